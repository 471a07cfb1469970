import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anEvent, anEventList, pastEvents } from '../../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondWith } from '../../../testing/respondWith.ts';

const own = anEvent({ id: 601, name: 'Своя гонка', microserviceExternalResourceId: 'os', totalSignedUpCount: 5 });
const other = anEvent({ id: 602, name: 'Чужая гонка', microserviceExternalResourceId: 'krona' });
const moderator = aUser({ isModeratorClub: true, moderator: { clubs: ['os'] } });
const server = servePortal(respondWith('/api/race/events', anEventList([own, other])));
const menu = (race: string) => screen.findByRole('button', { name: `Действия: ${race}` });

describe('the menu of a race in a list', () => {
  it('is shown to users who may change the race', async () => {
    server.use(...sessionOf(moderator));
    renderSignedIn('/race/schedule');

    await userEvent.click(await menu('Своя гонка'));

    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Править заезд', 'Обновить из игры', 'Удалить заезд']);
    expect(items[0]).toHaveAttribute('href', '/zwift/event/edit/601');
    expect(screen.queryByRole('button', { name: 'Действия: Чужая гонка' })).toBeNull();
  });

  it('is hidden from guests', async () => {
    renderPortal('/race/schedule');

    await screen.findByRole('link', { name: 'Чужая гонка' });

    expect(screen.queryByRole('button', { name: /^Действия/ })).toBeNull();
  });

  it('refreshes a race from the game', async () => {
    server.use(...sessionOf(moderator));
    const syncs = recordRequests(server, 'PUT', '/api/race/events', {
      message: 'Заезд обновлён.',
      data: { eventId: 601, changes: [] },
    });
    renderSignedIn('/race/schedule');

    await userEvent.click(await menu('Своя гонка'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Обновить из игры' }));

    await waitFor(() => expect(syncs).toEqual([{ eventId: 601 }]));
    expect(await screen.findByText('Заезд обновлён.')).toBeInTheDocument();
  });

  it('deletes a race after listing its dependents', async () => {
    server.use(...sessionOf(moderator));
    const removals = recordRequests(server, 'DELETE', '/api/race/events', { message: 'Заезд удалён.' });
    renderSignedIn('/race/schedule');
    await userEvent.click(await menu('Своя гонка'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить заезд' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить «Своя гонка»?' }));
    expect(dialog.getByText(/5.записей райдеров/)).toBeInTheDocument();
    expect(removals).toEqual([]);

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Удалить и в игре' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить заезд' }));

    await waitFor(() => expect(removals).toEqual([{ eventId: 601, isDeletedInGame: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('links to the decisions and results of a finished race, which is not deleted in the game', async () => {
    server.use(...sessionOf(aUser({ role: 'admin' })), respondWith('/api/race/events', anEventList(pastEvents())));
    const loads = recordRequests(server, 'PUT', '/api/race/results', {
      message: 'Результаты обновлены.',
      data: { finishers: 1, unfinished: 0, changed: false },
    });
    renderSignedIn('/race/results');
    await userEvent.click(await menu('Четверговая гонка'));
    expect(await screen.findByRole('menuitem', { name: 'Решения' })).toHaveAttribute('href', '/results/edit/401');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Обновить результаты' }));
    await waitFor(() => expect(loads).toEqual([{ eventId: 401 }]));

    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    server.use(http.get('*/api/zwift/download/event-results/401', () => HttpResponse.json([])));
    await userEvent.click(await menu('Четверговая гонка'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать results.json' }));
    await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'results-401.json'));

    await userEvent.click(await menu('Четверговая гонка'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить заезд' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/протокол \(91.финишировавший\)/)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
