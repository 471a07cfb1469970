import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/access/startSession.ts';
import { setPreferences } from '../../lib/preferences/preferences.ts';
import { anEventList, comingEvents, storyNow } from '../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';

const path = '/api/race/events';
const server = servePortal(respondWith(path, anEventList(comingEvents())));

/** Returns a response to the visit counter, dated by the server's clock. */
const servedAt = (at: number) =>
  http.post('*/api/visits', () => {
    const headers = { 'cache-control': 'private, no-store', date: new Date(at).toUTCString() };
    return new Response(null, { status: 204, headers });
  });

describe('the clock of the portal', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([3, -2, 0])("counts down to the start by the server's clock when the device is %s h ahead", async (hours) => {
    vi.useFakeTimers({ now: storyNow + hours * 3_600_000, toFake: ['Date'] });
    server.use(servedAt(storyNow));

    render(<PortalAt address="/race/schedule" />);

    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^2:(30:00|29:59)/));
    expect(screen.getAllByText(/через 2\sч (30|29)\sмин/)).not.toHaveLength(0);
  });
});

describe('the shell', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    setPreferences({ ownZone: false, theme: 'light' });
  });

  it('links to the existing screens, and marks the current one', async () => {
    renderPortal('/race/schedule');
    await screen.findByRole('table');

    const links = within(screen.getByRole('navigation', { name: 'Основная навигация' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/',
      '/race/schedule',
      '/race/results',
      '/teams',
      '/organizers',
      '/series',
      '/race/statistics/main',
      '/riders',
      '/profile',
      '/streams',
      '/documentation',
    ]);
    expect(links[2]).toHaveAttribute('aria-current', 'page');
    expect(links[3]).not.toHaveAttribute('aria-current');
  });

  it.each([
    { who: 'a rider', user: aUser(), gated: [] },
    {
      who: 'a moderator of a club',
      user: aUser({ isModeratorClub: true, moderator: { clubs: ['one'] } }),
      gated: ['/zwift/event/create'],
    },
    { who: 'a moderator', user: aUser({ role: 'moderator' }), gated: ['/zwift/event/create'] },
    {
      who: 'an organizer',
      user: aUser({ organizer: '65f0000000000000000000c1' }),
      gated: ['/organizer/main', '/zwift/event/create'],
    },
    { who: 'an administrator', user: aUser({ role: 'admin' }), gated: ['/zwift/event/create', '/admin/users'] },
    {
      who: 'an administrator with an organizer',
      user: aUser({ role: 'admin', organizer: '65f0000000000000000000c1' }),
      gated: ['/organizer/main', '/zwift/event/create', '/admin/users'],
    },
  ])('links $who to the sections of their rights', async ({ user, gated }) => {
    server.use(...sessionOf(user));
    renderSignedIn('/race/schedule');
    await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' });
    const rail = within(screen.getByRole('navigation', { name: 'Основная навигация' }));
    const races = ['/race/schedule', '/race/results', '/teams', '/organizers', '/series'];
    const open = ['/', '/', ...races, '/race/statistics/main', '/riders', '/profile', '/streams', '/documentation'];

    await waitFor(() =>
      expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([...open, ...gated]),
    );
  });

  it('has races and series in the bottom bar on phones', async () => {
    renderPortal('/race/schedule');
    await screen.findByRole('table');
    const bar = within(screen.getByRole('navigation', { name: 'Быстрая навигация' }));

    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Расписание',
      'Результаты',
      'Серии',
    ]);
  });

  it('links guests only to the sign-in, with the return path', async () => {
    renderPortal('/race/schedule?page=2');
    const signIn = { name: 'Войти', href: '/auth/authorization?returnTo=%2Frace%2Fschedule%3Fpage%3D2' };

    const bar = within(await screen.findByRole('navigation', { name: 'Быстрая навигация' }));
    await userEvent.click(bar.getByRole('button', { name: 'Ещё' }));

    const panel = within(await screen.findByRole('dialog', { name: 'Ещё' }));
    expect(panel.getByRole('link', { name: signIn.name })).toHaveAttribute('href', signIn.href);
  });

  it('hides the sign-in link from signed-in readers', async () => {
    server.use(...sessionOf(aUser()));
    renderSignedIn('/race/schedule');
    await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' });

    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
  });

  it('does not invite to sign in until the session is known, and restores it on demand', async () => {
    server.use(neverRespond('/api/auth/check'));
    document.documentElement.dataset.session = 'pending';
    renderSignedIn('/race/schedule');
    await screen.findByRole('table');
    expect(screen.getByRole('button', { name: 'Аккаунт' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();

    server.use(respondUnavailable('/api/auth/check'));
    await act(startSession);
    const button = screen.getByRole('button', { name: 'Аккаунт' });
    expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-session', 'pending');

    server.use(...sessionOf(aUser()));
    await userEvent.click(button);

    expect(await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' })).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-session');
  });

  it.each(['/admin/clubs', '/bot'])('marks the section of an area on each of its pages: %s', async (address) => {
    server.use(...sessionOf(aUser({ role: 'admin' })));
    renderSignedIn(address);
    const rail = within(await screen.findByRole('navigation', { name: 'Основная навигация' }));

    expect(await rail.findByRole('link', { name: 'Админ' })).toHaveAttribute('aria-current', 'page');
    expect(rail.getByRole('link', { name: 'Организаторы' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    { address: '/profile/1020/results', section: 'Профиль', other: 'Райдеры' },
    { address: '/profile/1020/settings/account', section: 'Профиль', other: 'Райдеры' },
    { address: '/profile/7/power', section: 'Райдеры', other: 'Профиль' },
    { address: '/compare?riders=7,8', section: 'Райдеры', other: 'Профиль' },
    { address: '/race/statistics/riders-ftp', section: 'Статистика', other: 'Райдеры' },
  ])('marks $section on $address', async ({ address, section, other }) => {
    server.use(
      ...sessionOf(aUser()),
      http.get('*/api/*', () => delay('infinite')),
    );
    renderSignedIn(address);
    await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' });
    const rail = within(await screen.findByRole('navigation', { name: 'Основная навигация' }));

    expect(await rail.findByRole('link', { name: section, current: 'page' })).toBeInTheDocument();
    expect(rail.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
  });

  it('labels the home page the same in both bars', async () => {
    renderPortal('/race/schedule');
    await screen.findByRole('table');

    const bars = ['Основная навигация', 'Быстрая навигация'].map((name) =>
      within(screen.getByRole('navigation', { name })),
    );
    for (const bar of bars) expect(bar.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
  });

  it('scrolls to the top and focuses the content on a new address, without reloading the page', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderPortal('/race/schedule');
    await screen.findByRole('table');
    expect(scrollTo).not.toHaveBeenCalled();

    const rail = within(screen.getByRole('navigation', { name: 'Основная навигация' }));
    await userEvent.click(rail.getByRole('link', { name: 'Результаты' }));

    await screen.findByRole('table', { name: 'Прошедшие заезды' });
    await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows the not-found page at any other address', async () => {
    renderPortal('/race/nowhere');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeInTheDocument();
    expect(document.title).toBe('Такой страницы нет · Отрыв');
  });

  it('switches the theme and remembers it', async () => {
    renderPortal('/nowhere');

    await userEvent.click(screen.getByRole('button', { name: 'Тёмная тема' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('otryv_theme=dark');
    expect(screen.getByRole('button', { name: 'Светлая тема' })).toBeInTheDocument();
  });

  it('switches all times between Moscow and the local zone, and shows which one is used', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Vladivostok',
    });
    renderPortal('/');
    expect(await screen.findByText('Следующий старт, сегодня в 17:30 МСК')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /МСК. Показать ваше время/ }));

    expect(await screen.findByText(/^Следующий старт, завтра в 00:30/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Показать московское время/ })).toBeInTheDocument();
  });

  it('shows the year in the selected time zone', async () => {
    renderPortal('/nowhere', Date.parse('2026-12-31T21:30:00Z'));

    expect(await screen.findByText('© 2023–2027 Отрыв')).toBeInTheDocument();
  });

  it('shows a timeout after 10 s without a response, and still renders a late response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // The list, and the race that starts next.
    const answers: ((value: Response) => void)[] = [];
    server.use(http.get('*/api/race/events', () => new Promise<Response>((resolve) => answers.push(resolve))));
    renderPortal('/race/results');
    await screen.findByRole('table');
    expect(screen.queryByRole('alert')).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер не ответил за 10 секунд');
    for (const answer of answers) answer(Response.json(anEventList(comingEvents())));

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends another request on retry while the first one hangs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(neverRespond(path));
    renderPortal('/race/results');
    await screen.findByRole('table');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    server.use(respondWith(path, anEventList(comingEvents())));

    screen.getByRole('button', { name: 'Повторить' }).click();

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
  });

  it('survives a response that breaks a screen, and recovers on another address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('*/api/race/results/1', () => Response.json({ nonsense: true })));
    renderPortal('/race/results/1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Страница сломалась');
    expect(screen.getByRole('button', { name: 'Обновить' })).toBeInTheDocument();

    const rail = within(screen.getByRole('navigation', { name: 'Основная навигация' }));
    await userEvent.click(rail.getByRole('link', { name: 'Расписание' }));

    expect(await screen.findByRole('table', { name: 'Будущие заезды' })).toBeInTheDocument();
  });
});
