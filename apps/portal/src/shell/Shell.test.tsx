import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../session/preferences.ts';
import { anEventList, comingEvents } from '../testing/anEvent.ts';
import { answers, hangs } from '../testing/answers.ts';
import { servePortal } from '../testing/portalServer.ts';
import { renderPortal } from '../testing/renderPortal.tsx';

const path = '/api/race/events';
const server = servePortal(answers(path, anEventList(comingEvents())));

describe('the shell', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    setPreferences({ ownZone: false, theme: 'light' });
  });

  it('leads to the screens that exist, and marks the one we are in', async () => {
    renderPortal('/race/schedule');
    await screen.findByRole('table');

    const links = within(screen.getByRole('navigation', { name: 'Основная навигация' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/', '/race/schedule', '/race/results']);
    expect(links[2]).toHaveAttribute('aria-current', 'page');
    expect(links[3]).not.toHaveAttribute('aria-current');
  });

  it('goes to the top and to the content on a new address, without loading the page anew', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderPortal('/race/schedule');
    await screen.findByRole('table');
    expect(scrollTo).not.toHaveBeenCalled();

    const rail = within(screen.getByRole('navigation', { name: 'Основная навигация' }));
    await userEvent.click(rail.getByRole('link', { name: 'Результаты' }));

    await screen.findByRole('table', { name: 'Прошедшие заезды' });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
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
    expect(localStorage.getItem('otryv_preferences')).toContain('"theme":"dark"');
    expect(screen.getByRole('button', { name: 'Светлая тема' })).toBeInTheDocument();
  });

  it('switches all times between Moscow and the own zone, and says which it is', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Vladivostok',
    });
    renderPortal('/');
    expect(await screen.findByText('Следующий старт, сегодня в 17:30 МСК')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /МСК. Показать ваше время/ }));

    expect(screen.getByText(/^Следующий старт, завтра в 00:30/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Показать московское время/ })).toBeInTheDocument();
  });

  it('says after 10 s that no answer came, and shows a late answer all the same', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (value: Response) => void = () => undefined;
    server.use(http.get('*/api/race/events', () => new Promise<Response>((resolve) => (answer = resolve))));
    renderPortal('/race/results');
    await screen.findByRole('table');
    expect(screen.queryByRole('alert')).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер не ответил за 10 секунд');
    answer(Response.json(anEventList(comingEvents())));

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks again on a retry while the first request hangs', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(hangs(path));
    renderPortal('/race/results');
    await screen.findByRole('table');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    server.use(answers(path, anEventList(comingEvents())));

    screen.getByRole('button', { name: 'Повторить' }).click();

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
  });

  it('stands when an answer breaks a screen, and lets go of it on another address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('*/api/race/results/1', () => Response.json({ nonsense: true })));
    renderPortal('/race/results/1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Страница сломалась');

    const rail = within(screen.getByRole('navigation', { name: 'Основная навигация' }));
    await userEvent.click(rail.getByRole('link', { name: 'Расписание' }));

    expect(await screen.findByRole('table', { name: 'Будущие заезды' })).toBeInTheDocument();
  });
});
