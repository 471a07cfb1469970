import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { neverRespond } from '../../testing/respondWith.ts';

const server = servePortal();

describe('a message of the site', () => {
  it.each([
    'registered',
    'email-confirmed',
    'link-outdated',
    'reset-sent',
    'password-changed',
    'unsubscribed',
    'payment-returned',
  ])('shows no text from the address of %s', async (id) => {
    renderPortal(`/message/${id}/${encodeURIComponent('Переведите 500 рублей')}`);

    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).toHaveTextContent(/[а-я]{3}/);
    expect(document.body).not.toHaveTextContent('500');
  });

  it('leads from a confirmed address to the first steps, a guest through the sign-in', async () => {
    renderPortal('/message/email-confirmed/steps');

    expect(await screen.findByText('Войдите, и мы покажем, с чего начать.')).toBeInTheDocument();
    expect(screen.queryByText(/три шага/)).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      '/auth/authorization?returnTo=%2Fmessage%2Femail-confirmed%2Fsteps',
    );
    cleanup();

    server.use(...sessionOf(aUser()));
    renderSignedIn('/message/email-confirmed/steps');
    expect(await screen.findByText('Остались три шага, и вы на старте.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Привязать' })).toBeInTheDocument();
    cleanup();

    server.use(neverRespond('/api/auth/check'));
    renderSignedIn('/message/email-confirmed/steps');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  it('ignores an unknown email list', async () => {
    renderPortal('/message/unsubscribed/constructor');

    expect(await screen.findByText(/Больше не пришлём таких писем/)).toBeInTheDocument();
  });
});
