import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setPreferences } from '../../../lib/preferences/preferences.ts';
import { accountDrafts, newDraftKey, writeDraft } from '../../../lib/storage/accountDrafts.ts';
import { anEventList } from '../../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../../testing/aSession.ts';
import { requestsTo, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { neverRespond, respondWith } from '../../../testing/respondWith.ts';

const server = servePortal(...sessionOf(), respondWith('/api/race/events', anEventList([])));
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Аккаунт: podvetrenny' }));
  return within(await screen.findByRole('menu'));
};

afterEach(() => setPreferences({ theme: 'light', rowDensity: 'compact', ownZone: false, pageSize: 20 }));

describe('the account menu', () => {
  it('prompts guests to sign in, and returns them to the page', async () => {
    renderPortal('/race/schedule?page=2');

    await userEvent.click(await screen.findByRole('button', { name: 'Аккаунт' }));

    const prompt = (await screen.findByText(/Необходима авторизация/)).closest<HTMLElement>('[role="status"]');
    const link = within(prompt ?? document.body).getByRole('link', { name: 'Войти' });
    expect(link).toHaveAttribute('href', '/auth/authorization?returnTo=%2Frace%2Fschedule%3Fpage%3D2');
  });

  it("links to the reader's own pages", async () => {
    renderSignedIn('/race/schedule');

    const menu = await openMenu();

    expect(menu.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '/profile');
    expect(menu.getByRole('menuitem', { name: 'Настройки' })).toHaveAttribute('href', '/profile/1020/settings/account');
  });

  it.each([
    { role: 'user' as const, count: 0 },
    { role: 'moderator' as const, count: 2 },
    { role: 'admin' as const, count: 2 },
  ])('links a $role to $count logs', async ({ role, count }) => {
    server.use(...sessionOf(aUser({ role })));
    renderSignedIn('/race/schedule');

    const menu = await openMenu();

    const logs = menu.queryAllByRole('menuitem', { name: /Журнал действий|Ошибки сервера/ });
    expect(logs.map((item) => item.getAttribute('href'))).toEqual(['/logs/admin', '/logs/errors'].slice(0, count));
  });

  it('changes theme and density', async () => {
    renderSignedIn('/race/schedule');

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Тёмная тема' }));
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Обычные таблицы' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('otryv_density=standard');
  });

  it('signs out with a confirmation, and redirects home from a page that requires sign-in', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ message: 'Вы вышли из аккаунта!' })));
    const sent = requestsTo(server, '/api/auth/logout');
    renderSignedIn('/profile/1020/settings/notifications');
    await screen.findByRole('slider', { name: 'Громкость' });

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));

    expect(await screen.findByText('Вы вышли из аккаунта!')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Ближайшие заезды · Отрыв'));
    expect(localStorage.getItem('otryv_access_token')).toBeNull();
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['mark']);
  });

  it('lists unsent drafts before signing out, then deletes them', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ message: 'Вы вышли из аккаунта!' })));
    const sent = requestsTo(server, '/api/auth/logout');
    const draft = { title: 'Догонялки', savedAt: Date.parse('2026-11-21T10:16:00Z'), content: {} };
    writeDraft({ key: newDraftKey(aUser().id, 'event_1'), ...draft });
    renderSignedIn('/race/schedule');

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));
    const question = within(await screen.findByRole('dialog', { name: 'Выйти и удалить неотправленное?' }));
    expect(question.getByText('Догонялки')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(sent).toEqual([]);
    expect(accountDrafts(aUser().id)).toHaveLength(1);

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти и удалить' }));

    expect(await screen.findByText('Вы вышли из аккаунта!')).toBeInTheDocument();
    expect(accountDrafts(aUser().id)).toEqual([]);
  });

  it('asks for confirmation before signing out of a page with an unsaved form', async () => {
    renderSignedIn('/race/schedule');
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));

    expect(await screen.findByText(/есть несохранённые правки/)).toBeInTheDocument();
    window.removeEventListener('beforeunload', hold);
  });

  it('stays signed in and shows an error when the server cannot be reached', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    renderSignedIn('/race/schedule');

    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(screen.getByRole('button', { name: 'Аккаунт: podvetrenny' })).toBeInTheDocument();
  });

  it('keeps the confirmation open with the error when the server cannot be reached', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const draft = { title: 'Догонялки', savedAt: Date.parse('2026-11-21T10:16:00Z'), content: {} };
    writeDraft({ key: newDraftKey(aUser().id, 'event_1'), ...draft });
    renderSignedIn('/race/schedule');
    await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Выйти' }));
    const question = within(await screen.findByRole('dialog'));

    await userEvent.click(question.getByRole('button', { name: 'Выйти и удалить' }));

    expect(await question.findByRole('alert')).toHaveTextContent('Network Error');
    expect(accountDrafts(aUser().id)).toHaveLength(1);
  });
});

