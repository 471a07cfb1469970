import type { ClientFrame, ServerFrame } from '@otryv/contract';
import { serviceMessageType } from '@otryv/contract/schemas';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../lib/notices/alerts.ts';
import { setPreferences } from '../../lib/preferences/preferences.ts';
import { anEventList } from '../../testing/anEvent.ts';
import { aUser, markSession, sessionOf } from '../../testing/aSession.ts';
import { aServiceMessage, type MessageServer, startMessageServer } from '../../testing/messageServer.ts';
import { requestsTo, servePortal } from '../../testing/portalServer.ts';
import { renderPortal, renderSignedIn } from '../../testing/renderPortal.tsx';
import { respondWith } from '../../testing/respondWith.ts';
import { memberOf, strangerOf } from '../../testing/teams.ts';

const first = aServiceMessage();
const second = aServiceMessage({ _id: '6700000000000000000000a2', title: 'Кубок', text: 'Протокол изменён' });
const server = servePortal(respondWith('/api/race/events', anEventList([])));
const listOf = (...data: (typeof first)[]): ServerFrame => ({ type: 'SERVICE_MESSAGES', data });
const accept = (frame: ClientFrame): ServerFrame[] =>
  frame.type === 'AUTH' ? [{ type: 'AUTH_SUCCESS', userId: aUser().id }, listOf(first)] : [];
const bell = (count: number) => screen.findByRole('button', { name: new RegExp(`^У вас ${count}\\s`) });
const played: number[] = [];

function serve(respond = accept): MessageServer {
  const socket = startMessageServer(respond);
  server.use(respondWith('/api/service-messages', { data: [first] }), ...sessionOf());
  return socket;
}
const frame = (socket: MessageServer, given: ServerFrame) => act(async () => socket.send(given));

