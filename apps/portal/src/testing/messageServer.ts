import type { ClientFrame, ServerFrame, ServiceMessage } from '@otryv/contract';
import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw';

const link = ws.link('ws://*/api/ws');
type Client = WebSocketHandlerConnection['client'];

let current: MessageServer | null = null;

/** Connects each notification socket to the server of the test; without one it stays silent. */
export const socketHandler: WebSocketHandler = link.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) =>
    current?.receive(client, JSON.parse(typeof data === 'string' ? data : '')),
  );
  current?.connect(client);
});

/** Starts the API's end of the notification socket for all further sockets. */
export function startMessageServer(respond: (frame: ClientFrame) => ServerFrame[]): MessageServer {
  current = new MessageServer(respond);
  return current;
}

/** Leaves further sockets without a server. */
export function forgetMessageServer(): void {
  current = null;
}

export class MessageServer {
  /** Open sockets, latest last. */
  readonly clients: Client[] = [];
  /** Frames sent by browsers, in order. */
  readonly received: ClientFrame[] = [];
  private readonly respond: (frame: ClientFrame) => ServerFrame[];

  constructor(respond: (frame: ClientFrame) => ServerFrame[]) {
    this.respond = respond;
  }

  connect(client: Client): void {
    this.clients.push(client);
    client.addEventListener('close', () => this.clients.splice(this.clients.indexOf(client), 1));
    this.send({ type: 'AUTH_REQUIRED', message: 'Войдите.' });
  }

  receive(client: Client, frame: ClientFrame): void {
    this.received.push(frame);
    for (const response of this.respond(frame)) client.send(JSON.stringify(response));
  }

  send(frame: ServerFrame): void {
    this.clients.at(-1)?.send(JSON.stringify(frame));
  }

  drop(): void {
    this.clients.at(-1)?.close(1001);
  }
}

export function aServiceMessage(changes: Partial<ServiceMessage> = {}): ServiceMessage {
  return {
    _id: '6700000000000000000000a1',
    type: 'team',
    title: 'ВЕТЕР',
    text: 'Марк Верхояров просится в команду',
    isRead: false,
    createdAt: '2026-11-21T11:58:00.000Z',
    entityUrl: null,
    externalEntityUrl: null,
    entityLogo: null,
    ...changes,
  };
}
