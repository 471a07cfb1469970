import type { OngoingRaces, SeriesCardDto } from '@otryv/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../lib/preferences/preferences.ts';
import {
  anEvent,
  anEventList,
  anOngoingRace,
  anUnfinishedRace,
  aSubgroup,
  comingEvents,
  pastEvents,
} from '../../testing/anEvent.ts';
import { sessionOf } from '../../testing/aSession.ts';
import { news } from '../../testing/guide.ts';
import { LiveSource, stubLiveSources } from '../../testing/liveSources.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { failConnection, neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { aSeriesCard, someSeries } from '../../testing/series.ts';
import { topTeams } from '../../testing/teams.ts';

const path = '/api/race/events';
const home = (coming = comingEvents()) =>
  respondWith(path, (query) => anEventList(query.get('started') === 'true' ? pastEvents() : coming));
const ongoing = (series: SeriesCardDto[]) => respondWith('/api/series/organizers', someSeries({ ongoing: series }));
const server = servePortal(home(), topTeams(), news(), ongoing([aSeriesCard({ status: 'ongoing' })]));

const ownGroups = respondWith('/api/race/events/own-groups', {
  data: [
    { eventId: 501, ownGroup: 'A' },
    { eventId: 505, ownGroup: 'B' },
  ],
});

/** Together with the others, more than fit in a row of cards. */
const evening = anEvent({ id: 505, name: 'Ещё один', eventStart: '2026-11-22T17:00:00.000Z' });
const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the ongoing races', () => {
  beforeEach(stubLiveSources);

  const on = (...data: OngoingRaces['data']) => respondWith('/api/race/events/ongoing', { data, routes: [] });

  it.each(['/', '/race/schedule', '/race/results'])(
    'are shown above the others at %s, without those whose time is over',
    async (address) => {
      const over = { ...anOngoingRace({ id: 409, name: 'Вчерашняя' }), until: '2026-11-21T11:59:00.000Z' };
      server.use(on(anOngoingRace(), anUnfinishedRace(), over));
      renderPortal(address);

      const heading = await screen.findByRole('heading', { level: 2, name: 'Сейчас едут' });
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(heading);
      const [first, second, ...further] = screen.getAllByRole('article').slice(0, 2);
      expect(further).toEqual([]);
      expect(first).toHaveTextContent(
        /В пути 48 мин.*Длинный штиль.*Финишировали 14, записалось 56.*Тимур Ветлужский42:17\.346/,
      );
      expect(first).toHaveTextContent('Неофициально, по данным игры на 14:55');
      expect(second).toHaveTextContent(/Записались 56 райдеров.*Пока никто не финишировал/);
      expect(screen.queryByText('Вчерашняя')).toBeNull();
    },
  );

  it('show finishers live, and warn when no news has come for half an hour', async () => {
    server.use(on(anUnfinishedRace()));
    renderPortal('/');
    expect(await screen.findByText('Пока никто не финишировал.')).toBeInTheDocument();

    server.use(on(anOngoingRace({ id: 411, updated: '2026-11-21T11:30:00.000Z' })));
    LiveSource.report(1);

    expect(await screen.findByRole('link', { name: 'Тимур Ветлужский' })).toHaveAttribute(
      'href',
      '/profile/1101/results',
    );
    expect(screen.getByText(/Новых данных от игры нет с 14:30/)).toBeInTheDocument();
  });

  it('are read again only for a version newer than the one read', async () => {
    server.use(on(anOngoingRace()));
    const asked = requestedUrls(server);
    renderPortal('/race/results');
    await screen.findByRole('link', { name: 'Тимур Ветлужский' });
    const reads = () => asked.filter(({ pathname }) => pathname === '/api/race/events/ongoing').length;
    const before = reads();

    LiveSource.report(4);
    server.use(on(anOngoingRace({ name: 'Длинный штиль, круг второй' })));
    LiveSource.report(5);

    expect(await screen.findByRole('link', { name: 'Длинный штиль, круг второй' })).toBeInTheDocument();
    expect(reads() - before).toBe(1);
  });

  it.each([1, 3, 4, 6])('of %d are followed live up to the third', async (count) => {
    const races = Array.from({ length: count }, (_, at) => anOngoingRace({ id: 420 + at, name: `Заезд ${at}` }));
    server.use(on(...races));
    renderPortal('/race/results');
    await screen.findByRole('link', { name: `Заезд ${count - 1}` });

    expect(LiveSource.open.map(({ url }) => new URL(url, 'https://otryv.example').searchParams.get('event'))).toEqual(
      ['420', '421', '422'].slice(0, count),
    );
  });

  it('are excluded from those that have finished', async () => {
    server.use(on(anOngoingRace({ id: 401, name: 'Четверговая гонка' })), home());
    renderPortal('/');

    expect(await screen.findByRole('heading', { name: 'Сейчас едут' })).toBeInTheDocument();
    await screen.findByRole('table', { name: 'Только что финишировали' });
    expect(screen.getAllByRole('link', { name: 'Четверговая гонка' })).toHaveLength(1);
  });

  it.each([
    { address: '/', below: 'complementary' },
    { address: '/race/schedule', below: 'searchbox' },
    { address: '/race/results', below: 'searchbox' },
  ])('come before what they would push down at $address, while they can still arrive', async ({ address, below }) => {
    server.use(neverRespond('/api/race/events/ongoing'));
    renderPortal(address);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole(below)).toBeNull();
    cleanup();

    server.use(respondUnavailable('/api/race/events/ongoing'));
    renderPortal(address);
    expect(await screen.findByRole(below)).toBeInTheDocument();
  });

  it('leave the page unchanged when there are none, or they fail to load', async () => {
    server.use(respondUnavailable('/api/race/events/ongoing'));
    renderPortal('/');

    expect(await screen.findByText('Следующий старт, сегодня в 17:30 МСК')).toBeInTheDocument();
    expect(screen.queryByText('Сейчас едут')).toBeNull();
  });
});

