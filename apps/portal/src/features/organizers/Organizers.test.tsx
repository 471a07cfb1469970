import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEventList, comingEvents } from '../../testing/anEvent.ts';
import { aPublicOrganizer, organizerId, publicOrganizers } from '../../testing/organizers.ts';
import { requestedUrls, servePortal } from '../../testing/portalServer.ts';
import { renderPortal } from '../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import { someSeries, variedSeries } from '../../testing/series.ts';

const server = servePortal(...publicOrganizers());
const page = '/organizers/klub-os';
const findCard = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('article') ?? document.body;

describe('/organizers', () => {
  it('shows each organizer as a card linked to its schedule', async () => {
    renderPortal('/organizers');

    expect(await screen.findByRole('link', { name: 'Клуб «Ось»' })).toHaveAttribute('href', `${page}/schedule`);
    expect(
      screen.getAllByRole('article').map(({ textContent }) => textContent?.match(/\d+ заезд\S* впереди/)?.[0]),
    ).toEqual(['6 заездов впереди', '2 заезда впереди', '1 заезд впереди']);
  });

  it('explains an empty list and links to the next step', async () => {
    server.use(respondWith('/api/organizers', { data: [] }));
    renderPortal('/organizers');

    expect(await screen.findByRole('heading', { name: 'Организаторов пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Всё расписание' })).toHaveAttribute('href', '/race/schedule');
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/organizers'));
    renderPortal('/organizers');

    expect(await screen.findByRole('alert')).toHaveTextContent('Организаторы не загрузились');
  });
});

describe('the page of an organizer', () => {
  it('redirects to its schedule, limited to this organizer', async () => {
    const asked = requestedUrls(server);
    renderPortal(page);

    expect(await screen.findByRole('heading', { level: 1, name: 'Клуб «Ось»' })).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Будущие заезды: Клуб «Ось»' })).toBeInTheDocument();
    const [events] = asked.filter(({ pathname }) => pathname === '/api/race/events');
    expect(events?.searchParams.get('organizerId')).toBe(organizerId);
    expect(document.title).toBe('Клуб «Ось» · Отрыв');
  });

  it('links to the club, the external pages and the calendar, and nothing else', async () => {
    renderPortal(`${page}/schedule`);
    await screen.findByRole('heading', { level: 1, name: 'Клуб «Ось»' });
    const hrefs = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

    expect(hrefs.filter((href) => href?.startsWith('https:'))).toEqual([
      'https://www.zwift.com/eu/clubs/0a1b2c3d-1111-4222-8333-444455556666/join',
      'https://t.me/os_zaezdy',
      'https://vk.com/os_zaezdy',
      'https://os.example',
    ]);
    expect(hrefs).toContain(`webcal://${location.host}/api/organizers/klub-os/schedule.ics`);
  });

  it('shows the description as Markdown, without its HTML', async () => {
    server.use(
      ...publicOrganizers(
        aPublicOrganizer({ description: 'Правила **каждой** серии <img src="x" onerror="alert(1)">' }),
      ),
    );
    renderPortal(`${page}/schedule`);

    expect(await screen.findByText('каждой')).toHaveProperty('tagName', 'STRONG');
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });

  it("shows an empty schedule, and links to the organizer's past races", async () => {
    server.use(respondWith('/api/race/events', anEventList([])));
    renderPortal(`${page}/schedule`);

    expect(await screen.findByRole('heading', { name: 'Заездов не запланировано' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Прошедшие заезды' })).toHaveAttribute(
      'href',
      `/race/results?organizerId=${organizerId}`,
    );
  });

  it.each([
    { page: `${page}/schedule`, link: 'Все 63 в расписании', href: `/race/schedule?organizerId=${organizerId}` },
    { page: `${page}/series`, link: 'Все серии сайта', href: '/series?status=completed' },
  ])('links to what it does not show: $link', async ({ page: address, link, href }) => {
    const { completed } = variedSeries.data;
    server.use(
      respondWith('/api/race/events', anEventList(comingEvents(), { quantityEvents: 63 })),
      respondWith('/api/series/organizers/{urlSlug}', someSeries({ completed }, { completed: 63 })),
    );
    renderPortal(address);

    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', href);
  });

  it('shows its series by status, each with its stages and the next step', async () => {
    server.use(respondWith('/api/series/organizers/{urlSlug}', variedSeries));
    renderPortal(`${page}/series`);

    const card = within(await findCard('Осенний кубок'));
    expect(card.getByText('8 этапов')).toBeInTheDocument();
    expect(card.getByText('этап 5, сегодня')).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['Текущие', 'Анонсированные', 'Завершённые']);
    expect(screen.getByRole('link', { name: 'Зимняя серия' })).toHaveAttribute('href', '/series/os-zimnyaya/schedule');
  });

  it('shows that it has no series', async () => {
    server.use(respondWith('/api/series/organizers/{urlSlug}', someSeries()));
    renderPortal(`${page}/series`);

    expect(await screen.findByRole('heading', { name: 'Серий пока нет' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Серии' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('marks a hidden page, and offers no calendar for it', async () => {
    server.use(...publicOrganizers(aPublicOrganizer({ isPublished: false })));
    renderPortal(`${page}/schedule`);

    expect(await screen.findByText(/Страница скрыта/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Подписать календарь' })).toBeNull();
  });

  it('shows that the organizer does not exist', async () => {
    server.use(respondWithError('/api/organizers/{urlSlug}', 404, 'organizer_not_found', 'Организатор не найден.'));
    renderPortal('/organizers/nobody/schedule');

    expect(await screen.findByRole('heading', { level: 1, name: 'Такого организатора нет' })).toBeInTheDocument();
  });
});
