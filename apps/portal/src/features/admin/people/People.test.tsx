import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  accountId,
  administrationOfPeople,
  someActivities,
  someBans,
  someUsers,
} from '../../../testing/administrationOfPeople.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { aListedRider, riderId, someRiders } from '../../../testing/riders.ts';
import { bodiesOf, done, press, writesOf } from '../../../testing/writes.ts';

const server = servePortal(...administrationOfPeople());

describe('the accounts of the portal', () => {
  it('are the first page of the administration, with their data', async () => {
    renderSignedIn('/admin');

    const link = await screen.findByRole('link', { name: 'yakoreva' });
    expect(link).toHaveAttribute('href', '/admin/users/65f0000000000000000000a2/main');
    expect(screen.getByText('39 пользователей. Смена роли пишется в журнал и завершает сеансы.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пользователи', current: 'page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: String(riderId) })).toHaveAttribute('href', `/profile/${riderId}/results`);
  });

  it('open the page of any rider by name, even without an account', async () => {
    server.use(respondWith('/api/riders', someRiders()));
    renderSignedIn('/admin/users');

    await userEvent.type(await screen.findByRole('combobox', { name: 'Райдер: имя или игровой ID' }), 'Лев');
    await userEvent.click(await screen.findByRole('option', { name: /Лев Подветренный/ }));

    const tabs = within(await screen.findByRole('navigation', { name: 'О райдере' }));
    expect(tabs.getByRole('link', { name: 'Баны' })).toHaveAttribute('href', `/admin/riders/${riderId}/bans`);
  });

  it('distinguish namesakes among the riders to open', async () => {
    const name = { firstName: 'Лев', lastName: 'Подветренный' };
    const namesakes = [aListedRider(0, name), aListedRider(1, { ...name, category: 'C' })];
    server.use(respondWith('/api/riders', someRiders(namesakes)));
    renderSignedIn('/admin/users');

    await userEvent.type(await screen.findByRole('combobox', { name: 'Райдер: имя или игровой ID' }), 'Лев');
    await userEvent.click(await screen.findByRole('option', { name: 'Лев Подветренный C, 1021' }));

    const tabs = within(await screen.findByRole('navigation', { name: 'О райдере' }));
    expect(tabs.getByRole('link', { name: 'Баны' })).toHaveAttribute('href', '/admin/riders/1021/bans');
  });

  it('are searched, filtered, sorted and paginated by the server', async () => {
    const asked: string[] = [];
    server.use(
      respondWith('/api/admin/users', (query) => {
        asked.push(
          ['search', 'role', 'emailConfirmed', 'columnName', 'isRasing', 'page'].map((key) => query.get(key)).join(),
        );
        return someUsers;
      }),
    );
    renderSignedIn('/admin/users?page=2');
    await screen.findByRole('link', { name: 'yakoreva' });

    await userEvent.click(screen.getByRole('radio', { name: /админы/ }));
    await userEvent.click(screen.getByRole('radio', { name: /не подтверждена/ }));
    await userEvent.click(screen.getByRole('button', { name: /Роль/ }));
    await userEvent.type(screen.getByRole('searchbox'), 'шторм');

    await waitFor(() => expect(asked.at(-1)).toBe('шторм,admin,false,role,true,1'));
    expect(asked[0]).toBe(',,,registered,false,2');
  });

  it('show an empty result, and reset the filters', async () => {
    server.use(
      respondWith('/api/admin/users', (query) =>
        query.get('role') === 'admin' ? { ...someUsers, data: [], quantityUsers: 0 } : someUsers,
      ),
    );
    renderSignedIn('/admin/users?role=admin');
    expect(await screen.findByRole('heading', { name: 'Никого не найдено' })).toBeInTheDocument();

    await press('Сбросить');

    expect(await screen.findByRole('link', { name: 'yakoreva' })).toBeInTheDocument();
  });

  it('redirect from a page past the end to the last one', async () => {
    const asked: string[] = [];
    server.use(
      respondWith('/api/admin/users', (query) => {
        asked.push(query.get('page') ?? '');
        return query.get('page') === '99' ? { ...someUsers, data: [] } : someUsers;
      }),
    );
    renderSignedIn('/admin/users?page=99');

    expect(await screen.findByRole('link', { name: 'yakoreva' })).toBeInTheDocument();
    expect(asked).toEqual(['99', '3']);
  });

  it('are forbidden to moderators', async () => {
    server.use(...sessionOf(aUser({ role: 'moderator' })));
    renderSignedIn('/admin/users');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
  });
});

describe('a rider', () => {
  it('has the power curve recalculated', async () => {
    server.use(done('put', '/api/admin/riders/power-curve', {}, 'Кривая пересчитана.'));
    const sent = requestsTo(server, '/api/admin/riders');
    renderSignedIn(`/admin/riders/${riderId}`);
    expect(await screen.findByRole('link', { name: 'podvetrenny' })).toHaveAttribute(
      'href',
      `/admin/users/${accountId}/main`,
    );

    await press('Пересчитать кривую');

    expect(await screen.findByText('Кривая пересчитана.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ zwiftId: riderId }]);
  });

  it.each(['abc', '99999999'])('shows that it is missing at %s, without actions or a retry', async (typed) => {
    const path = '/api/race/profile/{zwiftId}';
    server.use(respondWithError(path, typed === 'abc' ? 400 : 404, 'rider_not_found', 'Такого райдера нет.'));
    renderSignedIn(`/admin/riders/${typed}`);

    expect(await screen.findByText('Такого райдера нет.')).toBeInTheDocument();
    expect(screen.queryByText('NaN')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Баны' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

  it('has rides excluded from the curve', async () => {
    server.use(done('put', '/api/admin/fitfile', someActivities.data[0], 'Заезд больше не учитывается.'));
    const sent = requestsTo(server, '/api/admin/fitfile');
    renderSignedIn(`/admin/riders/${riderId}/activities`);
    await userEvent.click(await screen.findByRole('switch', { name: /Утренний подъём/ }));

    expect(await screen.findByText('Заезд больше не учитывается.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ _idActivity: '65f0000000000000000000f1', banned: true }]);
    await userEvent.click(screen.getByRole('radio', { name: /исключённые/ }));
    expect(screen.queryByText('Утренний подъём')).toBeNull();
  });

  it('is banned by a code with a required reason, which can be edited', async () => {
    server.use(done('put', '/api/admin/riders/ban', someBans.data, 'Райдер исключён.'));
    const sent = requestsTo(server, '/api/admin/riders/ban');
    renderSignedIn(`/admin/riders/${riderId}/bans`);
    const cheating = within(await screen.findByRole('region', { name: 'Обман' }));
    expect(screen.getAllByRole('switch')).toHaveLength(8);
    await userEvent.click(cheating.getByRole('switch'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Бан: Обман' }));
    expect(writesOf(sent)).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /Почему/ }), ' Две учётные записи.');
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить бан' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const weight = within(screen.getByRole('region', { name: 'Вес' }));
    expect(weight.getByText(/Поставил sudya-zoya/)).toBeInTheDocument();
    await userEvent.clear(weight.getByRole('textbox', { name: /Почему/ }));
    await userEvent.type(weight.getByRole('textbox', { name: /Почему/ }), 'Вес 45 кг');

    await userEvent.click(weight.getByRole('button', { name: 'Сохранить' }));

    await waitFor(async () => expect(writesOf(sent)).toHaveLength(2));
    expect(await bodiesOf(sent)).toEqual([
      {
        zwiftId: riderId,
        code: 'CHEATING',
        banned: true,
        description: 'Показания завышены. Две учётные записи.',
      },
      { zwiftId: riderId, code: 'WEIGHT_MANIPULATION', banned: true, description: 'Вес 45 кг' },
    ]);
  });

  it('keeps the typed reason of a ban that fails', async () => {
    const failure = { code: 'database_unavailable', message: 'База данных не отвечает.' };
    server.use(http.put('*/api/admin/riders/ban', () => Response.json(failure, { status: 503 })));
    renderSignedIn(`/admin/riders/${riderId}/bans`);
    const cheating = within(await screen.findByRole('region', { name: 'Обман' }));
    await userEvent.click(cheating.getByRole('switch'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Бан: Обман' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Почему/ }), ' Две учётные записи.');

    await userEvent.click(dialog.getByRole('button', { name: 'Поставить бан' }));

    expect(await screen.findByText(/База данных не отвечает/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Поставить бан' })).toBeEnabled());
    expect(dialog.getByRole('textbox', { name: /Почему/ })).toHaveValue('Показания завышены. Две учётные записи.');
  });
});

describe('a partially refunded payment', () => {
  const messages = { end: 'Закончить', shorten: 'Сократить', keep: 'Оставить' };

  it.each(Object.entries(messages))('awaits an administrator, who may %s its period', async (choice, word) => {
    server.use(done('put', '/api/admin/refunds/:id', [], 'Готово.'));
    const sent = requestsTo(server, '/api/admin/refunds');
    renderSignedIn('/admin/logs/admin');
    const tasks = within(await screen.findByRole('region', { name: 'Ждут решения: возвраты' }));
    const [task, other] = tasks.getAllByRole('listitem');
    expect(task).toHaveTextContent(
      /yakoreva, «Клуб „Ось“»: возвращено 1\s995\s₽ из 3\s990\s₽, период до 13 февраля 2027/,
    );
    expect(other).toHaveTextContent('аккаунт удалён');
    expect(other && within(other).queryByRole('button', { name: /^Сократить/ })).toBeNull();

    await userEvent.click(tasks.getAllByRole('button', { name: new RegExp(`^${word}`) })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(word) }));
    expect(writesOf(sent)).toEqual([]);
    expect(dialog.queryByText(/29 декабря/) !== null).toBe(choice === 'shorten');
    await userEvent.click(dialog.getByRole('button', { name: `${word} период` }));

    expect(await screen.findByText('Готово.')).toBeInTheDocument();
    expect(await bodiesOf(sent)).toEqual([{ choice, refundedKopecks: 199_500 }]);
  });

  it.each([
    { with: respondWith('/api/admin/refunds', { data: [] }), failures: 0 },
    { with: respondUnavailable('/api/admin/refunds'), failures: 1 },
  ])('leaves the log usable if there is none, or it fails to load: $failures', async ({ with: handler, failures }) => {
    server.use(handler);
    renderSignedIn('/admin/logs/admin');

    expect(await screen.findByText('Заезд добавлен')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText('Возвраты не загрузились')).toHaveLength(failures));
    expect(screen.queryByText('Ждут решения: возвраты')).toBeNull();
  });
});

describe('look-alike names', () => {
  it('are listed above the log, each with a link to its page', async () => {
    renderSignedIn('/admin/logs/admin');
    const names = within(await screen.findByRole('region', { name: 'Похожие названия' }));

    expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Команды с похожими названиями Крона (krona), Kpoнa (kpona)',
      'Организаторы с похожими краткими названиями Ось (os), Oсь (os-2)',
      'Серии разных организаторов с похожими названиями Тур (os-tur), Tур (krona-tyr)',
      'Заезды разных организаторов с похожими названиями Рассвет (5100001), Pассвет (5100002)',
    ]);
    expect(names.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/teams/krona/members',
      '/teams/kpona/members',
      '/organizers/os/schedule',
      '/organizers/os-2/schedule',
      '/series/os-tur/results',
      '/series/krona-tyr/results',
      '/race/schedule/5100001',
      '/race/schedule/5100002',
    ]);
  });

  it.each([
    { with: respondWith('/api/admin/look-alike-names', { data: [] }), failures: 0 },
    { with: respondUnavailable('/api/admin/look-alike-names'), failures: 1 },
  ])('leave the log usable if there are none, or they fail to load: $failures', async ({ with: handler, failures }) => {
    server.use(handler);
    renderSignedIn('/admin/logs/admin');

    expect(await screen.findByText('Заезд добавлен')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText('Похожие названия не загрузились')).toHaveLength(failures));
    expect(screen.queryByText('Похожие названия')).toBeNull();
  });
});

describe('the visits', () => {
  it('are shown by day and by page, filtered by period and page', async () => {
    const asked: string[] = [];
    const { data } = {
      data: {
        total: 3,
        days: [{ day: '2026-11-21', count: 3 }],
        routes: [
          { pattern: '/riders', count: 3 },
          { pattern: '/race/results/:eventId', count: 0 },
          { pattern: '/gone', count: 0 },
        ],
      },
    };
    server.use(
      respondWith('/api/admin/visits', (query) => {
        asked.push(`${query.get('days')} ${query.get('pattern') ?? ''}`);
        return { data };
      }),
    );
    renderSignedIn('/admin/visits');
    expect(await screen.findByRole('figure', { name: 'Посещения по дням' })).toBeInTheDocument();
    expect(screen.getByText('3 посещения')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: '90 дней' }));
    const page = screen.getByRole('combobox', { name: 'Страница' });
    expect(
      within(page)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Все страницы',
      'Райдеры, /riders',
      expect.stringMatching(/^\p{Lu}.+, \/race\/results\/:eventId$/u),
      '/gone',
    ]);
    expect(screen.getAllByText('Райдеры, /riders').length).toBeGreaterThan(1);
    await userEvent.selectOptions(page, '/riders');

    await waitFor(() => expect(asked.at(-1)).toBe('90 /riders'));
    expect(asked[0]).toBe('30 ');
  });
});
