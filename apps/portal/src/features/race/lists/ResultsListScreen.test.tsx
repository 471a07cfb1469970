import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent, anEventList, pastEvents } from '../../../testing/anEvent.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const path = '/api/race/events';
const ongoing = '/api/race/events/ongoing';
const server = servePortal(respondWith(path, anEventList(pastEvents())));

describe('the list of results', () => {
  it('shows finished races, each linked to its protocol', async () => {
    const asked = requestedUrls(server);

    renderPortal('/race/results');

    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toHaveAttribute('href', '/race/results/401');
    expect(asked.find(({ pathname }) => pathname === '/api/race/events')?.searchParams.get('started')).toBe('true');
    expect(document.title).toBe('Результаты · Отрыв');
  });

  it('reloads the ongoing races when the next one starts', async () => {
    const next = anEvent({ eventStart: '2026-11-21T12:00:00.000Z' });
    server.use(respondWith(path, (query) => anEventList(query.get('started') === 'true' ? pastEvents() : [next])));
    const asked = requestedUrls(server);
    renderPortal('/race/results');

    await waitFor(() => expect(asked.filter(({ pathname }) => pathname === ongoing)).toHaveLength(2));
  });

  it('links to the schedule while nothing has finished', async () => {
    server.use(respondWith(path, anEventList([], { quantityPages: 0 })));

    renderPortal('/race/results');

    expect(await screen.findByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();
  });

  it("shows the server's error", async () => {
    server.use(respondUnavailable(path));

    renderPortal('/race/results');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