describe('the home screen', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    setPreferences({ ownZone: false });
  });

  it('shows the next start large, the others side by side, and the latest results', async () => {
    renderPortal('/');

    expect(await screen.findByText('Следующий старт, сегодня в 17:30 МСК')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('2:30:00');
    expect(screen.getByRole('heading', { level: 2, name: 'Ближайшие заезды' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ночная разделка' })).toHaveAttribute('href', '/race/schedule/502');
    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toHaveAttribute('href', '/race/results/401');
    const finished = screen.getByRole('row', { name: /Четверговая гонка/ });
    expect(finished).toHaveTextContent(/Тимур Ветлужский.*24:17\.346.*\+0:01/);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(['Заезд', 'Победитель', 'Время', 'Отрыв от второго', 'Финишировали']);
    expect(document.title).toBe('Ближайшие заезды · Отрыв');
  });

  it('marks the group of a signed-in reader', async () => {
    server.use(home([anEvent(), evening]), ownGroups, ...sessionOf());
    renderSignedIn('/');

    const [next, card] = await screen.findAllByText('Ваша');
    expect([next?.previousElementSibling?.textContent, card?.previousElementSibling?.textContent]).toEqual([
      expect.stringMatching(/^A/),
      expect.stringMatching(/^B/),
    ]);
  });

  it('omits a race from the results while it is being ridden, but shows those that finished earlier', async () => {
    const riding = [402, 403, 404, 405, 406].map((id) => anEvent({ id, name: 'Ещё едут', totalFinishedCount: 0 }));
    const started = [...riding, ...pastEvents()];
    server.use(
      respondWith(path, (query) =>
        anEventList(
          query.get('started') === 'true' ? started.slice(0, Number(query.get('docsOnPage'))) : comingEvents(),
        ),
      ),
    );
    renderPortal('/');

    expect(await screen.findByRole('link', { name: 'Четверговая гонка' })).toBeInTheDocument();
    expect(screen.queryByText('Ещё едут')).toBeNull();
  });

  it('groups starts by day when there are more than fit in a row', async () => {
    server.use(home([...comingEvents(), evening]));
    renderPortal('/');

    expect(await screen.findByRole('heading', { level: 2, name: 'Сегодня' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Завтра' })).toBeInTheDocument();
  });

  it('shows starts of later days only to fill up to four', async () => {
    const later = ['23', '24', '25', '26'].map((day) =>
      anEvent({ id: 600 + Number(day), name: `Старт ${day}`, eventStart: `2026-11-${day}T16:30:00.000Z` }),
    );
    server.use(home([anEvent(), ...later]));
    renderPortal('/');

    expect(await screen.findByRole('link', { name: 'Старт 25' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Старт 23' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Старт 26' })).toBeNull();
  });

  it('shows the top three teams of the season, linked to the teams and the standings', async () => {
    renderPortal('/');

    const teams = within(
      (await screen.findByRole('heading', { name: 'Команды сезона' })).closest('section') ?? document.body,
    );
    expect(teams.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Таблица', '/race/statistics/teams'],
      ['КРОНА', '/teams/krona/members'],
      ['ВЕТЕР', '/teams/veter/members'],
      ['ПИК', '/teams/pik/members'],
    ]);
  });

  it('shows that no team has points yet', async () => {
    server.use(respondWith('/api/statistics/teams/top', { season: '2026-2027', data: [], updatedAt: null }));
    renderPortal('/');

    expect(await screen.findByText('Очков в этом сезоне пока нет.')).toBeInTheDocument();
  });

  it('shows the ongoing series with their stages', async () => {
    const endless = aSeriesCard({ _id: 'f'.repeat(24), status: 'ongoing', name: 'Без этапов', stagesCount: 0 });
    server.use(ongoing([aSeriesCard({ status: 'ongoing', stagesDone: 0, stagesCount: 8 }), endless]));
    renderPortal('/');

    const series = within(
      (await screen.findByRole('heading', { name: 'Серии идут сейчас' })).closest('section') ?? document.body,
    );
    expect(series.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0 из 8 этапов', '']);
    expect(series.getByRole('link', { name: 'Без этапов' })).toHaveAttribute('href', expect.stringMatching(/results$/));
  });

  it('hides the series while none is ongoing', async () => {
    server.use(ongoing([]));
    renderPortal('/');

    await screen.findByRole('link', { name: 'КРОНА' });
    expect(screen.queryByRole('heading', { name: 'Серии идут сейчас' })).toBeNull();
  });

  it('shows the last seven releases, and loads seven more at a time', async () => {
    renderPortal('/');

    const whatIsNew = within(
      (await screen.findByRole('heading', { name: 'Что нового' })).closest('section') ?? document.body,
    );
    const versions = () => whatIsNew.getAllByText(/^Версия/).map(({ textContent }) => textContent);
    expect(versions()).toEqual([9, 8, 7, 6, 5, 4, 3].map((minor) => `Версия 1.${minor}.0`));

    await userEvent.click(whatIsNew.getByRole('button', { name: 'Ещё' }));

    expect(await whatIsNew.findByText('Версия 1.1.0')).toBeInTheDocument();
    expect(versions()).toHaveLength(9);
    expect(whatIsNew.queryByRole('button', { name: 'Ещё' })).toBeNull();
  });

  it('hides the releases while there are none', async () => {
    server.use(respondWith('/api/information/development', { informationDev: [], hasMore: false }));
    renderPortal('/');

    await screen.findByRole('link', { name: 'КРОНА' });
    expect(screen.queryByRole('heading', { name: 'Что нового' })).toBeNull();
  });

  it('groups days by the calendar of the selected time zone', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Vladivostok',
    });
    setPreferences({ ownZone: true });
    server.use(home([...comingEvents(), evening]));
    renderPortal('/');

    await screen.findByRole('timer');

    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(expect.arrayContaining(['Завтра', '23 ноября']));
    expect(days).not.toContain('Сегодня');
  });

  it('shows when the first group lines up', async () => {
    const groups = [
      aSubgroup('A', { lineUpStart: '2026-11-21T14:27:00.000Z' }),
      aSubgroup('B', { lineUpStart: '2026-11-21T14:26:00.000Z' }),
      aSubgroup('C', { lineUpStart: null }),
    ];
    server.use(home([anEvent({ eventSubgroups: groups })]));
    renderPortal('/');

    expect(await screen.findByText('сбор на старте в 17:26 МСК', { normalizer: spaces })).toBeInTheDocument();
  });

  it('shows no line-up time if none is set', async () => {
    server.use(home([anEvent({ eventSubgroups: [aSubgroup('A', { lineUpStart: null })] })]));
    renderPortal('/');

    await screen.findByRole('timer');
    expect(screen.queryByText(/сбор на старте/)).toBeNull();
  });

  it('labels club-only races', async () => {
    renderPortal('/');

    expect(await screen.findByText(/только для клуба/)).toBeInTheDocument();
  });

  it('links to the schedule when nothing starts soon', async () => {
    server.use(home([]));

    renderPortal('/');

    expect(await screen.findByRole('heading', { name: 'Заездов пока не назначено' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Всё расписание' })).toHaveAttribute('href', '/race/schedule');
  });

  it('hides the results while nothing has finished', async () => {
    server.use(respondWith(path, (query) => anEventList(query.get('started') === 'true' ? [] : [anEvent()])));

    renderPortal('/');

    await screen.findByRole('timer');
    expect(screen.queryByText('Только что финишировали')).toBeNull();
  });

  it("shows the server's error, and the races after a retry", async () => {
    server.use(respondUnavailable(path));
    renderPortal('/');
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.getByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');

    server.use(home());
    retry.click();

    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a network error', async () => {
    server.use(failConnection(path));

    renderPortal('/');

    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
  });
});
