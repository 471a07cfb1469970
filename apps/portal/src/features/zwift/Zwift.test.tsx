import { type EventDraft, newEventDraft } from '@otryv/race';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { newDraftKey, writeDraft } from '../../lib/storage/accountDrafts.ts';
import { anEvent, anEventList } from '../../testing/anEvent.ts';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { aGameDraft, anEditedEvent, editedId, moderation, seriesId } from '../../testing/gameEvents.ts';
import { aBot, anOwnOrganizer, areaOf } from '../../testing/organizers.ts';
import { servePortal } from '../../testing/portalServer.ts';
import { recordRequests } from '../../testing/recordRequests.ts';
import { renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondWith, respondWithError } from '../../testing/respondWith.ts';
import { additionHref } from './additionHref.ts';
import { type DraftId, eventDrafts } from './draft/useEventDraft.ts';

const patience = 60_000;
const server = servePortal(...moderation());
const path = '/api/zwift/events';
const editing = `/zwift/event/edit/${editedId}`;
const pulse = (group: string) =>
  screen.findByRole('switch', { name: `Пульсометр, группа ${group}` }, { timeout: 20_000 });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const written = (remaining: object | null = null) => ({
  message: 'Заезд сохранён.',
  data: { eventId: editedId, organizerId: null, remaining },
});
const readDraft = (id: DraftId) => eventDrafts(aUser().id, id)[0] ?? null;
/** Stores a draft as another tab, or an earlier page, does. */
const keepDraft = (
  id: DraftId,
  base: EventDraft,
  name: string,
  accountId = aUser().id,
  at = '2026-11-21T10:16:00Z',
) => {
  const key = newDraftKey(accountId, `event_${id}`);
  const edited = { ...base, event: { ...base.event, name } };
  writeDraft({ key, title: name, savedAt: Date.parse(at), content: { base, edited } });
  return key;
};
const laps = { type: 'group', group: 1, field: 'laps', before: 1, after: 3 } as const;

