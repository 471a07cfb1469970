import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEventList, pastEvents } from '../../testing/anEvent.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';

const path = '/api/race/events';
const server = servePortal(respondWith(path, anEventList(pastEvents())));

describe('the list of results', () => {
  it('shows what is over, each race leading to its protocol', async () => {
    const asked = requestedUrls(server);

    renderPortal('/race/results');

    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toHaveAttribute('href', '/race/results/401');
    expect(asked.find(({ pathname }) => pathname === '/api/race/events')?.searchParams.get('started')).toBe('true');
    expect(document.title).toBe('Результаты · Отрыв');
  });

  it('leads to the schedule while nothing has finished', async () => {
    server.use(respondWith(path, anEventList([], { quantityPages: 0 })));

    renderPortal('/race/results');

    expect(await screen.findByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();
  });

  it('says the sentence of the server', async () => {
    server.use(respondUnavailable(path));

    renderPortal('/race/results');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
