import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEventWithRiders, aSubgroup } from '../../../testing/anEvent.ts';
import { aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';

const path = '/api/race/events/{id}';
const server = servePortal(respondWith(path, anEventWithRiders(8)));
const rowsOf = async (name: RegExp) => within(await screen.findByRole('table', { name })).findAllByRole('rowheader');

describe('the screen of a coming race', () => {
  it('shows the race and its sign-ups', async () => {
    renderPortal('/race/schedule/501');

    expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1, name: 'Осенний кубок: «Перевал»' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Зарегистрироваться в игре/ })).toHaveAttribute(
      'href',
      'https://www.zwift.com/events/view/501',
    );
    expect(screen.getByRole('link', { name: 'Клуб «Ось»' })).toHaveAttribute('href', '/organizers/os/schedule');
    expect(await rowsOf(/^Группы$/)).toHaveLength(4);
    expect(screen.getByText('+1 мин', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeInTheDocument();
    expect(document.title).toBe('Осенний кубок: «Перевал» · Отрыв');
  });

  it('counts a person who signed up with two accounts once', async () => {
    const details = anEventWithRiders(8);
    const signedRiders = details.event.signedRiders.map((rider, at) =>
      at === 4 ? { ...rider, profileId: 9000 } : rider,
    );
    server.use(respondWith(path, { ...details, event: { ...details.event, signedRiders } }));
    renderPortal('/race/schedule/501');

    expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(8);
    expect(screen.getByText('зарегистрировались').parentElement).toHaveTextContent('7');
    expect(await screen.findByRole('radio', { name: /^Все/ })).toHaveAccessibleName(/7/);
  });

  it.each([
    { who: 'a moderator of its club', user: aUser({ isModeratorClub: true, moderator: { clubs: ['os'] } }), links: 1 },
    { who: 'an administrator', user: aUser({ role: 'admin' }), links: 1 },
    { who: 'a moderator of another club', user: aUser({ moderator: { clubs: ['krona'] } }), links: 0 },
  ])('links $who to its editor: $links', async ({ user, links }) => {
    const event = anEventWithRiders(1, { microserviceExternalResourceId: 'os' });
    server.use(...sessionOf(user), respondWith(path, event));
    renderSignedIn('/race/schedule/501');
    await rowsOf(/Зарегистрировались на/);
    // The abilities load late.
    await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' });

    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Правка' })).toHaveLength(links));
    expect(screen.queryAllByRole('button', { name: 'Удалить' })).toHaveLength(links);
    for (const link of screen.queryAllByRole('link', { name: 'Правка' })) {
      expect(link).toHaveAttribute('href', '/zwift/event/edit/501');
    }
  });

  it('finds a rider among the sign-ups by part of the name', async () => {
    renderPortal('/race/schedule/501');
    const last = (await rowsOf(/Зарегистрировались на/)).at(-1);
    const name = last?.querySelector('a')?.textContent ?? '';
    await userEvent.click(await screen.findByRole('button', { name: 'Найти' }));

    await userEvent.type(await screen.findByRole('combobox', { name: 'Место или имя' }), name);
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);

    await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('deletes the race for its moderator, and redirects to the schedule', async () => {
    const event = anEventWithRiders(2, { microserviceExternalResourceId: 'os' });
    const moderator = aUser({ isModeratorClub: true, moderator: { clubs: ['os'] } });
    server.use(...sessionOf(moderator), respondWith(path, event));
    const removals = recordRequests(server, 'DELETE', '/api/race/events', { message: 'Заезд удалён.' });
    renderSignedIn('/race/schedule/501');
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Удалить «/ }));
    expect(dialog.getByText(/2.записи райдеров/)).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Удалить заезд' }));

    await waitFor(() => expect(document.title).toMatch(/^Расписание/));
    expect(removals).toEqual([{ eventId: 501, isDeletedInGame: false }]);
  });

  it('shows groups, rules and description before the possibly long list of riders', async () => {
    renderPortal('/race/schedule/501');
    await screen.findByRole('heading', { name: 'Кто может ехать' });

    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Группы',
      'Смогу ли я участвовать',
      'Кто может ехать',
      'Правила',
      'О заезде',
      'Зарегистрировались',
    ]);
  });

  it('shows the duration of a time-limited race, and its world by the map when the route is unknown', async () => {
    const group = { routeId: 999, mapId: 13, laps: 0, durationInSeconds: 2700, distanceSummary: null };
    server.use(respondWith(path, anEventWithRiders(1, { eventSubgroups: [aSubgroup('A', group)] })));

    renderPortal('/race/schedule/501');

    expect(await screen.findByText('длительность')).toBeInTheDocument();
    expect(screen.getByText('45:00')).toBeInTheDocument();
    expect(screen.getByText('Шотландия')).toBeInTheDocument();
  });

  it('shows an event without groups', async () => {
    server.use(respondWith(path, anEventWithRiders(0, { eventSubgroups: [] })));

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('heading', { level: 1, name: 'Осенний кубок: «Перевал»' })).toBeInTheDocument();
  });

  it("shows the organizer's description without scripts", async () => {
    const description = '<img src=x onerror=alert(1)> <b>Читайте</b> [регламент](javascript:alert(1))';
    server.use(respondWith(path, anEventWithRiders(1, { description })));

    renderPortal('/race/schedule/501');

    await waitFor(() => expect(screen.getByText('Читайте').tagName).toBe('B'));
    expect(document.querySelector('img[src="x"], [onerror], a[href^="javascript"]')).toBeNull();
  });

  it.each([
    { visibility: 'PUBLIC', text: 'Открыт для всех' },
    { visibility: 'SHAREABLE', text: 'Для тех, у кого есть ссылка' },
    { visibility: 'DEFINED_BY_RESOURCE_ID', text: 'Только для клуба' },
  ])('shows the admission rules: $words', async ({ visibility, text }) => {
    server.use(respondWith(path, anEventWithRiders(1, { microserviceEventVisibility: visibility })));

    renderPortal('/race/schedule/501');

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    { eventStart: '2026-11-21T14:30:00.000Z', left: '2:30:00' },
    { eventStart: '2026-11-22T11:59:59.000Z', left: '23:59:59' },
    { eventStart: '2026-11-22T12:00:00.000Z', left: '1день' },
    { eventStart: '2026-11-26T11:00:00.000Z', left: '5дней' },
    { eventStart: '2026-12-03T13:00:00.000Z', left: '12дней' },
  ])('shows the time to $eventStart in calendar days, and to the second within the last day: $left', async (race) => {
    const { eventStart, left } = race;
    server.use(respondWith(path, anEventWithRiders(1, { eventStart })));

    renderPortal('/race/schedule/501');

    expect((await screen.findByText('до старта')).nextSibling).toHaveTextContent(left);
  });

  it('shows no countdown for a start that has passed', async () => {
    server.use(respondWith(path, anEventWithRiders(1, { eventStart: '2026-11-21T12:00:00.000Z' })));

    renderPortal('/race/schedule/501');

    await rowsOf(/Зарегистрировались на/);
    expect(screen.queryByText('до старта')).toBeNull();
  });

  it('shows the riders of the group in the address', async () => {
    renderPortal('/race/schedule/501');
    await rowsOf(/Зарегистрировались на/);

    await userEvent.click(screen.getByRole('radio', { name: /^A/ }));

    await waitFor(async () => expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(2));
  });

  it('invites readers to sign up when no one has', async () => {
    server.use(respondWith(path, anEventWithRiders(0)));

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('heading', { name: 'Пока никто не зарегистрировался' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Зарегистрироваться в игре' })).toBeInTheDocument();
  });

  it('shows no invitation when sign-up is closed', async () => {
    server.use(respondWith(path, anEventWithRiders(0, { categoryEnforcement: true, accessExpression: 'false' })));

    renderPortal('/race/schedule/501');

    expect(await screen.findByText('Регистрация на этот заезд закрыта.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Зарегистрироваться в игре' })).toBeNull();
  });

  it.each([{ started: true }, { eventStart: '2026-11-21T12:00:00.000Z' }])(
    'stays a start list while the race is on, with its protocol in place of the sign-up: %j',
    async (changes) => {
      server.use(respondWith(path, anEventWithRiders(3, changes)));

      renderPortal('/race/schedule/501');

      expect(await rowsOf(/Зарегистрировались на/)).toHaveLength(3);
      expect(screen.getByText('Сейчас едут')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Открыть протокол' })).toHaveAttribute('href', '/race/results/501');
      expect(screen.queryByRole('link', { name: /Зарегистрироваться в игре|В календарь/ })).toBeNull();
      // The late parts of the page contain this heading.
      await screen.findByRole('heading', { name: 'Кто может ехать' });
      expect(screen.queryByRole('heading', { name: 'Смогу ли я участвовать' })).toBeNull();
    },
  );

  it('redirects to the results once the race is over', async () => {
    server.use(
      respondWith(path, anEventWithRiders(1, { started: true, hasResults: true })),
      respondWith('/api/race/results/{id}', aRaceResults([aResult()])),
    );

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('table', { name: 'Протокол: Четверговая гонка' })).toBeInTheDocument();
  });

  it.each([404, 400])('shows that the race does not exist on %d', async (status) => {
    server.use(
      respondWithError(path, status, status === 404 ? 'event_not_found' : 'request_invalid', 'Заезд не найден.'),
    );

    renderPortal('/race/schedule/abc');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого заезда нет' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Расписание' })).toHaveAttribute('href', '/race/schedule');
    expect(main.queryByRole('link', { name: 'На главную' })).toBeNull();
  });

  it("shows the server's error", async () => {
    server.use(respondUnavailable(path));

    renderPortal('/race/schedule/501');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});