describe('the Zwift area', { timeout: patience }, () => {
  it('is in the side bar of club moderators, and opens on the three steps', async () => {
    renderSignedIn('/zwift');

    expect(await screen.findByRole('heading', { level: 1, name: 'Новый заезд' })).toBeInTheDocument();
    expect(screen.getByText(/^Создание\. Заполните/)).toBeInTheDocument();
    expect(screen.getByText(/^Добавление\. /)).toBeInTheDocument();
    expect(screen.getByText(/^Редактирование\. /)).toBeInTheDocument();
    const section = await screen.findByRole('link', { name: 'Звифт', current: 'page' });
    expect(section).toHaveAttribute('href', '/zwift/event/create');
  });

  it('is forbidden to all others', async () => {
    server.use(...sessionOf(aUser()));
    renderSignedIn('/zwift/event/create');

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Звифт' })).toBeNull();
  });

  it('shows the cause if the catalogues cannot be loaded', async () => {
    server.use(http.get('*/api/assets/jerseys', () => new HttpResponse('Bad Gateway', { status: 502 })));
    renderSignedIn('/zwift/event/create');

    expect(await screen.findByText('Карты, маршруты и клубы не загрузились')).toBeInTheDocument();
    expect(screen.getByText(/Сервер сейчас занят/)).toBeInTheDocument();
  });

  it('shows the next step to readers without a club', async () => {
    server.use(...moderation(anEditedEvent(), []));
    renderSignedIn('/zwift/event/create');

    expect(await screen.findByText('Нет клубов, которые вы ведёте')).toBeInTheDocument();
    expect(screen.getByText(/Смотреть заезды можно и без клуба/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Просмотр' })).toHaveLength(2);
  });

  it('shows an organizer the problems that keep its races out of the game, before a form is filled in', async () => {
    server.use(...areaOf({ organizer: anOwnOrganizer({ isActive: false }), bots: [aBot({ state: 'refused' })] }));
    renderSignedIn('/zwift/event/create');

    expect(await screen.findByText(/Бот организатора не входит в игру/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К ботам' })).toHaveAttribute('href', '/organizer/bots');
    expect(await screen.findByText(/Сервис не оплачен/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Подключить сервис' })).toHaveAttribute(
      'href',
      '/profile/1020/settings/services-and-finances',
    );
  });

  it('links readers without a club from a copy back to the event', async () => {
    server.use(...moderation(anEditedEvent(), []));
    renderSignedIn('/zwift/event/create?copy=5100003');

    expect(await screen.findByText(/Копия заезда 5100003 не создана/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К заезду' })).toHaveAttribute('href', '/zwift/event/edit/5100003');
  });
});

describe('creating an event', { timeout: patience }, () => {
  it('sends it to the game, then opens its addition with the selected values', async () => {
    const sent = recordRequests(server, 'POST', path, written());
    renderSignedIn('/zwift/event/create');
    fireEvent.click(await pulse('A'));

    await press(/Отправить в игру/);

    expect(await screen.findByRole('heading', { level: 1, name: 'Добавление' })).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: /Номер заезда/ })).toHaveValue(String(editedId));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0])).toContain('ENFORCE_HRM');
    expect(readDraft('new')).toBeNull();
  });

  it('shows what the game did not apply, and does not offer to create it again', async () => {
    const remaining = { code: 'event_refused_by_game', message: 'Игра не приняла круги.', changes: [laps] };
    recordRequests(server, 'POST', path, written(remaining));
    renderSignedIn('/zwift/event/create');
    await pulse('A');

    await press(/Отправить в игру/);

    expect(await screen.findByText('Игра не приняла круги.')).toBeInTheDocument();
    expect(screen.getByText('Круги')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Добавить на сайт' })).toHaveAttribute(
      'href',
      `/zwift/event/add?eventId=${editedId}&finishProtocol=classicCommon&importanceLevel=unrated&registrationMode=closed`,
    );
    expect(screen.queryByRole('button', { name: /Отправить в игру/ })).toBeNull();
  });

  it('keeps the draft of an event that the game rejected, and shows its message', async () => {
    const message = 'Игра не приняла заезд, в ней ничего не изменилось. Исправьте его и отправьте снова.';
    server.use(
      http.post(`*${path}`, () => HttpResponse.json({ code: 'event_refused_by_game', message }, { status: 422 })),
    );
    renderSignedIn('/zwift/event/create');
    fireEvent.click(await pulse('A'));

    await press(/Отправить в игру/);

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(JSON.stringify(readDraft('new')?.content.edited)).toContain('ENFORCE_HRM');
  });

  it('resends with the same idempotency key, so that the server creates one event', async () => {
    const keys: unknown[] = [];
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        keys.push(Object(await request.json()).requestKey);
        return HttpResponse.error();
      }),
    );
    renderSignedIn('/zwift/event/create');
    await pulse('A');
    await press(/Отправить в игру/);
    await waitFor(() => expect(keys).toHaveLength(1));
    await press(/Отправить в игру/);
    await waitFor(() => expect(keys).toHaveLength(2));
    cleanup();
    renderSignedIn('/zwift/event/create');
    await pulse('A');
    await press(/Отправить в игру/);
    await waitFor(() => expect(keys).toHaveLength(3));

    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("starts with this browser's draft, which can be deleted", async () => {
    const base = newEventDraft({ startMs: Date.parse('2026-11-28T16:00:00Z'), clubId: null });
    keepDraft('new', base, 'Женская гонка');
    renderSignedIn('/zwift/event/create');
    expect(await screen.findByRole('button', { name: 'Название: Женская гонка' })).toBeInTheDocument();

    await press('Удалить черновик');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить черновик' }));

    expect(await screen.findByRole('button', { name: 'Название: Title Event' })).toBeInTheDocument();
    expect(readDraft('new')).toBeNull();
  });

  it.each<{ id: DraftId; address: string }>([
    { id: 'new', address: '/zwift/event/create' },
    { id: editedId, address: editing },
  ])('never shows the draft $id of another account', async ({ id, address }) => {
    keepDraft(id, aGameDraft(), 'Чужая гонка', '65f0000000000000000000ff');
    localStorage.setItem(`eventDraft-${id}`, JSON.stringify({ base: aGameDraft(), edited: aGameDraft(), savedAt: 1 }));
    renderSignedIn(address);
    await screen.findByRole('button', { name: /^Название: / }, { timeout: 20_000 });

    expect(screen.queryByText('Черновик в этом браузере')).toBeNull();
    expect(screen.queryByText(/Чужая гонка/)).toBeNull();
  });

  it('keeps the drafts of two tabs for the same event, and continues with either', async () => {
    const other = keepDraft(editedId, aGameDraft(), 'Из другой вкладки', aUser().id, '2026-11-21T09:00:00Z');
    const latest = keepDraft(editedId, aGameDraft(), 'Последняя');
    renderSignedIn(editing);
    expect(await screen.findByRole('button', { name: 'Название: Последняя' }, { timeout: 20_000 })).toBeInTheDocument();

    fireEvent.click(await pulse('A'));
    const own = eventDrafts(aUser().id, editedId)[0];
    expect(eventDrafts(aUser().id, editedId).map(({ key }) => key)).toEqual([own?.key, other]);
    expect([other, latest]).not.toContain(own?.key);
    await press('Открыть');

    expect(await screen.findByRole('button', { name: 'Название: Из другой вкладки' })).toBeInTheDocument();
    expect(screen.getByText('Последняя')).toBeInTheDocument();
    expect(eventDrafts(aUser().id, editedId).map(({ key }) => key)).toEqual([own?.key, other]);
  });

  it("keeps this tab's draft when another tab deletes or sends it", async () => {
    renderSignedIn(editing);
    fireEvent.click(await pulse('A'));
    const [own] = eventDrafts(aUser().id, editedId);
    localStorage.removeItem(own?.key ?? '');

    window.dispatchEvent(new StorageEvent('storage', { key: own?.key ?? '', newValue: null }));

    expect(eventDrafts(aUser().id, editedId)).toEqual([own]);
  });

  it('copies an earlier event a week later, with its registration and paces, but without its ids', async () => {
    const sent = recordRequests(server, 'POST', path, written());
    renderSignedIn(`/zwift/event/create?copy=${editedId}`);
    expect(await screen.findByRole('button', { name: 'Название: Осенний кубок. Этап 5' })).toBeInTheDocument();

    await press(/Отправить в игру/);

    await waitFor(() => expect(sent).toHaveLength(1));
    const { registrationMode, event } = aGameDraft();
    expect(sent[0]).toMatchObject({
      registrationMode,
      event: { eventStart: '2026-12-05T16:30:00.000Z', accessExpression: event.accessExpression },
    });
    expect(sent[0]).not.toHaveProperty('event.id');
  });
});

