import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../../lib/preferences/preferences.ts';
import { aSubgroup } from '../../../testing/anEvent.ts';
import { aDnf, aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { LiveSource, stubLiveSources } from '../../../testing/liveSources.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';

const path = '/api/race/results/{id}';
const finishers = Array.from({ length: 8 }, (_, at) => aResult(at));
const server = servePortal(respondWith(path, aRaceResults([...finishers, aDnf(8)])));
const protocol = () => screen.findByRole('table', { name: /^Протокол/ });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');

describe('the protocol of a race', () => {
  beforeEach(stubLiveSources);
  afterEach(() => {
    vi.useRealTimers();
    setPreferences({ power: 'wattsPerKg', resultColumns: {} });
  });

  it('shows the finishers in order and the race in a few figures', async () => {
    renderPortal('/race/results/401');

    expect(rowsOf(await protocol())).toHaveLength(8);
    expect(rowsOf(await protocol())[0]).toHaveTextContent('Тимур Ветлужский');
    expect(screen.getByText('время победителя').closest('div')).toHaveTextContent('24:17.346');
    expect(screen.getByText('отрыв победителя').closest('div')).toHaveTextContent('+871мс');
    expect(screen.getByText('финишировали').closest('div')).toHaveTextContent('8 из 9');
    expect(document.title).toBe('Четверговая гонка · Отрыв');
  });

  it('counts a person with two accounts once, and a row without a group in no group', async () => {
    const second = aResult(1, { profileId: aResult(0).profileId, rankEvent: 0, disqualification: 'SECOND_ACCOUNT' });
    const lost = aResult(2, { rankEvent: 0, disqualification: 'NO_GROUP', subgroupLabel: 'E' });
    const eventSubgroups = [aSubgroup('A'), aSubgroup('B'), aSubgroup('E')];
    server.use(respondWith(path, aRaceResults([aResult(0), second, lost, aDnf(3)], { eventSubgroups })));
    renderPortal('/race/results/401');

    await protocol();
    expect(screen.getByText('финишировали').closest('div')).toHaveTextContent('2 из 3');
    const tabs = within(screen.getByRole('navigation', { name: 'Разделы заезда' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Результаты2',
      'Сход1',
      'Описание заезда',
    ]);
    const filter = within(screen.getByRole('group', { name: 'Категория' }));
    const counts = filter.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(counts).toEqual(['Все2', 'A1', 'B0', 'E0']);
  });

  it('links to its organizer, if there is one', async () => {
    renderPortal('/race/results/401');

    expect(await screen.findByRole('link', { name: 'Клуб «Ось»' })).toHaveAttribute('href', '/organizers/os/schedule');
  });

  it('links to the series of the race', async () => {
    const seriesId = { _id: 'a'.repeat(24), name: 'Зимний тур', urlSlug: 'os-zimnij-tur', logoUrls: null };
    server.use(respondWith(path, aRaceResults(finishers, { seriesId })));
    renderPortal('/race/results/401');

    expect(await screen.findByRole('link', { name: 'Зимний тур' })).toHaveAttribute(
      'href',
      '/series/os-zimnij-tur/results',
    );
  });

  it.each([
    { role: 'admin' as const, pens: 8 },
    { role: 'moderator' as const, pens: 0 },
  ])('shows a reader with the role $role $pens pens, each linked to its rider', async ({ role, pens }) => {
    server.use(...sessionOf(aUser({ role })));
    renderSignedIn('/race/results/401');
    await protocol();
    await screen.findByRole('button', { name: /^Аккаунт: / });

    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Управление: / })).toHaveLength(pens));
    const [first] = screen.queryAllByRole('link', { name: /^Управление: / });
    const href = pens === 0 ? undefined : `/admin/riders/${finishers[0]?.profileId}/main`;
    expect(first?.getAttribute('href')).toBe(href);
  });

  it("marks the reader's row, by any of their game ids", async () => {
    const [first] = finishers.slice(3);
    server.use(...sessionOf(aUser({ zwiftId: 1, zwiftIds: [1, first?.profileId ?? 0] })));
    renderSignedIn('/race/results/401');

    const rows = within(await protocol()).getAllByRole('row');
    await waitFor(() => expect(rows.filter((row) => row.getAttribute('aria-current') === 'true')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Моя строка' })).toBeInTheDocument();
  });

  it('lists riders who dropped out on a separate tab, with the filters in the address', async () => {
    renderPortal('/race/results/401?power=watts');
    await protocol();

    const tab = screen.getByRole('link', { name: /^Сход/ });
    expect(tab).toHaveAttribute('href', '/race/results/401?power=watts&tab=dnf');
    await userEvent.click(tab);

    const table = within(await screen.findByRole('table', { name: /^Сошли/ }));
    expect(table.getByText('Janne Koskelainen')).toBeInTheDocument();
    expect(table.queryByText('Тимур Ветлужский')).toBeNull();
    expect(screen.getByRole('radio', { name: 'ватты' })).toBeChecked();
  });

  it('reads category, order and unit from the address', async () => {
    renderPortal('/race/results/401?category=A&sort=-rider&power=watts');

    expect(rowsOf(await protocol())).toHaveLength(2);
    const sorted = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
    expect(sorted.map((header) => header.getAttribute('aria-sort'))).toEqual(['descending']);
    expect(sorted[0]).toHaveTextContent('Райдер');
    expect(screen.getByRole('radio', { name: 'ватты' })).toBeChecked();
  });

  it('ignores an unknown category or column', async () => {
    renderPortal('/race/results/401?category=Z&sort=nonsense&power=horses');

    expect(rowsOf(await protocol())).toHaveLength(8);
    expect(screen.getByRole('radio', { name: 'вт/кг' })).toBeChecked();
  });

  it('filters by category and remembers the unit of power', async () => {
    renderPortal('/race/results/401');
    await protocol();

    await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'ватты' }));

    await waitFor(async () => expect(rowsOf(await protocol())).toHaveLength(2));
    expect(localStorage.getItem('otryv_preferences')).toContain('"power":"watts"');
  });

  it('offers no choice of group in a race with one group', async () => {
    server.use(respondWith(path, aRaceResults(finishers, { eventSubgroups: [aSubgroup('A')] })));

    renderPortal('/race/results/401');

    await protocol();
    expect(screen.queryByRole('radio', { name: /^Все/ })).toBeNull();
  });

  it('has table tools: search, export, column presets', async () => {
    renderPortal('/race/results/401');
    await protocol();

    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Место или имя' }), '3{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')[4]).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
    expect(await screen.findByRole('menuitem', { name: 'Скачать показанное, CSV' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Столбцы' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Стример' }));
    expect(screen.queryByRole('columnheader', { name: 'ЧСС', hidden: true })).toBeNull();
  });

  it('restores the columns selected last time', async () => {
    setPreferences({ resultColumns: { shown: { heartRate: false, gapPrevious: false, height: true } } });
    renderPortal('/race/results/401');

    const headers = within(await protocol()).getAllByRole('columnheader', { hidden: true });
    const names = headers.map(({ textContent }) => textContent);
    expect(names).not.toEqual(expect.arrayContaining(['ЧСС']));
    expect(names).not.toEqual(expect.arrayContaining(['К пред.']));
    expect(names).toEqual(expect.arrayContaining(['см']));
  });

  it('shows rows published after the end of a race immediately, and marks no such race as ongoing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.use(respondWith(path, aRaceResults(finishers.slice(0, 6))));
    renderPortal('/race/results/405');
    await protocol();
    expect(screen.queryByText('Заезд идёт, протокол дополняется')).toBeNull();
    server.use(respondWith(path, aRaceResults(finishers)));

    vi.advanceTimersByTime(10_000);
    act(() => void dispatchEvent(new Event('focus')));

    await waitFor(async () => expect(rowsOf(await protocol())).toHaveLength(8));
    expect(screen.queryByRole('button', { name: 'Показать' })).toBeNull();
  });

  it('holds back new finishers of an ongoing race when the reader returns', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const running = { isFinal: false } as const;
    server.use(respondWith(path, aRaceResults(finishers.slice(0, 6), running)));
    renderPortal('/race/results/402');
    await protocol();
    server.use(respondWith(path, aRaceResults(finishers, running)));

    // A page left only briefly is not read again.
    vi.advanceTimersByTime(10_000);
    act(() => void dispatchEvent(new Event('focus')));

    expect(await screen.findByText('Ещё 2 финишировали')).toBeInTheDocument();
    expect(screen.getByText('Заезд идёт, протокол дополняется')).toBeInTheDocument();
    expect(rowsOf(await protocol())).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(rowsOf(await protocol())).toHaveLength(8);
  });

  it('holds back new finishers when a new version is reported, and requests no version twice', async () => {
    const running = { isFinal: false, version: 1 } as const;
    const asked = requestedUrls(server);
    server.use(respondWith(path, aRaceResults(finishers.slice(0, 6), running)));
    renderPortal('/race/results/406');
    await protocol();
    expect(LiveSource.open.map(({ url }) => url)).toEqual(['/api/live?event=406']);
    server.use(respondWith(path, aRaceResults(finishers, { ...running, version: 2 })));

    act(() => LiveSource.report(1));
    act(() => LiveSource.report(2));

    expect(await screen.findByText('Ещё 2 финишировали')).toBeInTheDocument();
    expect(rowsOf(await protocol())).toHaveLength(6);
    act(() => LiveSource.report(2));
    expect(asked.filter(({ pathname }) => pathname.includes('/results/'))).toHaveLength(2);
  });

  it('follows a complete protocol while decisions about it are open', async () => {
    const protestsUntil = '2100-11-23T10:00:00.000Z';
    const open = { protestsFrom: null, protestsUntil, officialSince: null, officialBy: null, lock: null };
    const event = { isFinal: true, protocol: { state: 'provisional' as const, ...open } };
    server.use(respondWith(path, aRaceResults(finishers, event)));
    renderPortal('/race/results/409');
    await protocol();
    const [winner, ...others] = finishers;
    const struck = winner && { ...winner, isDisqualification: true, disqualification: 'DSQ' as const };
    server.use(respondWith(path, aRaceResults([...others, ...(struck ? [struck] : [])], { ...event, version: 2 })));

    act(() => LiveSource.report(2));

    expect(await screen.findByText(/^Вне зачёта/)).toBeInTheDocument();
  });

  it('follows no final protocol, and none in a background tab', async () => {
    renderPortal('/race/results/407');
    await protocol();
    expect(LiveSource.open).toEqual([]);

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.use(respondWith(path, aRaceResults(finishers, { isFinal: false })));
    renderPortal('/race/results/408');
    await waitFor(async () => expect(await screen.findAllByRole('table', { name: /^Протокол/ })).toHaveLength(2));
    expect(LiveSource.open).toEqual([]);

    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(LiveSource.open).toHaveLength(1);
    visibility.mockRestore();
  });

  it('marks changes since the last visit', async () => {
    localStorage.setItem('otryv_of_guest_seen_results', JSON.stringify([[403, { '401.1002': 'B 9 1' }]]));
    const { event, ...race } = aRaceResults(finishers);
    server.use(respondWith(path, { ...race, event: { ...event, id: 403 } }));

    renderPortal('/race/results/403');

    await protocol();
    const changed = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-changed'));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toHaveTextContent('изменилось с прошлого визита');
  });

  it('keeps a change for the next visit while only the DNF tab is viewed', async () => {
    const before = { '401.1002': 'B 9 1' };
    localStorage.setItem('otryv_of_guest_seen_results', JSON.stringify([[404, before]]));
    const { event, ...race } = aRaceResults([...finishers, aDnf(8)]);
    server.use(respondWith(path, { ...race, event: { ...event, id: 404 } }));

    renderPortal('/race/results/404?tab=dnf');
    await screen.findByRole('table', { name: /^Сошли/ });

    const stored = JSON.parse(localStorage.getItem('otryv_of_guest_seen_results') ?? '');
    expect(stored).toEqual([[404, { ...before, '401.1008': expect.stringContaining('DNF') }]]);
  });

  it('hides the tools over a tab without rows', async () => {
    server.use(respondWith(path, aRaceResults(finishers)));

    renderPortal('/race/results/401?tab=dnf');

    expect(await screen.findByRole('heading', { name: 'Сошедших нет' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Столбцы' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'ватты' })).toBeNull();
  });

  it("shows the organizer's description on a tab", async () => {
    renderPortal('/race/results/401?tab=about');

    // The page renders the text plain first and replaces the element once the formatter has loaded.
    await waitFor(() => expect(screen.getByText(/Первый горный финиш/)).toBeInTheDocument());
  });

  it('shows that the race is on while no one has finished', async () => {
    server.use(respondWith(path, aRaceResults([], { isFinal: false, version: 0 })));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('heading', { name: 'Заезд идёт' })).toBeInTheDocument();
  });

  it('redirects to the race before its start', async () => {
    server.use(respondWithError(path, 404, 'event_not_started', 'Заезд ещё не начался.'));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('link', { name: 'К заезду' })).toHaveAttribute('href', '/race/schedule/401');
  });

  it('shows that the race does not exist', async () => {
    server.use(respondWithError(path, 404, 'event_not_found', 'Заезд не найден.'));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого заезда нет' })).toBeInTheDocument();
  });

  it("shows the server's error", async () => {
    server.use(respondUnavailable(path));

    renderPortal('/race/results/401');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});

describe('the link to the editing of results', () => {
  beforeEach(stubLiveSources);
  const edit = () => screen.findByRole('link', { name: 'Правка' });
  const race = aRaceResults(finishers, { microserviceExternalResourceId: 'club-of-race' });
  const openAs = async (clubs: string[]) => {
    server.use(respondWith(path, race), ...sessionOf(aUser({ moderator: { clubs } })));
    renderSignedIn('/race/results/401');
    await protocol();
  };

  it("is shown to a moderator of the race's club, before the description, which a phone cuts", async () => {
    await openAs(['club-of-race']);

    expect(await edit()).toHaveAttribute('href', '/results/edit/401');
    const tabs = within(screen.getByRole('navigation', { name: 'Разделы заезда' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
      'Результаты',
      'Сход',
      'Правка',
      'Описание заезда',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('dialog', { name: /^Удалить «/ })).toHaveTextContent(/Вернуть их нельзя/);
  });

  it('is hidden from a moderator of another club', async () => {
    await openAs(['another-club']);
    await screen.findByRole('button', { name: /сообщени/i });

    expect(screen.queryByRole('link', { name: 'Правка' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
  });
});
