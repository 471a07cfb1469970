import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AuthSession } from '@otryv/contract';
import Fastify from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SignInService } from '../../../people/auth/sign-in/sign-in.service.ts';
import { listening, openSocket } from '../../../testing/raw-socket.ts';
import { startApi } from '../../../testing/start-api.ts';
import { FaultLog } from '../../errors/fault-log.ts';
import { limitConcurrency } from '../load/limit-concurrency.ts';
import { dropCancelledResponses } from './cancelled-requests.ts';

const user = {
  id: '1'.repeat(24),
  username: 'somebody',
  email: null,
  emailConfirmed: false,
  role: 'user' as const,
  zwiftId: null,
  zwiftIds: [],
  photoProfile: null,
  isModeratorClub: false,
  moderator: { clubs: [] },
  organizer: null,
  team: null,
  externalAccounts: { vk: null, yandex: null },
};

describe('a request whose client disconnected', () => {
  let app: NestFastifyApplication;
  let port: number;
  beforeAll(async () => {
    app = await startApi();
    port = await listening(app);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());

  /**
   * Disconnects the client while the handler runs, which then ends like `work`; returns what was recorded of the
   * request.
   */
  async function cancelDuring(coding: string, work: () => AuthSession) {
    const started = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const written = vi.spyOn(app.get(FaultLog), 'write').mockResolvedValue();
    const logged = vi.spyOn(PinoLogger.root, 'error');
    app.getHttpServer().once('request', (_: IncomingMessage, response: ServerResponse) => {
      response.once('close', closed.resolve);
    });
    vi.spyOn(app.get(SignInService), 'signInByPassword').mockImplementation(async () => {
      started.resolve();
      await closed.promise;
      return work();
    });
    const socket = await openSocket(port);
    const body = JSON.stringify({ login: 'somebody', password: 'a password' });
    const head = `POST /api/auth/authorization HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${coding}`;
    const rest = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`${head}\r\n${rest}\r\n\r\n${body}`);
    await started.promise;
    socket.destroy();
    await closed.promise;
    await fetch(`http://127.0.0.1:${port}/api/assets/worlds`);
    return { faults: written.mock.calls.length, errors: logged.mock.calls.length };
  }

  it('is not a server error, whichever coding its response would have had', async () => {
    // Above the size up to which the response is compressed in one piece.
    const session = { success: true, accessToken: 'x'.repeat(2_000_000), user } as const;
    const found = [];
    for (const coding of ['br', 'gzip', 'identity']) found.push(await cancelDuring(coding, () => session));

    expect(found).toEqual(Array.from({ length: 3 }, () => ({ faults: 0, errors: 0 })));
  });

  it('keeps its concurrency slot until its work has ended', async () => {
    const busy = await startApi({ WORK_CONCURRENCY: '1' });
    const busyPort = await listening(busy);
    const [first, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = Promise.withResolvers<void>();
    let working = 0;
    vi.spyOn(busy.get(SignInService), 'signInByPassword').mockImplementation(async () => {
      working += 1;
      first.resolve();
      await work.promise;
      return { success: true, accessToken: 'x', user };
    });
    busy.getHttpServer().once('request', (_: IncomingMessage, response: ServerResponse) => {
      response.once('close', gone.resolve);
    });
    const signIn = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${busyPort}/api/auth/authorization`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'somebody', password: 'a password' }),
        ...(signal && { signal }),
      });
    const client = new AbortController();
    const cancelled = signIn(client.signal).catch(() => null);
    await first.promise;
    client.abort();
    await gone.promise;
    const next = signIn();
    for (let asked = 0; asked < 3; asked += 1) await fetch(`http://127.0.0.1:${busyPort}/api/health/live`);
    const before = working;
    work.resolve();

    expect([before, (await next).status, working, await cancelled]).toEqual([1, 201, 2, null]);
    await busy.close();
  });

  it.each(['sent', 'hijacked'])('releases its slot once its reply is %s', async (kind) => {
    const fastify = Fastify();
    limitConcurrency(fastify, 1, () => ({}));
    const [arrived, work] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    fastify.get('/api/long', async (_request, reply) => {
      arrived.resolve();
      await work.promise;
      if (kind === 'sent') return reply.send('late');
      reply.hijack();
      reply.raw.end('late');
      return reply;
    });
    fastify.get('/api/next', () => 'next');
    const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
    const gone = once(fastify.server, 'request').then(([, response]) => once(response, 'close'));
    const client = new AbortController();
    const cancelled = fetch(`${origin}/api/long`, { signal: client.signal }).catch(() => null);
    await arrived.promise;
    client.abort();
    await gone;
    work.resolve();

    expect([await cancelled, await (await fetch(`${origin}/api/next`)).text()]).toEqual([null, 'next']);
    await fastify.close();
  });

  it('closes the stream it would have received, but not the streams of connected clients', () => {
    const streams = { gone: Readable.from(['a']), there: Readable.from(['a']) };
    const sent: unknown[] = [];
    const fastify = Fastify();
    vi.spyOn(fastify, 'addHook').mockImplementation((_name: unknown, hook: unknown) => {
      if (typeof hook !== 'function') throw new TypeError('A hook is a function.');
      hook({}, { raw: { destroyed: true } }, streams.gone, (_: null, payload: unknown) => sent.push(payload));
      hook({}, { raw: { destroyed: false } }, streams.there, (_: null, payload: unknown) => sent.push(payload));
      return fastify;
    });
    dropCancelledResponses(fastify);

    expect([streams.gone.destroyed, streams.there.destroyed]).toEqual([true, false]);
    expect(sent).toEqual([null, streams.there]);
  });

  it('still reports server errors', async () => {
    const { faults } = await cancelDuring('br', () => {
      throw new TypeError('a fault');
    });

    expect(faults).toBe(1);
  });
});