describe('a page that requires sign-in', () => {
  it('shows «Загрузка...» while the session is being checked, and an error with a retry if the check fails', async () => {
    const unavailable = () => new HttpResponse('Bad Gateway', { status: 502 });
    server.use(http.get('*/api/auth/check', unavailable, { once: true }));
    renderSignedIn('/profile/0/settings/notifications');
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка...');

    expect(await screen.findByText(/Сервер сейчас занят/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

    expect(await screen.findByRole('slider', { name: 'Громкость' })).toBeInTheDocument();
  });

  it('requires sign-in when the session was ended elsewhere', async () => {
    renderSignedIn('/profile/0/settings/account');
    await screen.findByText('Safari, iPhone');
    const refused = () => HttpResponse.json({ code: 'unauthorized', message: 'Войдите и повторите.' }, { status: 401 });
    server.use(
      http.delete('*/api/auth/sessions', refused),
      http.post('*/api/auth/refresh', () => HttpResponse.json({ success: false, message: 'Вы не вошли.' })),
    );

    await userEvent.click(screen.getByRole('button', { name: 'Завершить все, кроме этого' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Вход' })).toBeInTheDocument();
  });
});

describe('public pages', () => {
  it('render immediately, while the session is still being checked', async () => {
    server.use(http.get('*/api/auth/check', () => new Promise(() => undefined)));
    renderSignedIn('/race/schedule');

    expect(await screen.findByRole('heading', { level: 1, name: 'Расписание' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Аккаунт' })).toBeInTheDocument();
  });

  it('work while the refresh fails', async () => {
    server.use(http.get('*/api/auth/check', () => HttpResponse.error()));
    renderSignedIn('/race/schedule');

    expect(await screen.findByRole('heading', { level: 1, name: 'Расписание' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are counted by their pattern when they are opened', async () => {
    const sent = requestsTo(server, '/api/visits');
    server.use(neverRespond('/api/race/events/{id}'));
    renderPortal('/race/schedule/501');

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await sent[0]?.json()).toEqual({ pattern: '/race/schedule/:eventId' });
  });
});

describe('the preferences of a signed-in reader', () => {
  it('sync to other browsers, and preferences set only in this browser are saved to the account', async () => {
    setPreferences({ pageSize: 50, rowDensity: 'compact', theme: 'light' });
    server.use(
      respondWith('/api/race/profile/preferences', { data: { rowDensity: '"comfortable"', theme: '"pink"' } }),
    );
    const sent = requestsTo(server, '/api/race/profile/preferences');
    renderSignedIn('/race/schedule');

    await waitFor(() => expect(document.cookie).toContain('otryv_density=comfortable'));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    const body: unknown = await sent.find(({ method }) => method === 'PUT')?.json();
    expect(body).toMatchObject({ preferences: { pageSize: '50', theme: '"light"' } });
    expect(body).not.toHaveProperty('preferences.rowDensity');
  });
});
