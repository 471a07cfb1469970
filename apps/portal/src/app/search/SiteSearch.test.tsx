import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anEventList } from '../../testing/anEvent.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { foundPages, nothingFound } from '../../testing/search.ts';

const path = '/api/search';
const server = servePortal(respondWith('/api/race/events', anEventList([])), respondWith(path, { data: foundPages }));
const field = () => screen.findByRole('combobox', { name: 'Поиск по сайту' });
const open = async () => {
  renderPortal('/race/schedule');
  await screen.findByRole('heading', { level: 1, name: 'Расписание' });
  await userEvent.keyboard('/');
  await waitFor(async () => expect(await field()).toHaveFocus());
};

describe('the site search', () => {
  it('opens by «/» with an empty field, and by the button in the header', async () => {
    await open();
    expect(await field()).toHaveValue('');
    await userEvent.type(await field(), 'вет');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Поиск по сайту' }));

    expect(await field()).toHaveValue('');
  });

  it.each(['Control', 'Alt', 'Meta'])('leaves «/» with %s to the browser', async (modifier) => {
    renderPortal('/race/schedule');
    await screen.findByRole('heading', { level: 1, name: 'Расписание' });

    await userEvent.keyboard(`{${modifier}>}/{/${modifier}}`);

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves «/» to a focused field', async () => {
    renderPortal('/race/schedule');

    await userEvent.type(await screen.findByRole('searchbox'), '1/2');

    expect(await screen.findByRole('searchbox')).toHaveValue('1/2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('debounces typing into one request, and sends none for fewer than two letters', async () => {
    await open();
    const asked = requestedUrls(server);

    await userEvent.type(await field(), 'в');
    expect(await screen.findByRole('status')).toHaveTextContent('Имя или название');
    await userEvent.type(await field(), 'ет');
    await screen.findByRole('option', { name: /Подветренный/ });

    expect(asked.filter(({ pathname }) => pathname === path).map(({ search }) => search)).toEqual([
      `?${new URLSearchParams({ text: 'вет' })}`,
    ]);
  });

  it('distinguishes namesakes by the game id too', async () => {
    const [lev] = foundPages.riders;
    const namesake = lev && { ...lev, zwiftId: 1_000_777 };
    server.use(respondWith(path, { data: { ...foundPages, riders: lev && namesake ? [lev, namesake] : [] } }));
    await open();

    await userEvent.type(await field(), 'лев');

    const options = await screen.findAllByRole('option', { name: /Подветренный/ });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Лев ПодветренныйB, 1000202',
      'Лев ПодветренныйB, 1000777',
    ]);
  });

  it.each([
    [['coming' as const], ['Показать все в расписании']],
    [['past' as const], ['Показать все в результатах']],
  ])('links to the list of races with more results: %s', async (moreEvents, links) => {
    server.use(respondWith(path, { data: { ...foundPages, moreEvents } }));
    await open();

    await userEvent.type(await field(), 'вет');
    await screen.findByRole('option', { name: /Подветренный/ });

    expect(screen.getAllByRole('option', { name: /^Показать все/ }).map(({ textContent }) => textContent)).toEqual(
      links,
    );
  });

  it('links to the page of each hit, and to the results of a race that has started', async () => {
    await open();

    await userEvent.type(await field(), 'вет');
    await screen.findByRole('option', { name: /Подветренный/ });

    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/profile/1000202/results',
      '/profile/1000347/results',
      '/profile/1000415/results',
      '/race/schedule/5100018',
      '/race/results/5100003',
      `/race/schedule?${new URLSearchParams({ search: 'вет' })}`,
      `/race/results?${new URLSearchParams({ search: 'вет' })}`,
      '/teams/veter/members',
      '/series/rosa/results',
      '/documentation/public/drafting',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 8 страниц');
    expect(
      within(screen.getByRole('group', { name: 'Заезды' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual(['Показать все в расписании', 'Показать все в результатах']);
  });

  it('shows the best-matching group first, and the query it corrected for the keyboard layout', async () => {
    server.use(respondWith(path, { data: { ...foundPages, order: ['series', 'riders'] } }));
    await open();

    await userEvent.type(await field(), 'dtn');
    await screen.findByRole('option', { name: /Подветренный/ });

    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Роза ветров');
    expect(screen.getByText('Нашлось по запросу «вет»', { selector: 'p' })).toBeInTheDocument();
  });

  it('opens the selected page on Enter and closes', async () => {
    await open();
    await userEvent.type(await field(), 'вет');
    await screen.findByRole('option', { name: /Подветренный/ });
    server.use(respondUnavailable('/api/teams/{urlSlug}'));

    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');

    await waitFor(() => expect(document.title).toBe('Состав команды · Отрыв'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the response to the current query even if an earlier response arrives later', async () => {
    let release: () => void = () => undefined;
    const early = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(`*${path}`, async ({ request }) => {
        const text = new URL(request.url).searchParams.get('text');
        if (text === 'ветер') return HttpResponse.json({ data: { ...nothingFound, text, teams: foundPages.teams } });
        await early;
        return HttpResponse.json({ data: foundPages });
      }),
    );
    await open();
    const asked = requestedUrls(server);
    await userEvent.type(await field(), 'вет');
    await waitFor(() => expect(asked).toHaveLength(1));

    await userEvent.type(await field(), 'ер');
    await screen.findByRole('option', { name: /Ветер/ });
    release();
    // biome-ignore lint/plugin: The late response changes nothing, which can only be observed after a moment.
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('shows an empty result, and what to do after an error', async () => {
    server.use(respondWith(path, { data: nothingFound }));
    await open();
    await userEvent.type(await field(), 'йцукен');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ничего не нашлось'));

    server.use(respondUnavailable(path));
    await userEvent.type(await field(), 'г');
    expect(await screen.findByRole('heading', { name: 'Поиск не сработал' })).toBeInTheDocument();

    server.use(respondWith(path, { data: foundPages }));
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('option', { name: /Подветренный/ })).toBeInTheDocument();
  });
});
