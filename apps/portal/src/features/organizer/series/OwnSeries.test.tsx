import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { areaOf, organizerId } from '../../../testing/organizers.ts';
import { servePortal } from '../../../testing/portalServer.ts';
import { recordRequests } from '../../../testing/recordRequests.ts';
import { renderSignedIn } from '../../../testing/renderPortal.tsx';
import { respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { aSeries, aSeriesCard, aStage, ownSeriesResponses, seriesId } from '../../../testing/series.ts';

const server = servePortal(...ownSeriesResponses(), ...areaOf());
const edit = `/organizer/series/edit/${seriesId}`;
const changed = { message: 'Сохранено.', data: aSeries() };

describe('/organizer/series/list', () => {
  it('lists drafts first, each linked to its editor', async () => {
    const draft = aSeriesCard({ _id: '66a1b2c3d4e5f6a7b8c9d0e9', name: 'Весенний тур', isPublished: false });
    server.use(respondWith('/api/organizer/series', { data: [draft, aSeriesCard()] }));
    renderSignedIn('/organizer/series');

    expect(await screen.findByRole('link', { name: 'Весенний тур' })).toHaveAttribute(
      'href',
      '/organizer/series/edit/66a1b2c3d4e5f6a7b8c9d0e9',
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Черновики', 'Опубликованные']);
    expect(screen.getByRole('link', { name: 'Новая серия' })).toHaveAttribute('href', '/organizer/series/create');
  });

  it('shows an empty list and how to begin', async () => {
    server.use(respondWith('/api/organizer/series', { data: [] }));
    renderSignedIn('/organizer/series/list');

    expect(await screen.findByRole('heading', { name: 'Серий пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Новая серия' })).toBeInTheDocument();
  });

  it('shows the loading error', async () => {
    server.use(respondUnavailable('/api/organizer/series'));
    renderSignedIn('/organizer/series/list');

    expect(await screen.findByRole('alert')).toHaveTextContent('Серии не загрузились');
  });
});

describe('/organizer/series/create', () => {
  it('creates a draft of the organizer and opens its editor', async () => {
    const forms: FormData[] = [];
    server.use(
      http.post('*/api/organizer/series', async ({ request }) => {
        forms.push(await request.formData());
        return Response.json(changed, { status: 201 });
      }),
    );
    renderSignedIn('/organizer/series/create');
    await userEvent.type(await screen.findByRole('textbox', { name: /Название/ }), 'Осенний кубок');
    await userEvent.type(screen.getByLabelText(/Первый день|Начало/), '2026-10-21');
    await userEvent.type(screen.getByLabelText(/Последний день|Конец/), '2026-12-12');

    await userEvent.click(screen.getByRole('button', { name: 'Создать серию' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Осенний кубок' })).toBeInTheDocument();
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      organizerId,
      name: 'Осенний кубок',
      type: 'tour',
      dateStart: '2026-10-21',
      dateEnd: '2026-12-12',
      teamResults: '3',
    });
  });
});

describe('the editor of a series', () => {
  it('shows the stages with their races, and the races that can become stages', async () => {
    renderSignedIn(edit);

    expect(await screen.findByText('Осенний кубок. Этап 4')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Субботний пролог/ })).toBeInTheDocument();
    expect(screen.getAllByText(/МСК, 31,4\sкм, /)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Страница серии' })).toHaveAttribute(
      'href',
      '/series/os-osennij-kubok-21102026/results',
    );
  });

  it('adds a race as the next stage, and an empty stage', async () => {
    const sent = recordRequests(server, 'PATCH', '/api/organizer/series/stages', changed);
    renderSignedIn(edit);

    await userEvent.click(await screen.findByRole('button', { name: /Субботний пролог/ }));
    await waitFor(() => expect(sent).toEqual([{ seriesId, action: 'add', stage: { eventId: 801 } }]));
    await userEvent.click(screen.getByRole('button', { name: /без заезда|пустой/i }));
    await waitFor(() => expect(sent[1]).toEqual({ seriesId, action: 'add', stage: { eventId: null } }));
  });

  it('saves the order and settings of several stages together', async () => {
    const sent = recordRequests(server, 'PUT', '/api/organizer/series/stages', changed);
    server.use(...ownSeriesResponses(aSeries({ stages: [aStage(6), aStage(7)] })));
    renderSignedIn(edit);

    await userEvent.click((await screen.findAllByRole('switch', { name: /Обязательный/ }))[0] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить этапы' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const { order, name, includeResults, disableTimeGapRule } = aStage(6);
    expect(sent[0]).toEqual({
      seriesId,
      stages: [{ order, newOrder: 6, name, includeResults, requiredForGeneral: true, disableTimeGapRule }],
    });
  });

  it.each([
    { order: 0, title: 'Убрать пролог из серии?' },
    { order: 6, title: 'Убрать этап 6 из серии?' },
  ])('asks before it removes stage $order: $title', async ({ order, title }) => {
    const sent = recordRequests(server, 'PATCH', '/api/organizer/series/stages', changed);
    const stage = aStage(order, { events: [] });
    server.use(...ownSeriesResponses(aSeries({ stages: [stage] })));
    renderSignedIn(edit);

    await userEvent.click(await screen.findByRole('button', { name: `Действия: ${stage.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Убрать этап' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Убрать этап' }));

    await waitFor(() => expect(sent).toEqual([{ seriesId, action: 'delete', stage: { eventId: null, order } }]));
  });

  it('keeps the question open with the reason when the server refuses to remove a stage', async () => {
    const message = 'Этап закрыт для правок.';
    const refused = () => HttpResponse.json({ code: 'stage_locked', message }, { status: 409 });
    server.use(http.patch('*/api/organizer/series/stages', refused));
    server.use(...ownSeriesResponses(aSeries({ stages: [aStage(6, { events: [] })] })));
    renderSignedIn(edit);
    await userEvent.click(await screen.findByRole('button', { name: `Действия: ${aStage(6).name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Убрать этап' }));
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Убрать этап' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('publishes a draft and hides it again', async () => {
    const sent = recordRequests(server, 'PUT', '/api/organizer/series/publication', changed);
    server.use(...ownSeriesResponses(aSeries({ isPublished: false, publishedAt: null })));
    renderSignedIn(edit);

    await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));

    await waitFor(() => expect(sent).toEqual([{ seriesId, isPublished: true }]));
  });

  it('edits the properties of a series', async () => {
    const forms: FormData[] = [];
    server.use(
      http.put('*/api/organizer/series', async ({ request }) => {
        forms.push(await request.formData());
        return Response.json(changed);
      }),
    );
    renderSignedIn(`${edit}?tab=settings`);
    const mission = await screen.findByRole('textbox', { name: /девиз|миссия|строк/i });
    await userEvent.clear(mission);
    await userEvent.type(mission, 'Четыре этапа');

    await userEvent.click(screen.getByRole('button', { name: /Сохранить/ }));

    await waitFor(() => expect(forms).toHaveLength(1));
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject({
      seriesId,
      mission: 'Четыре этапа',
      dateStart: '2026-10-21',
    });
  });

  it('deletes a series after its name is typed, and lists what remains', async () => {
    const sent = recordRequests(server, 'DELETE', '/api/organizer/series', { message: 'Удалена.' });
    renderSignedIn(`${edit}?tab=settings`);

    await userEvent.click(await screen.findByRole('button', { name: 'Удалить серию' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить серию «Осенний кубок»' }));
    expect(dialog.getByText(/Заезды и их протоколы останутся/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'Осенний кубок');
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить серию' }));

    await waitFor(() => expect(sent).toEqual([{ seriesId, name: 'Осенний кубок' }]));
    expect(await screen.findByRole('link', { name: 'Новая серия' })).toBeInTheDocument();
  });

  it('requires a confirmation before leaving unsaved stages', async () => {
    renderSignedIn(edit);
    await userEvent.click((await screen.findAllByRole('switch', { name: 'Обязательный' }))[0] as HTMLElement);

    await userEvent.click(screen.getByRole('link', { name: 'Параметры' }));

    expect(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
    expect(screen.getByText('Не сохранено: 1')).toBeInTheDocument();
  });

  it('offers an export of a deleted series, linked from its notification', async () => {
    const asked: string[] = [];
    server.use(
      respondWithError('/api/organizer/series/{seriesId}', 404, 'series_not_found', 'Серия не найдена.'),
      http.get('*/api/organizer/series/:id/export', ({ params }) => {
        asked.push(String(params.id));
        return HttpResponse.json({});
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderSignedIn(`${edit}?file=json`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Серия удалена' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Скачать файл серии' }));

    await waitFor(() => expect(asked).toEqual([seriesId]));
    vi.restoreAllMocks();
  });

  it("shows another organizer's series as not found", async () => {
    server.use(respondWithError('/api/organizer/series/{seriesId}', 404, 'series_not_found', 'Серия не найдена.'));
    renderSignedIn(edit);

    expect(await screen.findByRole('heading', { level: 1, name: 'Такой серии нет' })).toBeInTheDocument();
  });
});
