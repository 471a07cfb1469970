import { once } from 'node:events';
import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening, openSocket, untilClosed } from '../../testing/raw-socket.ts';
import { startApi } from '../../testing/start-api.ts';
import { drainConnections } from './graceful-stop.ts';

const body = JSON.stringify({ a: 1 });
const posted = `POST /api/nothing HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
const asked = 'GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a graceful shutdown', () => {
  let app: NestFastifyApplication;
  let port: number;

  beforeEach(async () => {
    app = await startApi();
    port = await listening(app);
  });
  afterEach(() => app.close());
  const drain = (limitMs = 60_000) => drainConnections(app.getHttpServer(), limitMs);

  it('answers a request that has begun to arrive, and announces the end of the connection', async () => {
    const socket = await openSocket(port);
    socket.write(posted);
    await new Promise(setImmediate);

    const drained = drain();
    socket.write(body);
    const response = await untilClosed(socket);
    await drained;

    expect(response).toMatch(/^HTTP\/1.1 404 /);
    expect(response).toContain('"code":"address_unknown"');
  });

  it('answers a further request on an open connection as its last', async () => {
    const socket = await openSocket(port);
    socket.write(asked);
    await once(socket, 'data');

    const drained = drain();
    await expect.poll(() => app.getHttpServer().listening).toBe(false);
    socket.write(asked);
    const response = await untilClosed(socket);
    await drained;

    expect(response).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*\{"status":"ok"\}$/i);
  });

  it('closes idle connections, and accepts no new ones', async () => {
    const silent = await openSocket(port);

    const drained = drain();
    await expect.poll(() => app.getHttpServer().listening).toBe(false);
    const late = connect({ port, host: '127.0.0.1' });
    const [error] = await once(late, 'error');
    await untilClosed(silent);
    await drained;

    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('aborts a body that never arrives when its time is over', async () => {
    const socket = await openSocket(port);
    socket.write(posted);

    const drained = drain(300);

    expect(await untilClosed(socket)).toBe('');
    await drained;
  });
});
