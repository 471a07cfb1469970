import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Transactions } from '../../kernel/database/transactions.ts';
import { beatMs } from '../../kernel/realtime/socket-server.ts';
import { Sockets } from '../../kernel/realtime/sockets.ts';
import { caseCount } from '../../testing/full-run.ts';
import { SocketClient } from '../../testing/socket-client.ts';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { MessagesService } from './messages.service.ts';

const patient = { timeout: 15_000 };
const shared = { ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') };

const rounds = caseCount({ usual: 6, full: 20 });
const perRound = 50;

describe('the message socket', () => {
  let app: NestFastifyApplication;
  let far: NestFastifyApplication;
  let userId = '';
  let browser: TestBrowser;
  let clients: SocketClient[] = [];

  beforeAll(async () => {
    app = await startApi(shared);
    far = await startBeside(app, shared);
    await app.listen(0, '127.0.0.1');
    await far.listen(0, '127.0.0.1');
    userId = await addAccount(app, 'reader');
    browser = new TestBrowser(app);
    await browser.signIn('reader', aPassword);
  });
  afterEach(async () => {
    for (const client of clients) client.socket.terminate();
    clients = [];
    await vi.waitUntil(() => app.get(Sockets).size === 0, patient);
  });
  afterAll(async () => {
    await far.close();
    await app.close();
  });

  const kept = (client: SocketClient) => {
    clients.push(client);
    return client;
  };
  const token = (of = browser) => of.accessToken ?? '';
  const connect = async (at = app, of = browser) => {
    const client = kept(await SocketClient.signIn(at, token(of)));
    await expect.poll(() => client.lists.length, patient).toBe(1);
    return client;
  };
  const opened = async () => {
    const client = kept(SocketClient.open(app));
    await expect.poll(() => client.types, patient).toEqual(['AUTH_REQUIRED']);
    return client;
  };
  const write = (text: string, at = app) =>
    at
      .get(Transactions)
      .run((session) =>
        at.get(MessagesService).write({ userIds: [userId], by: null, type: 'race', title: 'Кубок', text }, session),
      );

  it("requests authentication, and then delivers that user's messages", async () => {
    await write('первое');

    const client = await connect();

    expect(client.types).toEqual(['AUTH_REQUIRED', 'AUTH_SUCCESS', 'SERVICE_MESSAGES']);
    expect(client.frames[1]).toEqual({ type: 'AUTH_SUCCESS', userId });
    expect(client.lists[0]?.type).toBe('SERVICE_MESSAGES');
    expect(client.lists[0]?.data[0]).toMatchObject({ text: 'первое' });
  });

  it('delivers all messages that were added together', async () => {
    const client = await connect();
    const past = Array.from({ length: 30 }, (_, index) => ({
      type: 'team' as const,
      title: 'ВЕТЕР',
      text: `${index}-е`,
      isRead: true,
      createdAt: new Date(Date.UTC(2026, 0, 1, index)),
      entityUrl: null,
      externalEntityUrl: null,
    }));

    await far.get(MessagesService).addPast(userId, past);

    const texts = () => client.received.map(({ text }) => text);
    await expect.poll(texts, patient).toEqual(expect.arrayContaining(past.map(({ text }) => text)));
  });

  it('rejects an invalid token with a message, and accepts a valid one after it', async () => {
    const client = await opened();

    client.send({ type: 'AUTH', token: 'forged' });
    await expect.poll(() => client.types.at(-1), patient).toBe('AUTH_ERROR');
    client.send({ type: 'AUTH', token: token() });

    await expect.poll(() => client.types.at(-1), patient).toBe('SERVICE_MESSAGES');
    expect(client.frames[1]).toHaveProperty('message', expect.stringMatching(/^Сеанс не подтверждён/));
  });

  it('delivers nothing without authentication, and disconnects', async () => {
    const client = await opened();

    await write('не для всех');

    expect(await client.closed).toBe(1008);
    expect(client.types).toEqual(['AUTH_REQUIRED']);
  }, 15_000);

  it('responds to PING, and to unknown frames with an error', async () => {
    const client = await opened();

    for (const frame of [{ type: 'PING' }, { type: 'SUBSCRIBE' }, 'not JSON', '[]']) client.send(frame);

    await expect.poll(() => client.types, patient).toEqual(['AUTH_REQUIRED', 'PONG', 'ERROR', 'ERROR', 'ERROR']);
    expect(client.frames[1]).toHaveProperty('timestamp', expect.any(Number));
  });

  it('announces a new message, and resends the list silently when one is read', async () => {
    const client = await connect();

    await write('новое');
    await expect.poll(() => client.lists.length, patient).toBe(2);
    const [newest] = client.lists[1]?.data ?? [];
    await browser.send('PUT', '/api/service-messages/read', { messageId: newest?._id });
    await expect.poll(() => client.lists.length, patient).toBe(3);

    expect(client.lists[1]).toHaveProperty('audioType', 'notification');
    expect(newest).toMatchObject({ text: 'новое', isRead: false });
    expect(client.lists[2]).not.toHaveProperty('audioType');
    expect(client.lists[2]?.data[0]).toMatchObject({ text: 'новое', isRead: true });
  });

  it('delivers messages written by another process, even after one of them died', async () => {
    const third = await startBeside(app, shared);
    const client = await connect();

    await write('издалека', third);
    await expect.poll(() => client.received.map(({ text }) => text), patient).toContain('издалека');
    await third.close();
    await write('и после', far);

    await expect.poll(() => client.received.map(({ text }) => text), patient).toContain('и после');
  });

  it(`neither loses nor duplicates any of ${rounds * perRound} messages over ${rounds} reconnects`, async () => {
    const total = rounds * perRound;
    const near = [app, far];
    const texts = new Map<string, string>();
    const streamed = () => [...texts.values()].filter((text) => text.startsWith('поток'));
    const take = (client: SocketClient) => {
      for (const { _id, text } of client.received) texts.set(_id, text);
      return streamed().length;
    };
    let count = 0;
    const writeUpTo = async (end: number) => {
      for (; count < end; count += 1) await write(`поток ${count}`, near[count % 2]);
    };
    let last: string | undefined;
    for (let round = 1; round <= rounds; round += 1) {
      const client = kept(await SocketClient.signIn(near[round % 2] ?? app, token(), last));
      const [begun, end] = [count, round * perRound];
      const writing = writeUpTo(end);
      await expect.poll(() => take(client), patient).toBeGreaterThan(begun + 5);
      client.socket.terminate();
      await client.closed;
      last = client.received.at(-1)?._id;
      await writing;
    }
    const client = kept(await SocketClient.signIn(app, token(), last));
    await expect.poll(() => take(client), patient).toBe(total);

    expect(new Set(streamed()).size).toBe(total);
    expect(streamed()).toHaveLength(total);
  }, 120_000);

  it.each(['in this process', 'in another process'])('ends with its session, signed out %s', async (where) => {
    const leaving = new TestBrowser(where === 'in this process' ? app : far);
    await leaving.signIn('reader', aPassword);
    const [client, staying] = [await connect(app, leaving), await connect()];

    await leaving.send('POST', '/api/auth/logout');

    expect(await client.closed).toBe(1008);
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
  });

  it('closes for a token whose session has ended', async () => {
    const leaving = new TestBrowser(app);
    await leaving.signIn('reader', aPassword);
    const spent = token(leaving);
    await leaving.send('POST', '/api/auth/logout');

    const client = kept(await SocketClient.signIn(app, spent));

    await expect.poll(() => client.types, patient).toEqual(['AUTH_REQUIRED', 'AUTH_ERROR']);
  });

  it("opens only for the portal's pages", async () => {
    const strict = await startBeside(app, { ...shared, PUBLIC_URL: 'https://otryv.example' });
    await strict.listen(0, '127.0.0.1');
    const origins = [
      'https://otryv.example',
      'http://otryv.example',
      'https://evil.example',
      'http://localhost:3000',
      '',
    ];

    const opens = await Promise.all(
      origins.map(async (origin) => {
        const client = kept(SocketClient.open(strict, origin));
        const isOpen = await new Promise((resolve) => {
          client.socket.once('open', () => resolve(true));
          client.socket.once('close', () => resolve(false));
        });
        return [origin, isOpen];
      }),
    );

    expect(opens).toEqual(origins.map((origin) => [origin, origin === 'https://otryv.example']));
    await strict.close();
  });

  it('has one path; an upgrade elsewhere is handled as a request', async () => {
    const client = kept(SocketClient.open(app, undefined, '/api/health/live'));

    const response = await new Promise<number | undefined>((resolve) =>
      client.socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );

    expect(response).toBe(200);
  });

  it('disconnects a peer that sends too much, or too often', async () => {
    const [large, frequent] = [await opened(), await opened()];

    large.send({ type: 'AUTH', token: 'x'.repeat(5_000) });
    for (let count = 0; count < 30; count += 1) frequent.send({ type: 'PING' });

    expect(await large.closed).toBe(1009);
    expect(await frequent.closed).toBe(1008);

    expect(frequent.types.filter((type) => type === 'PONG').length).toBeLessThanOrEqual(20);
  });

  it('counts the frames of each peer separately', async () => {
    const peers = [await opened(), await opened()];

    for (const peer of peers) for (let count = 0; count < 15; count += 1) peer.send({ type: 'PING' });

    for (const peer of peers) await expect.poll(() => peer.types.length, patient).toBe(16);
  });

  it('limits a user to ten', async () => {
    for (let count = 0; count < 10; count += 1) await connect();

    const client = kept(await SocketClient.signIn(app, token()));

    expect(await client.closed).toBe(1013);
    expect(app.get(Sockets).listByUser(userId)).toHaveLength(10);
  });

  it('disconnects a peer that is silent for two beats, within a minute', async () => {
    const [alive, dead] = [await connect(), await connect()];
    const pings: string[] = [];
    alive.socket.on('ping', () => pings.push('ping'));
    dead.socket.pause();

    app.get(Sockets).beat();
    await expect.poll(() => pings.length, patient).toBe(1);
    await expect
      .poll(
        () =>
          app
            .get(Sockets)
            .listByUser(userId)
            .filter((socket) => socket.isSilent).length,
        patient,
      )
      .toBe(1);
    app.get(Sockets).beat();

    await expect.poll(() => app.get(Sockets).listByUser(userId), patient).toHaveLength(1);
    expect(2 * beatMs).toBeLessThanOrEqual(60_000);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  it('closes when its server stops', async () => {
    const stopping = await startBeside(app, shared);
    await stopping.listen(0, '127.0.0.1');
    const client = await connect(stopping);

    await stopping.close();

    expect(await client.closed).toBe(1001);
  });
});