describe('the number of an event', { timeout: patience }, () => {
  it.each([
    { path: '/zwift/event/add', button: 'Запросить' },
    { path: '/zwift/event/edit', button: 'Открыть' },
  ])('must be an integer at $path', async ({ path: page, button }) => {
    renderSignedIn(page);
    const field = await screen.findByRole('spinbutton', { name: /Номер заезда/ });
    fireEvent.change(field, { target: { value: '3,5' } });

    expect(field).toHaveAccessibleDescription('Нужно целое число');
    expect(screen.getByRole('button', { name: button })).toBeDisabled();

    fireEvent.change(field, { target: { value: '35' } });
    expect(field).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
  });
});

describe('adding an event', { timeout: patience }, () => {
  it('adds it to the site with the selected protocol and series', async () => {
    const sent = recordRequests(server, 'POST', '/api/race/events', {
      message: 'Добавлен.',
      data: { eventId: editedId },
    });
    const chosen = {
      registrationMode: 'catchUpTour',
      finishProtocol: 'catchUp',
      importanceLevel: 'important',
      seriesId,
    } as const;
    renderSignedIn(additionHref({ eventId: editedId, organizerId: null }, chosen));
    expect(await screen.findByRole('button', { name: 'Протокол: Догонялки' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Серия: Осенний кубок' })).toBeInTheDocument();

    await press(/Добавить на сайт/);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ event: { id: editedId, ...chosen } });
  });

  it('adds an event that the account may not read by its secret', async () => {
    const sent = recordRequests(server, 'POST', '/api/race/events', {
      message: 'Добавлен.',
      data: { eventId: editedId },
    });
    const message = 'В игре нет заезда с таким номером. Проверьте номер или секрет ссылки.';
    server.use(
      http.get(`*${path}/:eventId/:organizerId`, ({ params }) =>
        params.eventId === 'moderator'
          ? HttpResponse.json(anEditedEvent())
          : HttpResponse.json({ code: 'game_event_not_found', message }, { status: 404 }),
      ),
    );
    renderSignedIn(`/zwift/event/add?eventId=${editedId}`);
    expect(await screen.findByText(message)).toBeInTheDocument();

    await userEvent.type(screen.getByRole('textbox', { name: /Секрет ссылки/ }), 'abc123');
    await press('Добавить с секретом');

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ event: { id: editedId, secret: 'abc123' } });
  });
});