describe('the bell', () => {
  beforeEach(() => {
    played.length = 0;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      played.push(this.volume);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    closeAlert();
    markSession(false);
    setPreferences({ volume: 0.2 });
  });

  it('renders nothing for guests and opens no socket for them', async () => {
    const socket = serve();

    renderPortal('/race/schedule');

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /Сообщения|У вас/ })).toBeNull();
    expect(socket.clients).toEqual([]);
  });

  it('shows existing and incoming notifications, with sound at the configured volume', async () => {
    setPreferences({ volume: 0.6 });
    const socket = serve();
    renderSignedIn('/race/schedule');
    await bell(1);
    await waitFor(() => expect(socket.received).toEqual([{ type: 'AUTH', token: 'a-token' }]));
    expect(played).toEqual([]);

    await frame(socket, { type: 'SERVICE_MESSAGES', data: [second, first], audioType: 'notification' });

    await userEvent.click(await bell(2));
    expect(await screen.findByText('Протокол изменён')).toBeInTheDocument();
    expect(played).toEqual([0.6]);
  });

  it('revalidates reads affected by an incoming notification', async () => {
    const socket = serve();
    server.use(...strangerOf());
    renderSignedIn('/teams');
    expect(await screen.findByRole('link', { name: 'Создать команду' })).toBeInTheDocument();
    await waitFor(() => expect(socket.received).toHaveLength(1));
    server.use(...memberOf({ isCaptain: false }));

    await frame(socket, { type: 'SERVICE_MESSAGES', data: [second, first], audioType: 'notification' });

    expect(await screen.findByText('Ваша')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Создать команду' })).toBeNull();
  });

  it("reloads the user's rights on each unread notification, except those about races", async () => {
    const socket = serve();
    renderSignedIn('/race/schedule');
    await waitFor(() => expect(socket.received).toHaveLength(1));
    const checks = requestsTo(server, '/api/auth/check');
    let count = 0;

    for (const type of serviceMessageType.options) {
      for (const isRead of [true, false]) {
        const data = [{ ...second, type, isRead }];
        await frame(socket, { type: 'SERVICE_MESSAGES', data, audioType: 'notification' });
      }
      if (type !== 'race') count += 1;
      await waitFor(() => expect({ type, checks: checks.length }).toEqual({ type, checks: count }));
    }
  });

  it('closes the socket when the page is left', async () => {
    const socket = serve();
    renderSignedIn('/race/schedule');
    await waitFor(() => expect(socket.received).toHaveLength(1));
    expect(socket.clients.length).toBe(1);

    cleanup();

    await waitFor(() => expect(socket.clients.length).toBe(0));
  });

  it('shows the loading state, the loading error and the result of a retry', async () => {
    serve(() => []);
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/service-messages', async () => {
        await isAnswered;
        return Response.json({ code: 'database_unavailable', message: 'База данных не отвечает.' }, { status: 503 });
      }),
    );
    renderSignedIn('/race/schedule');
    await userEvent.click(await screen.findByRole('button', { name: 'Сообщения' }));
    expect(await screen.findByRole('list', { name: 'Загрузка...' })).toBeInTheDocument();

    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Сообщения не загрузились/);

    server.use(respondWith('/api/service-messages', { data: [first] }));
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await bell(1)).toBeInTheDocument();
  });

  it('marks a notification as read when it is opened, and all of them with one button', async () => {
    serve();
    const read: unknown[] = [];
    server.use(
      http.put('*/api/service-messages/read', async ({ request }) => {
        read.push(await request.json());
        return Response.json({ message: 'Сообщение прочитано.' });
      }),
    );
    renderSignedIn('/race/schedule');
    await userEvent.click(await bell(1));
    await screen.findByRole('dialog');
    expect(read).toEqual([]);

    await userEvent.click(await screen.findByRole('button', { name: 'Прочитать все' }));
    await userEvent.click(await screen.findByRole('button', { name: /просится в команду/ }));

    await waitFor(() => expect(read).toEqual([{ messageId: 'all' }, { messageId: first._id }]));
  });

  it('authenticates again after an outage and resumes from the last notification', async () => {
    const socket = serve((given) => accept(given).map((each) => ('data' in each ? listOf(second, first) : each)));
    renderSignedIn('/race/schedule');
    await bell(2);

    socket.drop();

    await waitFor(() =>
      expect(socket.received).toEqual([
        { type: 'AUTH', token: 'a-token' },
        { type: 'AUTH', token: 'a-token', lastMessageId: second._id },
      ]),
    );
  });

  it('refreshes an expired token and uses the new one', async () => {
    server.use(
      http.post('*/api/auth/refresh', () => Response.json({ success: true, accessToken: 'new-token', user: aUser() })),
    );
    const socket = serve((given) =>
      given.type === 'AUTH' && given.token === 'new-token' ? accept(given) : [{ type: 'AUTH_ERROR', message: 'Нет.' }],
    );
    renderSignedIn('/race/schedule');

    await waitFor(() => expect(socket.received).toHaveLength(2));
    expect(socket.received[1]).toEqual({ type: 'AUTH', token: 'new-token' });
  });

  it('shows and logs a rejected session without retrying', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.post('*/api/auth/refresh', () => Response.json({ success: true, accessToken: 'new-token', user: aUser() })),
    );
    const socket = serve(() => [{ type: 'AUTH_ERROR', message: 'Сеанс не подтверждён.' }]);

    renderSignedIn('/race/schedule');

    expect(await screen.findByText('Сеанс не подтверждён.')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('WebSocket:', 'Сеанс не подтверждён.');
    expect(socket.received).toHaveLength(2);
  });
});

describe('the strip of a lost connection', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is shown while the browser is offline, above the content already loaded', async () => {
    renderPortal('/race/schedule');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^Нет связи/)).toBeNull();

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Нет связи/)).toBeInTheDocument();
    expect(heading).toBeInTheDocument();

    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Нет связи/)).toBeNull();
  });
});
