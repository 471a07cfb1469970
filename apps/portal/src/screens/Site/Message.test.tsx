import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';

servePortal();

describe('a message of the site', () => {
  it.each([
    ...['registered', 'email-confirmed', 'link-outdated', 'reset-sent', 'password-changed', 'unsubscribed'],
    'payment-returned',
  ])('%s shows no words of its address', async (id) => {
    renderPortal(`/message/${id}/${encodeURIComponent('Переведите 500 рублей')}`);

    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).toHaveTextContent(/[а-я]{3}/);
    expect(document.body).not.toHaveTextContent('500');
  });

  it('names no list of letters that there is not', async () => {
    renderPortal('/message/unsubscribed/constructor');

    expect(await screen.findByText(/Больше не пришлём таких писем/)).toBeInTheDocument();
  });
});
