import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { requestedUrls, requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import {
  anOwnMember,
  aRatingResult,
  aTeam,
  aTeamCard,
  krona,
  memberOf,
  publicTeams,
  season,
  someStatistics,
  strangerOf,
} from '../../testing/teams.ts';

const server = servePortal(...publicTeams());
const page = '/teams/veter';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirms = (method: 'post' | 'delete', path: string) =>
  http[method](`*${path}`, () => HttpResponse.json({ message: 'Готово.' }));
const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replace(/\s/gu, ' '));
const head = () => screen.findByRole('heading', { level: 1, name: 'Ветер' });
const checks = () => requestsTo(server, '/api/auth/check');

describe('/teams', () => {
  it('shows every team as a card linked to its members', async () => {
    renderPortal('/teams');

    expect(await screen.findByRole('link', { name: 'Ветер' })).toHaveAttribute('href', `${page}/members`);
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Крона', 'Ветер']);
    expect(screen.getAllByText('3 участника')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Создать команду' })).toBeNull();
  });

  it("puts the reader's team first, and offers a new one only to those without", async () => {
    server.use(...memberOf());
    renderSignedIn('/teams');

    expect(await screen.findByText('Ваша')).toBeInTheDocument();
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['ВетерВаша', 'Крона']);
    expect(screen.queryByRole('link', { name: 'Создать команду' })).toBeNull();
  });

  it('offers a new team to a rider without one', async () => {
    server.use(...strangerOf());
    renderSignedIn('/teams');

    expect(await screen.findByRole('link', { name: 'Создать команду' })).toHaveAttribute(
      'href',
      '/moderation/teams/create',
    );
  });

  it('marks the team that the reader has requested to join, and prevents creating one meanwhile', async () => {
    server.use(...strangerOf({ requests: [{ ...krona, requestedAt: '2026-11-21T11:38:00.000Z' }] }));
    renderSignedIn('/teams');

    expect(await screen.findByText('Заявка')).toBeInTheDocument();
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toContain('КронаЗаявка');
    expect(screen.queryByRole('link', { name: 'Создать команду' })).toBeNull();
  });

  it('finds a team by its name in either script', async () => {
    renderPortal('/teams');

    await userEvent.type(await screen.findByRole('searchbox', { name: 'Название команды' }), 'kron');

    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Крона']);
  });

  it('explains an empty list and links to the next step', async () => {
    server.use(respondWith('/api/teams', { data: [] }));
    renderPortal('/teams');

    expect(await screen.findByRole('heading', { name: 'Команд пока нет' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/teams'));
    renderPortal('/teams');

    expect(await screen.findByRole('alert')).toHaveTextContent('Команды не загрузились');
  });
});

describe('the page of a team', () => {
  it('redirects to the members, with the rank in the season and the gap to the next one', async () => {
    renderPortal(page);

    expect(await head()).toBeInTheDocument();
    expect(await screen.findByText('до 3-го места')).toBeInTheDocument();
    expect(screen.getByText('сейчас, 45')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Группа' })).toHaveAttribute('href', 'https://t.me/veter_team');
    expect(screen.queryByRole('link', { name: 'Канал' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Управление/ })).toBeNull();
    expect(document.title).toBe('Ветер · Отрыв');
  });

  it('shows no rank in the season without points, and no weeks', async () => {
    const weeks = [{ from: '2026-09-01T00:00:00.000Z', points: 0 }];
    server.use(respondWith('/api/teams/statistics/{urlSlug}', { data: someStatistics({ seasonRating: null, weeks }) }));
    renderPortal(page);

    expect(await screen.findByText('средний рейтинг')).toBeInTheDocument();
    expect(screen.queryByText('место в сезоне')).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('shows a guest a join link through the sign-in, which returns to the page', async () => {
    renderPortal(`${page}/members`);

    expect(await screen.findByRole('link', { name: 'Войти и вступить' })).toHaveAttribute(
      'href',
      `/auth/authorization?returnTo=${encodeURIComponent(`${page}/members`)}`,
    );
  });

  it("sends a request, and reloads the rider's teams", async () => {
    server.use(...strangerOf(), confirms('post', '/api/teams/join-request'));
    const sent = requestsTo(server, '/api/teams/join-request');
    renderSignedIn(page);
    await screen.findByRole('button', { name: 'Вступить в команду' });
    const asked = requestedUrls(server);

    await press('Вступить в команду');

    expect(await screen.findByText('Готово.')).toBeInTheDocument();
    expect(await sent[0]?.json()).toEqual({ urlSlug: 'veter' });
    await waitFor(() => expect(asked.map(({ pathname }) => pathname)).toContain('/api/teams/own'));
  });

  it('shows a pending request, and withdraws it', async () => {
    const request = { name: 'Ветер', shortName: 'ВЕТЕР', urlSlug: 'veter', requestedAt: '2026-11-19T09:00:00.000Z' };
    server.use(...strangerOf({ requests: [request] }), confirms('delete', '/api/teams/join-request'));
    const sent = requestsTo(server, '/api/teams/join-request');
    renderSignedIn(page);

    expect(await screen.findByText(/Заявка отправлена 19 ноября 2026/)).toBeInTheDocument();
    await press('Отозвать заявку');

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await sent[0]?.json()).toEqual({ urlSlug: 'veter' });
  });

  it.each([
    {
      who: 'a banned rider reads the reason',
      own: {
        bans: [
          {
            name: 'Ветер',
            shortName: 'ВЕТЕР',
            urlSlug: 'veter',
            bannedAt: '2026-10-04T09:00:00.000Z',
            bannedReason: 'грубит',
          },
        ],
      },
      text: /Вход в эту команду для вас закрыт. Причина: грубит/,
    },
    {
      who: 'a member of another team reads which',
      own: { member: anOwnMember(krona) },
      text: /Вы в команде «Крона»/,
    },
  ])('instead of a button $who', async ({ own, text }) => {
    server.use(...strangerOf(own));
    renderSignedIn(page);

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Вступить в команду' })).toBeNull();
  });

  it('links a rider without a zwiftId to where it is linked', async () => {
    server.use(...strangerOf());
    server.use(...sessionOf(aUser({ zwiftId: null, zwiftIds: [] })));
    renderSignedIn(page);

    expect(await screen.findByRole('link', { name: 'Привязать игровой ID' })).toHaveAttribute(
      'href',
      '/profile/0/settings/zwift',
    );
  });

  it("allows a member to leave after a confirmation, but not the captain, and reloads the reader's rights", async () => {
    server.use(
      ...memberOf({ role: null, isCaptain: false }),
      http.post('*/api/team-members/leave', () => HttpResponse.json({ message: 'Вы вышли.' })),
    );
    const sent = requestsTo(server, '/api/team-members/leave');
    const checked = checks();
    renderSignedIn(page);

    await press('Выйти из команды');
    const dialog = within(await screen.findByRole('dialog', { name: 'Выйти из команды «Ветер»?' }));
    expect(dialog.getByText(/очки останутся команде/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Выйти из команды' }));

    expect(await screen.findByText('Вы вышли.')).toBeInTheDocument();
    expect(await sent[0]?.json()).toEqual({ urlSlug: 'veter' });
    await waitFor(() => expect(checked).toHaveLength(2));
  });

  it('shows the management to captains, with the pending requests', async () => {
    server.use(...memberOf());
    renderSignedIn(page);

    expect(await screen.findByRole('link', { name: /Управление 1.*ждёт 1 заявка/ })).toHaveAttribute(
      'href',
      `${page}/control/members`,
    );
    expect(await screen.findByRole('link', { name: 'Пригласить' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Выйти из команды' })).toBeNull();
  });

  it('shows that a team is closed, and offers no way to join', async () => {
    server.use(...strangerOf());
    server.use(...publicTeams(aTeam({ closedAt: '2026-11-01T00:00:00.000Z', totalMembers: 0 })));
    renderSignedIn(page);

    expect(await screen.findByText(/Команда закрыта/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Вступить в команду' })).toBeNull();
  });

  it("asks the member who is offered the team, and reloads the reader's rights", async () => {
    const handOver = { userId: '65f0000000000000000000a1', rider: null, expiresAt: '2026-11-28T09:00:00.000Z' };
    server.use(
      ...memberOf({ role: null, isCaptain: false, handOver }),
      http.post('*/api/teams/hand-over', () => HttpResponse.json({ message: 'Вы капитан.' })),
    );
    const sent = requestsTo(server, '/api/teams/hand-over');
    const checked = checks();
    renderSignedIn(page);

    expect(await screen.findByText('Вам передают команду')).toBeInTheDocument();
    await press('Стать капитаном');

    expect(await screen.findByText('Вы капитан.')).toBeInTheDocument();
    expect(await sent[0]?.json()).toEqual({ accepts: true });
    await waitFor(() => expect(checked).toHaveLength(2));
  });

  it('does not ask the captain who offered it', async () => {
    const handOver = { userId: '65f0000000000000000000a2', rider: null, expiresAt: '2026-11-28T09:00:00.000Z' };
    server.use(...memberOf({ handOver }));
    renderSignedIn(page);
    await screen.findByRole('link', { name: /Управление/ });

    expect(screen.queryByText('Вам передают команду')).toBeNull();
  });

  it('shows a missing team as not found, without details', async () => {
    server.use(respondWithError('/api/teams/{urlSlug}', 404, 'team_not_found', 'Команда не найдена.'));
    renderPortal(`${page}/members`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Такой команды нет' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/teams/{urlSlug}'));
    renderPortal(`${page}/members`);

    expect(await screen.findByRole('alert')).toHaveTextContent('Команда не загрузилась');
  });
});

describe('the members of a team', () => {
  it('are in a table with roles and points, most points first', async () => {
    renderPortal(`${page}/members`);

    expect(await screen.findByRole('row', { name: /Глеб Полозов.*Вице-капитан.*горы/ })).toBeInTheDocument();
    expect(texts(screen.getAllByRole('rowheader'))).toEqual([
      expect.stringContaining('Глеб Полозов'),
      expect.stringContaining('Лев Подветренный'),
      expect.stringContaining('Дарина Ледовских'),
    ]);
    expect(await screen.findByText('трёх')).toBeInTheDocument();
  });

  it('are filtered by name', async () => {
    renderPortal(`${page}/members`);

    await userEvent.type(await screen.findByRole('searchbox', { name: 'Имя в команде' }), 'ледов');

    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.getByRole('rowheader')).toHaveTextContent('Дарина Ледовских');
  });

  it('are shown again after an empty result', async () => {
    renderPortal(`${page}/members?search=никто`);

    expect(await screen.findByRole('heading', { name: 'Никого не нашлось' })).toBeInTheDocument();
    await press('Показать всех');

    expect(await screen.findAllByRole('rowheader')).toHaveLength(3);
  });
});

describe('the results of a team', () => {
  it('are of all seasons, or of a selected one', async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/results`);

    const link = await screen.findByRole('link', { name: /Осенний кубок. Этап 12/ });
    expect(link).toHaveAttribute('href', '/race/results/5100001?row=1020');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сезон' }), '2025/26');

    await waitFor(() =>
      expect(asked.some(({ searchParams }) => searchParams.get('season') === '2025-2026')).toBe(true),
    );
  });
});

describe('the achievements of a team', () => {
  it('trace every point to the row of its race or stage', async () => {
    renderPortal(`${page}/achievements`);

    expect(await screen.findByRole('heading', { name: 'Откуда 432 очка' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Четверговая гонка. Холмы' })).toHaveAttribute(
      'href',
      '/race/results/5100001?row=1020',
    );
    expect(screen.getByRole('link', { name: 'Осенний кубок. Этап 4' })).toHaveAttribute(
      'href',
      '/series/autumn/results/stage/4?row=1021',
    );
    expect(screen.getByText(/2 вклада, 52 из 52 очков/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'До 3-го места 29 очков' })).toBeInTheDocument();
  });

  it("mark the reader's team in the rating, and show another season", async () => {
    const asked = requestedUrls(server);
    renderPortal(`${page}/achievements`);

    expect(await screen.findByRole('row', { name: /Ветер/, current: true })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сезон' }), '2025/26');

    await waitFor(() =>
      expect(asked.map(({ pathname }) => pathname)).toContain('/api/teams/rating-results/veter/2025-2026'),
    );
  });

  it('explain how to get the first point', async () => {
    server.use(respondWith('/api/teams/statistics/{urlSlug}', { data: someStatistics({ seasonRating: null }) }));
    renderPortal(`${page}/achievements`);

    expect(await screen.findByText(/Место появится с первым финишем/)).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  const address = '/teams/invitations/veter-demo-invitation0';
  const invited = respondWith('/api/teams/invitations/{token}', {
    data: { team: aTeamCard(), expiresAt: '2026-11-28T09:00:00.000Z' },
  });

  it('shows the team to a guest, and leads through the sign-in', async () => {
    server.use(invited);
    renderPortal(address);

    expect(await screen.findByText(/Вас зовут в команду «Ветер»/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Войти и вступить' })).toHaveAttribute(
      'href',
      `/auth/authorization?returnTo=${encodeURIComponent(address)}`,
    );
  });

  it("adds a rider immediately, reloads the reader's rights, and opens the team", async () => {
    server.use(...strangerOf(), invited, confirms('post', '/api/teams/invitations/:token'));
    const sent = requestsTo(server, '/api/teams/invitations/');
    const checked = checks();
    renderSignedIn(address);

    await press('Вступить');

    expect(await head()).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(checked).toHaveLength(2);
  });

  it('redirects a member of the team to its page', async () => {
    server.use(...memberOf(), invited);
    renderSignedIn(address);

    expect(await screen.findByText('Вы уже в этой команде.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Страница команды' })).toHaveAttribute('href', `${page}/members`);
    expect(screen.queryByRole('button', { name: 'Вступить' })).toBeNull();
  });

  it('prompts a reader without a game account to link one', async () => {
    server.use(...strangerOf(), invited);
    server.use(...sessionOf(aUser({ zwiftId: null, zwiftIds: [] })));
    renderSignedIn(address);

    expect(await screen.findByRole('link', { name: 'Привязать игровой ID' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Вступить' })).toBeNull();
  });

  it('sends no request for a truncated link', async () => {
    const sent = requestsTo(server, '/api/teams/invitations/');
    renderPortal('/teams/invitations/veter-demo');

    expect(await screen.findByRole('heading', { name: 'Приглашение не действует' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows, when expired, whom to ask', async () => {
    server.use(respondWithError('/api/teams/invitations/{token}', 404, 'team_invitation_not_found', 'Не действует.'));
    renderPortal(address);

    expect(await screen.findByRole('heading', { name: 'Приглашение не действует' })).toBeInTheDocument();
  });
});

describe('the rating of teams', () => {
  it("opens the breakdown of a team's points, with links to the rows", async () => {
    renderPortal('/race/statistics/teams');

    await press(/432.*из чего сложились: Ветер/);

    const dialog = within(await screen.findByRole('dialog', { name: 'Из чего сложились очки: Ветер' }));
    expect(await dialog.findByRole('link', { name: 'Четверговая гонка. Холмы' })).toHaveAttribute(
      'href',
      '/race/results/5100001?row=1020',
    );
    expect(dialog.getByText('Всего очков: 52')).toBeInTheDocument();
  });

  it('pages the breakdown, no further than its first and last page', async () => {
    const rows = ['1', '2'].map((page) =>
      aRatingResult({ event: { ...aRatingResult().event, name: `Гонка ${page}` } }),
    );
    server.use(
      respondWith('/api/teams/rating-results/{urlSlug}/{season}', (query) => ({
        data: rows.slice(Number(query.get('page')) - 1, Number(query.get('page'))),
        quantityPages: 2,
        quantityResults: 2,
        nextCursor: null,
        points: 52,
      })),
    );
    renderPortal('/race/statistics/teams');
    await press(/432.*из чего сложились: Ветер/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Из чего сложились очки: Ветер' }));

    expect(await dialog.findByText('Гонка 1')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Более поздние' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Более ранние' }));
    expect(await dialog.findByText('Гонка 2')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Более ранние' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Более поздние' }));
    expect(await dialog.findByText('Гонка 1')).toBeInTheDocument();
  });

  it('starts with the current season, and shows a selected one', async () => {
    const asked = requestedUrls(server);
    renderPortal('/race/statistics/teams');
    await screen.findByRole('row', { name: /Крона/ });

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сезон' }), '2025/26');

    const paths = () => asked.map(({ pathname }) => pathname);
    await waitFor(() => expect(paths()).toContain('/api/statistics/teams/2025-2026'));
    expect(paths()).toContain(`/api/statistics/teams/${season}`);
  });

  it("marks the reader's team", async () => {
    server.use(...memberOf());
    renderSignedIn('/race/statistics/teams');

    expect(await screen.findByRole('row', { name: /Ветер/, current: true })).toBeInTheDocument();
  });
});
