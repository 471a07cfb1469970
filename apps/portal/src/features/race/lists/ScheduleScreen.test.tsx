import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setPreferences } from '../../../lib/preferences/preferences.ts';
import { anEvent, anEventList, anOrganizer, comingEvents } from '../../../testing/anEvent.ts';
import { sessionOf } from '../../../testing/aSession.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';

const path = '/api/race/events';
const all = comingEvents();
const server = servePortal(
  respondWith(path, (query) =>
    anEventList(query.get('search') ? all.filter(({ name }) => name.includes(query.get('search') ?? '')) : all, {
      quantityPages: 3,
      quantityEvents: 41,
    }),
  ),
);
/** Returns the list, which appears with its filters; before, another table shows that it is loading. */
const table = async () => {
  await screen.findByRole('searchbox');
  return screen.findByRole('table', { name: 'Будущие заезды' });
};
const listOf = (asked: URL[]) => asked.filter((url) => url.pathname === '/api/race/events' && !isOfNext(url));
/** Whether a read is that of the next start. */
const isOfNext = ({ searchParams }: URL) => searchParams.get('docsOnPage') === '1';

describe('the schedule', () => {
  afterEach(() => setPreferences({ pageSize: 20 }));

  it('counts the planned races, and shows the next start and the list', async () => {
    renderPortal('/race/schedule');

    expect(await within(await table()).findByRole('link', { name: 'Догонялки КРОНА' })).toHaveAttribute(
      'href',
      '/race/schedule/503',
    );
    expect(screen.getByText(/^41.заезд, ближайший через 2.ч 30.мин$/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(document.title).toBe('Расписание · Отрыв');
  });

  it('shows the list after the next start, which would push it down, as long as that can still arrive', async () => {
    const next = (respond: () => Response | Promise<Response>) =>
      http.get(`*${path}`, ({ request }) => (isOfNext(new URL(request.url)) ? respond() : undefined));
    server.use(next(() => new Promise(() => undefined)));
    renderPortal('/race/schedule');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();

    server.use(next(() => Response.json({}, { status: 503 })));
    renderPortal('/race/schedule');
    await table();
  });

  it('marks the groups that fit the signed-in rider', async () => {
    server.use(respondWith('/api/race/events/own-groups', { data: [{ eventId: 503, ownGroup: 'B' }] }), ...sessionOf());
    renderSignedIn('/race/schedule');

    expect(await within(await table()).findAllByText('Ваша')).not.toHaveLength(0);
  });

  it('requests the list for the filters in the address', async () => {
    const asked = requestedUrls(server);

    renderPortal(
      `/race/schedule?search=${encodeURIComponent('КРОНА')}&page=2&docsOnPage=50&organizerId=${anOrganizer._id}`,
    );

    await screen.findByRole('link', { name: 'Догонялки КРОНА' });
    expect(Object.fromEntries(listOf(asked)[0]?.searchParams ?? [])).toEqual({
      started: 'false',
      search: 'КРОНА',
      page: '2',
      docsOnPage: '50',
      organizerId: anOrganizer._id,
    });
    expect(screen.getByRole('searchbox')).toHaveValue('КРОНА');
    expect(screen.getByRole('combobox', { name: 'Организатор' })).toHaveValue(anOrganizer._id);
  });

  it('does not forward invalid values from the address', async () => {
    const asked = requestedUrls(server);

    renderPortal('/race/schedule?page=-7&docsOnPage=9999&organizerId=%7B%22%24ne%22%3A1%7D');

    await table();
    expect(Object.fromEntries(listOf(asked)[0]?.searchParams ?? [])).toEqual({
      started: 'false',
      page: '1',
      docsOnPage: '20',
    });
  });

  it('searches once, 300 ms after the last keystroke, from page one', async () => {
    renderPortal('/race/schedule?page=2');
    await table();
    const asked = requestedUrls(server);

    for (const value of ['К', 'КРО', 'КРОНА']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

    await waitFor(() => expect(listOf(asked).length).toBe(1));
    expect(listOf(asked)[0]?.searchParams.get('search')).toBe('КРОНА');
    expect(listOf(asked)[0]?.searchParams.get('page')).toBe('1');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Лёгкая катка с разговорами' })).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveValue('КРОНА');
  });

  it('remembers the page size', async () => {
    renderPortal('/race/schedule');
    await table();
    const asked = requestedUrls(server);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '50');

    await waitFor(() => expect(listOf(asked)[0]?.searchParams.get('docsOnPage')).toBe('50'));
    expect(localStorage.getItem('otryv_preferences')).toContain('"pageSize":50');
  });

  it('shows that nothing matches, and resets the filters', async () => {
    renderPortal('/race/schedule?search=триатлон');
    await screen.findByRole('heading', { name: 'Заезды не найдены' });

    await userEvent.click(screen.getByRole('button', { name: 'Сбросить условия' }));

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('hides the page size under a list of one page', async () => {
    server.use(respondWith(path, anEventList(all)));

    renderPortal('/race/schedule');

    expect(await screen.findByRole('link', { name: 'Догонялки КРОНА' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'На странице' })).toBeNull();
  });

  it('links to the results while nothing is planned', async () => {
    server.use(respondWith(path, anEventList([], { quantityPages: 0 })));

    renderPortal('/race/schedule');

    await screen.findByRole('heading', { name: 'Заездов пока нет' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Результаты' })).toHaveAttribute('href', '/race/results');
  });

  it("shows the server's error in place of the rows", async () => {
    server.use(respondUnavailable(path));

    renderPortal('/race/schedule');

    expect(await screen.findByRole('alert')).toHaveTextContent('База данных сейчас не отвечает');
  });

  it('hides the rows of the previous page when a page fails to load', async () => {
    server.use(
      http.get('*/api/race/events', ({ request }) =>
        request.url.includes('page=2')
          ? new Response('<h1>Bad gateway</h1>', { status: 502 })
          : Response.json(anEventList([anEvent()], { quantityPages: 2 })),
      ),
    );
    renderPortal('/race/schedule');
    await table();

    await userEvent.click(await screen.findByRole('link', { name: 'Страница 2' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер сейчас занят. Повторите через минуту.');
    expect(screen.queryByRole('table', { name: 'Будущие заезды' })).toBeNull();
  });
});