describe('editing an event', { timeout: patience }, () => {
  it('lists the coming events that the reader may change', async () => {
    renderSignedIn('/zwift/event/edit');

    expect(await screen.findByRole('link', { name: 'Править' })).toHaveAttribute('href', editing);
    expect(screen.queryByText('Чужая разделка')).toBeNull();
  });

  it('lists those of others read-only for a site moderator', async () => {
    server.use(...sessionOf(aUser({ role: 'moderator' })));
    renderSignedIn('/zwift/event/edit');

    expect(await screen.findAllByRole('link', { name: 'Посмотреть' })).toHaveLength(2);
    expect(screen.getByText('Чужая разделка')).toBeInTheDocument();
    expect(screen.getByText(/Предстоящие заезды всех клубов/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Править' })).toBeNull();
  });

  it("shows that none of the coming events is the reader's", async () => {
    server.use(respondWith('/api/race/events', anEventList([anEvent({ name: 'Чужая разделка' })])));
    renderSignedIn('/zwift/event/edit');

    expect(await screen.findByText('Предстоящих заездов нет')).toBeInTheDocument();
    expect(screen.queryByText('Чужая разделка')).toBeNull();
  });

  it('shows that an unknown number does not exist, without copy or retry', async () => {
    server.use(respondWithError('/api/zwift/events/moderator/{eventId}', 404, 'event_not_found', 'Заезд не найден.'));
    renderSignedIn(editing);

    expect(await screen.findByText('Заезд не найден.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Копия' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

  it('is forbidden to users who may not change the event', async () => {
    server.use(respondWithError('/api/zwift/events/moderator/{eventId}', 403, 'forbidden', 'Доступ запрещен.'));
    renderSignedIn(editing);

    expect(await screen.findByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });

  it('sends the event with the loaded document', async () => {
    const sent = recordRequests(server, 'PUT', path, written());
    renderSignedIn(editing);
    fireEvent.click(await pulse('B'));

    await press(/Отправить в игру/);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ eventId: editedId, base: anEditedEvent().draft.event });
    await waitFor(() => expect(readDraft(editedId)).toBeNull());
  });

  it('shows concurrent changes in the game, and rebases the edits on the new version', async () => {
    const newer = anEditedEvent({ fetchedAt: '2026-11-21T12:00:00.000Z' }, aGameDraft({ name: 'Этап 5, перенесён' }));
    const message = 'Заезд изменили в игре, пока вы его правили.';
    server.use(
      http.put(`*${path}`, () => HttpResponse.json({ code: 'event_changed_in_game', message }, { status: 409 })),
    );
    renderSignedIn(editing);
    fireEvent.click(await pulse('B'));
    server.use(respondWith('/api/zwift/events/moderator/{eventId}', newer));
    await press(/Отправить в игру/);
    expect(await screen.findByText('Пока вы правили, заезд изменили в игре')).toBeInTheDocument();

    await press('Взять новую версию, мои правки оставить');

    expect(await screen.findByRole('button', { name: 'Название: Этап 5, перенесён' })).toBeInTheDocument();
    expect(await pulse('B')).toBeChecked();
    expect(screen.getByRole('button', { name: /Отправить в игру/ })).toHaveTextContent('1');
  });

  it('adds the race to a series of its organizer', async () => {
    const sent = recordRequests(server, 'PUT', path, written());
    renderSignedIn(editing);

    await userEvent.click(await screen.findByRole('button', { name: /^Серия/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Серия' }), 'Осенний кубок');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Серия: Осенний кубок' })).toBeInTheDocument();
    await press(/Отправить/);

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ seriesId })]));
  });

  it("shows the club and the series of another organizer's event", async () => {
    const may = { add: false, editSite: false, editGame: false, editStart: false, delete: false };
    const draft = {
      ...aGameDraft({ microserviceExternalResourceId: 'another-club' }),
      seriesId: '64b00000000000000000000a',
    };
    server.use(...moderation(anEditedEvent({ may, clubName: 'КРОНА', seriesName: 'Догонялки' }, draft)));
    renderSignedIn(editing);

    expect(await screen.findByText('Только для чтения')).toBeInTheDocument();
    expect(screen.getByText('КРОНА')).toBeInTheDocument();
    expect(screen.getByText('Догонялки')).toBeInTheDocument();
  });

  it('shows that a series hidden from the reader is unpublished', async () => {
    const may = { add: false, editSite: false, editGame: false, editStart: false, delete: false };
    server.use(...moderation(anEditedEvent({ may }, { ...aGameDraft(), seriesId: '64b00000000000000000000a' })));
    renderSignedIn(editing);

    expect(await screen.findByText('ещё не опубликована')).toBeInTheDocument();
  });

  it("changes only the site's settings of a started event", async () => {
    const may = { add: false, editSite: true, editGame: false, editStart: false, delete: false };
    server.use(...moderation(anEditedEvent({ started: true, may })));
    renderSignedIn(editing);

    expect(await screen.findByText('Заезд уже начался')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Протокол/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Название/ })).toBeNull();
  });

  it('refreshes the site when the game has a newer version', async () => {
    const sent = recordRequests(server, 'PUT', '/api/race/events', {
      message: 'Обновлено.',
      data: { eventId: editedId, changes: [laps] },
    });
    server.use(respondWith('/api/zwift/events/moderator/{eventId}', anEditedEvent({ changes: [laps] })));
    renderSignedIn(editing);

    await press('Обновить на сайте');

    await waitFor(() => expect(sent).toEqual([{ eventId: editedId }]));
  });

  it('asks for confirmation before the reader leaves with changes, and keeps them', async () => {
    renderSignedIn(editing);
    fireEvent.click(await pulse('B'));

    await userEvent.click(screen.getByRole('link', { name: 'Просмотр' }));
    const question = within(await screen.findByRole('dialog', { name: 'Уйти, не отправив?' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Осенний кубок. Этап 5', hidden: true })).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Уйти' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Просмотр' })).toBeInTheDocument();
    expect(JSON.stringify(readDraft(editedId)?.content.edited)).toContain('ENFORCE_HRM');
  });
});

describe('viewing an event', { timeout: patience }, () => {
  it('requests it by number, and shows it read-only', async () => {
    renderSignedIn('/zwift/event/view');
    await userEvent.type(await screen.findByRole('spinbutton', { name: /Номер заезда/ }), String(editedId));

    await press('Запросить');

    expect(await screen.findByText('Ответ игры целиком')).toBeInTheDocument();
    expect(screen.getByText('Гонка')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Название/ })).toBeNull();
  });
});
