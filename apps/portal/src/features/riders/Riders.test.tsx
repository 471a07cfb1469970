import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { requestedUrls, requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import {
  aListedRider,
  aPowerCurve,
  aProfile,
  aRiderPower,
  aRiderWithEverything,
  riderId,
  someMetrics,
  someRiders,
} from '../../testing/riders.ts';

const server = servePortal(...aRiderWithEverything());
const page = `/profile/${riderId}`;
const listed = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const queryOf = (urls: URL[], path: string) =>
  Object.fromEntries(urls.findLast((url) => url.pathname === path)?.searchParams ?? []);

describe('/riders', () => {
  it('shows the riders and their number, each linked to a page', async () => {
    renderPortal('/riders');

    expect(await listed()).toEqual(expect.arrayContaining([expect.stringContaining('Подветренный')]));
    expect(screen.getByText(/52 райдера с результатом/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Лев Подветренный' })).toHaveAttribute('href', `${page}/results`);
    expect(screen.getAllByRole('link', { name: '78.3' })[0]).toHaveAttribute('href', `${page}/weight-and-height`);
  });

  it('requests the list for the filters in the address', async () => {
    const asked = requestedUrls(server);
    renderPortal('/riders?search=%D0%BB%D0%B5%D0%B2&category=B&sex=female&sort=cp300&page=2&docsOnPage=50&power=watts');
    await listed();

    expect(queryOf(asked, '/api/riders')).toEqual({
      search: 'лев',
      category: 'B',
      male: 'false',
      page: '2',
      docsOnPage: '50',
      columnName: 'cp-watts-300',
      isRasing: 'true',
    });
  });

  it.each(['category=X', 'sex=other', 'page=-1', 'sort=%24where', 'docsOnPage=100000'])(
    'requests the default list for the address ?%s',
    async (query) => {
      const asked = requestedUrls(server);
      renderPortal(`/riders?${query}`);
      await listed();

      expect(queryOf(asked, '/api/riders')).toMatchObject({ category: 'All', page: '1', docsOnPage: '20' });
      expect(queryOf(asked, '/api/riders')).not.toHaveProperty('male');
    },
  );

  it("sorts by the riders' countries", async () => {
    const asked = requestedUrls(server);
    renderPortal('/riders');
    await listed();

    await userEvent.click(within(screen.getByRole('columnheader', { name: 'RS' })).getByRole('button'));

    await waitFor(() =>
      expect(queryOf(asked, '/api/riders')).toMatchObject({ columnName: 'racingScore', isRasing: 'true' }),
    );
  });

  it.each([
    ['sort=-medals', { columnName: 'medals', isRasing: 'false' }],
    ['sort=racingScoreChange', { columnName: 'racingScoreChange', isRasing: 'true' }],
    ['sort=-ftp', { columnName: 'ftp', isRasing: 'false' }],
    ['sort=-ftp&power=watts', { columnName: 'cp-watts-1200', isRasing: 'false' }],
  ])('requests the order of ?%s', async (query, expected) => {
    const asked = requestedUrls(server);
    renderPortal(`/riders?${query}`);
    await listed();

    expect(queryOf(asked, '/api/riders')).toMatchObject(expected);
  });

  it('links to the stream of a rider on air, and filters by it', async () => {
    const asked = requestedUrls(server);
    renderPortal('/riders');
    await listed();

    expect(screen.getByRole('link', { name: 'в эфире' })).toHaveAttribute('href', 'https://twitch.tv/gleb');
    await userEvent.click(screen.getByRole('switch', { name: 'в эфире: 1' }));

    await waitFor(() => expect(queryOf(asked, '/api/riders')).toMatchObject({ onAir: 'true' }));
  });

  it('hides the filter when no one is on air', async () => {
    server.use(respondWith('/api/riders', someRiders([aListedRider(0)])));
    renderPortal('/riders');
    await listed();

    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('counts the categories of the selected sex', async () => {
    renderPortal('/riders?sex=female');
    await listed();

    expect(screen.getByRole('radio', { name: /^Все 11/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^B 8/ })).toBeInTheDocument();
  });

  it("marks the reader's row", async () => {
    server.use(...sessionOf(aUser()));
    renderSignedIn('/riders');

    const own = await screen.findByRole('row', { name: /Подветренный/, current: true });
    expect(within(own).getByText('Вы')).toBeInTheDocument();
  });

  it('shows that no one matches, and resets the filters', async () => {
    server.use(respondWith('/api/riders', (query) => someRiders(query.get('search') ? [] : undefined)));
    renderPortal('/riders?search=nobody');
    expect(await screen.findByRole('heading', { name: 'Райдеров не нашлось' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));

    expect(await listed()).toHaveLength(4);
  });

  it('links to the next step when there are no riders yet', async () => {
    server.use(respondWith('/api/riders', someRiders([])));
    renderPortal('/riders');

    expect(await screen.findByRole('heading', { name: 'Райдеров пока нет' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Расписание' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/riders'));
    renderPortal('/riders');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });
});

describe('the header of a rider', () => {
  it('shows the rider, the figures and the additional accounts', async () => {
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Лев Подветренный' })).toBeInTheDocument();
    for (const text of ['561', '3.98', '78.3', '34 года', 'игровой ID 1020'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(screen.getByText('21')).toBeInTheDocument();
    expect(await screen.findByText('и 1 дополнительный аккаунт; показатели основного')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Трансляция: Twitch' })).toHaveAttribute('href', 'https://twitch.tv/lev');
    expect(document.title).toBe('Лев Подветренный, Результаты · Отрыв');
  });

  it('links to the stream on air', async () => {
    server.use(...aRiderWithEverything(aProfile({}, { onAir: 'https://twitch.tv/lev' })));
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('link', { name: 'в эфире' })).toHaveAttribute('href', 'https://twitch.tv/lev');
  });

  it("links to the rider's team", async () => {
    const team = { name: 'Ветер', shortName: 'ВЕТЕР', urlSlug: 'veter', appearance: null };
    server.use(respondWith('/api/race/profile/{zwiftId}', aProfile({ team })));
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('link', { name: 'ВЕТЕР' })).toHaveAttribute('href', '/teams/veter/members');
  });

  it('labels hidden values as hidden, not with a dash', async () => {
    const hidden = { isWeightHidden: true, weight: null, isAgeHidden: true, age: null } as const;
    server.use(...aRiderWithEverything(aProfile(hidden)));
    renderPortal(`${page}/results`);
    await screen.findByRole('heading', { level: 1, name: 'Лев Подветренный' });

    expect(screen.getAllByText('скрыто').length).toBeGreaterThanOrEqual(1);
    expect(screen.getByText('возраст скрыт')).toBeInTheDocument();
  });

  it("allows only the owner to refresh the data, and shows the server's message", async () => {
    server.use(...sessionOf(aUser()), ...aRiderWithEverything());
    const sent = requestsTo(server, '/api/race/profile/my');
    server.use(http.put('*/api/race/profile/my', () => Response.json({ message: 'Данные обновлены' })));
    renderSignedIn(`${page}/results`);

    await userEvent.click(await screen.findByRole('button', { name: /Обновить данные/ }));

    expect(await screen.findByText('Данные обновлены')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', `${page}/settings/account`);
  });

  it('links another rider to a comparison', async () => {
    server.use(...sessionOf(aUser({ zwiftId: 7, zwiftIds: [7] })), ...aRiderWithEverything());
    renderSignedIn(`${page}/results`);

    expect(await screen.findByRole('link', { name: /Сравнить с собой/ })).toHaveAttribute(
      'href',
      '/compare?riders=7,1020',
    );
    expect(screen.queryByRole('button', { name: /Обновить/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Личный кабинет' })).toBeNull();
  });

  it('links administrators only to the bans and activities', async () => {
    server.use(...sessionOf(aUser({ role: 'admin' })), ...aRiderWithEverything());
    renderSignedIn(`${page}/results`);

    expect(await screen.findByRole('link', { name: /Баны и активности/ })).toHaveAttribute(
      'href',
      `/admin/riders/${riderId}/bans`,
    );
    cleanup();
    server.use(...sessionOf(aUser({ role: 'moderator' })));
    renderSignedIn(`${page}/results`);
    expect(await screen.findByRole('link', { name: /Сравнить/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Баны и активности/ })).toBeNull();
  });

  it('shows that the rider does not exist, and links to the list', async () => {
    server.use(respondWithError('/api/race/profile/{zwiftId}', 404, 'rider_not_found', 'Нет такого.'));
    renderPortal(`${page}/power`);

    expect(await screen.findByRole('heading', { name: 'Такого райдера нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Все райдеры' })).toHaveAttribute('href', '/riders');
  });

  it('shows the loading error of the rider', async () => {
    server.use(respondUnavailable('/api/race/profile/{zwiftId}'));
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('alert')).toHaveTextContent('Райдер не загрузился');
  });

  it("redirects from the bare number, and from the owner's /profile, to the results", async () => {
    server.use(...sessionOf(aUser()), ...aRiderWithEverything());
    renderSignedIn('/profile');

    expect(await screen.findByRole('table', { name: /Результаты: Лев/ })).toBeInTheDocument();
  });
});

describe('the results of a rider', () => {
  it('show each race, linked to its row in the protocol', async () => {
    renderPortal(`${page}/results`);

    const [race] = await screen.findAllByRole('link', { name: 'Осенний кубок. Этап 12' });
    expect(race).toHaveAttribute('href', '/race/results/5100001?row=1020');
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(4);
  });

  it('request the order in the address, with intervals in the selected unit', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/results?sort=-cp1200&power=wattsPerKg&page=3`);
    await screen.findByRole('table', { name: /Результаты: Лев/ });
    await screen.findAllByRole('rowheader');

    expect(queryOf(asked, '/api/race/profile/results')).toMatchObject({
      zwiftId: '1020',
      page: '3',
      columnName: 'cp-wattsKg-1200',
      isRasing: 'false',
    });
  });

  it('show score and weight above the list, each with its line and a link to its history', async () => {
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('img', { name: 'Вес за 90 дней' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Гоночный рейтинг за 90 дней' })).toBeInTheDocument();
    expect(screen.getByText('+12 за 30 дней')).toBeInTheDocument();
    expect(screen.getByText('−0.3 за 30 дней')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Вес' })).toHaveAttribute('href', `${page}/weight-and-height`);
  });

  it('show the wins below, with the medals, paginated', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/results?page=2`);
    expect(await screen.findByRole('link', { name: 'Утренний подъём' })).toHaveAttribute('href', '/race/results/4');
    expect(screen.getByText('Золото 6, серебро 7, бронза 8')).toBeInTheDocument();
    const racesAsked = () => asked.filter(({ pathname }) => pathname === '/api/race/profile/results').length;
    await waitFor(() => expect(queryOf(asked, '/api/race/profile/results')).toMatchObject({ page: '2' }));
    const before = racesAsked();

    await userEvent.click(screen.getByRole('button', { name: 'Раньше' }));

    await waitFor(() => expect(queryOf(asked, `/api/race/profile/wins/${riderId}`)).toEqual({ page: '2' }));
    expect(racesAsked()).toBe(before);
  });

  it('request no wins for a rider without one', async () => {
    const asked = requestedUrls(server);
    server.use(...aRiderWithEverything(aProfile({ medals: { gold: 0, silver: 1, bronze: 0 } })));
    renderPortal(`${page}/results`);
    await screen.findAllByRole('rowheader');

    expect(asked.some((url) => url.pathname.includes('/wins/'))).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Победы' })).toBeNull();
  });

  it('show an empty state when there are none', async () => {
    server.use(
      respondWith('/api/race/profile/results', {
        userResults: [],
        quantityPages: 0,
        quantityResults: 0,
        nextCursor: null,
      }),
    );
    renderPortal(`${page}/results`);

    expect(await screen.findByRole('heading', { name: 'Результатов пока нет' })).toBeInTheDocument();
  });
});

describe('the power of a rider', () => {
  it('shows the gap to the next category, and the effort that reaches it', async () => {
    const forecast = {
      category: 'C',
      next: 'B',
      watts: 243,
      wattsPerKg: 3.28,
      neededWatts: 211,
      neededWattsPerKg: 3.54,
      missingWatts: 0,
      missingWattsPerKg: 0.26,
      wattsToReach: 263,
    };
    server.use(respondWith('/api/race/profile/{zwiftId}/power', aRiderPower({ forecast })));
    renderPortal(`${page}/power`);

    expect(await screen.findByRole('heading', { name: /До B не хватает 0,26 вт\/кг/ })).toBeInTheDocument();
    expect(
      screen.getByText(/За 20 минут нужно 263 вт, лучшее за 90 дней 243\. Второе условие B, 211 вт, выполнено/),
    ).toBeInTheDocument();
  });

  it('shows the curve against a race and another rider, both from the address', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/power?race=a.1&rider=2040`);
    const chart = within(await screen.findByRole('figure', { name: 'Кривая мощности, вт/кг' }));

    await userEvent.click(chart.getByRole('radio', { name: 'Таблицей' }));

    await waitFor(() => expect(chart.getAllByRole('columnheader')).toHaveLength(4));
    expect(chart.getByRole('columnheader', { name: /19 ноября 2026, Четверговая/ })).toBeInTheDocument();
    expect(asked.some((url) => url.pathname === '/api/race/profile/2040')).toBe(true);
  });

  it('toggles the comparison with the reader', async () => {
    server.use(...sessionOf(aUser({ zwiftId: 7, zwiftIds: [7] })), ...aRiderWithEverything());
    const asked = requestedUrls(server);
    renderSignedIn(`${page}/power`);

    await userEvent.click(await screen.findByRole('button', { name: 'Я, мои 90 дней' }));
    await waitFor(() => expect(asked.some((url) => url.pathname === '/api/race/profile/7')).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: /Убрать/ }));

    expect(await screen.findByRole('button', { name: 'Я, мои 90 дней' })).toBeInTheDocument();
  });

  it('shows the records of 90 days with the rank, and those of all time', async () => {
    renderPortal(`${page}/power`);
    const records = within(await screen.findByRole('table', { name: /Рекорды: Лев/ }));
    expect(records.getByRole('columnheader', { name: 'Среди B' })).toBeInTheDocument();
    expect(records.getByRole('row', { name: /^5.м/ })).toHaveTextContent('4.77');

    await userEvent.click(screen.getByRole('radio', { name: 'всё время' }));

    const ever = within(screen.getByRole('table', { name: /Рекорды: Лев/ }));
    expect(ever.getByRole('row', { name: /^5.м/ })).toHaveTextContent(/5\.02.*4\.43/);
    expect(ever.getAllByRole('link', { name: /июня/ })[0]).toHaveAttribute('href', '/race/results/5000002');
    expect(ever.queryByRole('columnheader', { name: 'Среди B' })).toBeNull();
  });

  it('shows score and weight of 90 days next to the records, and marks a hidden weight', async () => {
    const hidden = someMetrics({ isWeightHidden: true });
    renderPortal(`${page}/power`);
    const history = within(await screen.findByRole('complementary', { name: 'История' }));
    expect(await history.findByRole('figure', { name: 'Гоночный рейтинг' })).toBeInTheDocument();
    expect(history.getByRole('figure', { name: 'Вес, кг' })).toBeInTheDocument();
    cleanup();

    server.use(respondWith('/api/race/profile/{zwiftId}/metrics', hidden));
    renderPortal(`${page}/power`);

    expect(await screen.findByText('Райдер скрыл вес')).toBeInTheDocument();
    expect(screen.queryByRole('figure', { name: 'Вес, кг' })).toBeNull();
  });

  it('marks watts hidden with the weight, and omits them from the forecast', async () => {
    const forecast = {
      category: 'C',
      next: 'B',
      watts: null,
      wattsPerKg: 3.28,
      neededWatts: 211,
      neededWattsPerKg: 3.54,
      missingWatts: null,
      missingWattsPerKg: 0.26,
      wattsToReach: null,
    };
    const powerCurve = aPowerCurve({ pointsWatts: [] });
    server.use(
      ...aRiderWithEverything(aProfile({ isWeightHidden: true, weight: null })),
      respondWith('/api/race/profile/{zwiftId}/power', aRiderPower({ forecast, powerCurve })),
    );
    server.use(respondWith('/api/race/profile/{zwiftId}/power', aRiderPower({ forecast, powerCurve })));
    renderPortal(`${page}/power?power=watts`);

    expect(await screen.findByText(/Вес скрыт, поэтому ватты не показаны/)).toBeInTheDocument();
    expect(screen.getByText('За 20 минут нужно 3,54 вт/кг, лучшее за 90 дней 3,28.')).toBeInTheDocument();
  });

  it('explains how a curve is computed when there is none', async () => {
    server.use(
      respondWith('/api/race/profile/{zwiftId}/power', {
        powerCurve: null,
        records: [],
        powerFromEvents: [],
        forecast: null,
      }),
    );
    renderPortal(`${page}/power`);

    expect(await screen.findByRole('heading', { name: 'Заездов с мощностью нет' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/race/profile/{zwiftId}/power'));
    renderPortal(`${page}/power`);

    expect(await screen.findByRole('alert')).toHaveTextContent('Мощность не загрузилась');
  });
});

describe('the history of a rider', () => {
  it('shows the score of 90 days, or of a year', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/racing-score`);
    expect(await screen.findByRole('figure', { name: 'Гоночный рейтинг' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: 'год' }));

    await waitFor(() => expect(queryOf(asked, `/api/race/profile/${riderId}/metrics`)).toEqual({ days: '365' }));
  });

  it('offers a year when 90 days have too little data, and notes when a year has too little as well', async () => {
    const { data } = someMetrics();
    server.use(respondWith('/api/race/profile/{zwiftId}/metrics', someMetrics({ data: data.slice(-3) })));
    renderPortal(`${page}/racing-score`);
    const chart = await screen.findByRole('figure', { name: 'Гоночный рейтинг' });
    expect(chart).toHaveTextContent(/За 90 дней мало данных для графика\. Посмотрите за год\.$/);

    await userEvent.click(screen.getByRole('radio', { name: 'год' }));

    expect(await screen.findByText('За год мало данных для графика.')).toBeInTheDocument();
    cleanup();
    renderPortal(`${page}/results`);
    expect(await screen.findAllByText('мало данных за 90 дней')).toHaveLength(2);
  });

  it('shows weight and height, and explains the days without data', async () => {
    renderPortal(`${page}/weight-and-height`);

    expect(await screen.findByRole('figure', { name: 'Вес, кг' })).toBeInTheDocument();
    expect(screen.getByRole('figure', { name: 'Рост, см' })).toBeInTheDocument();
    expect(screen.getAllByText(/Пунктиром дни, за которые данных нет/)).toHaveLength(2);
  });

  it('shows no chart of hidden values, and a note instead', async () => {
    const hidden = someMetrics({ isWeightHidden: true });
    server.use(respondWith('/api/race/profile/{zwiftId}/metrics', hidden));
    renderPortal(`${page}/weight-and-height`);

    expect(await screen.findByText(/Райдер скрыл вес/)).toBeInTheDocument();
    expect(await screen.findByRole('figure', { name: 'Рост, см' })).toBeInTheDocument();
    expect(screen.queryByRole('figure', { name: 'Вес, кг' })).toBeNull();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/race/profile/{zwiftId}/metrics'));
    renderPortal(`${page}/racing-score`);

    expect(await screen.findByRole('alert')).toHaveTextContent('История не загрузилась');
  });

  it('loads below the header', async () => {
    server.use(neverRespond('/api/race/profile/{zwiftId}/metrics'));
    renderPortal(`${page}/racing-score`);

    expect(await screen.findByRole('radio', { name: 'год' })).toBeInTheDocument();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
