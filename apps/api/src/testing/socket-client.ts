import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ClientFrame, ServerFrame, ServiceMessage } from '@otryv/contract';
import { WebSocket } from 'ws';

type MessagesFrame = Extract<ServerFrame, { type: 'SERVICE_MESSAGES' }>;

/** Browser end of a socket to a listening API. It keeps every frame. */
export class SocketClient {
  readonly frames: ServerFrame[] = [];
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as ServerFrame));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
  }

  /** Opens a socket; `origin` is that of the page. */
  static open(app: NestFastifyApplication, origin = 'http://localhost:3000', path = '/api/ws'): SocketClient {
    const address = app.getHttpServer().address();
    const port = typeof address === 'object' ? address?.port : address;
    return new SocketClient(new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin }));
  }

  /** Opens and authenticates a socket. */
  static async signIn(app: NestFastifyApplication, token: string, lastMessageId?: string): Promise<SocketClient> {
    const client = SocketClient.open(app);
    await once(client.socket, 'open');
    client.send({ type: 'AUTH', token, ...(lastMessageId && { lastMessageId }) });
    return client;
  }

  send(frame: ClientFrame | object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  get types(): string[] {
    return this.frames.map(({ type }) => type);
  }

  get lists(): MessagesFrame[] {
    return this.frames.filter((frame): frame is MessagesFrame => frame.type === 'SERVICE_MESSAGES');
  }

  /** Received messages, in order of arrival, each once. */
  get received(): ServiceMessage[] {
    const known = new Map<string, ServiceMessage>();
    for (const { data } of this.lists) for (const one of data.toReversed()) known.set(one._id, one);
    return [...known.values()];
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
