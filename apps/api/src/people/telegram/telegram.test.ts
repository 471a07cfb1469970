import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { TelegramBot } from '@otryv/contract';
import { startTelegram, type Telegram } from '@otryv/provider-simulator';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { runTask } from '../../tasks/run-task.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { BroadcastDeliveries } from './broadcast-deliveries.ts';
import { TelegramUpdates } from './telegram-updates.ts';

const secondMs = 1000;
const people = [11, 12, 13, 14, 15];
const text = 'Сезон начинается в четверг';

async function signInAdmin(app: NestFastifyApplication, username: string): Promise<TestBrowser> {
  await addAccount(app, username);
  await runTask(app, ['user', 'role', username, 'admin'], () => undefined);
  const browser = new TestBrowser(app);
  await browser.signIn(username, aPassword);
  return browser;
}

describe('the Telegram bot', () => {
  let telegram: Telegram;
  let app: NestFastifyApplication;
  let connection: Connection;
  let admin: TestBrowser;
  let moved = 0;
  beforeAll(async () => {
    telegram = await startTelegram();
    app = await startApi({ ...telegram.settings, TELEGRAM_MESSAGES_PER_SECOND: '1000' });
    const clock = app.get(Clock);
    const usual = clock.now.bind(clock);
    clock.now = () => new Date(usual().getTime() + moved);
    connection = app.get<Connection>(getConnectionToken());
    admin = await signInAdmin(app, 'bot-admin');
  });
  afterAll(async () => {
    await app.close();
    await telegram.close();
  });
  beforeEach(async () => {
    moved = 0;
    await read();
    for (const name of ['telegramChats', 'broadcasts', 'broadcastDeliveries'])
      await connection.collection(name).deleteMany({});
    await connection.collection('telegramState').updateOne({}, { $set: { pausedUntil: null } });
    for (const chat of telegram.chats) chat.state = 'open';
    for (const id of people) telegram.write(id, '/start');
    await read();
    telegram.messages.length = 0;
  });

  const read = () => app.get(TelegramUpdates).read();
  const deliver = () => app.get(BroadcastDeliveries).deliver();
  const bot = async (): Promise<TelegramBot> => (await admin.send('GET', '/api/admin/bot')).json().data;
  const broadcast = () => admin.send('POST', '/api/admin/bot', { text });
  const reached = () => telegram.messages.map(({ chatId }) => chatId).toSorted((one, other) => one - other);

  it('adds each private chat that sent /start as a receiver once, and replies', async () => {
    telegram.write(21, '/start из-за-ссылки');
    telegram.write(-100, '/start', 'group');
    telegram.write(22, 'привет');
    await read();

    expect((await bot()).receivers).toBe(people.length + 1);
    expect(telegram.messages).toEqual([{ chatId: 21, text: expect.stringContaining('/stop') }]);
  });

  it('handles repeated updates', async () => {
    telegram.write(31, '/start');
    await read();
    telegram.repeatUpdates();
    await connection.collection('telegramState').updateOne({}, { $set: { offset: 0 } });
    await read();

    expect((await bot()).receivers).toBe(people.length + 1);
    expect(telegram.messages.filter(({ chatId }) => chatId === 31)).toHaveLength(1);
  });

  it('removes chats that sent /stop or blocked it', async () => {
    telegram.write(11, '/stop');
    telegram.block(12);
    await read();

    expect((await bot()).receivers).toBe(people.length - 2);
    expect(await connection.collection('telegramChats').countDocuments({ chatId: { $in: [11, 12] } })).toBe(0);
  });

  it('reads more than one page of updates', async () => {
    for (let id = 1000; id < 1150; id += 1) telegram.write(id, '/start');
    await read();

    expect((await bot()).receivers).toBe(people.length + 150);
  });

  it('sends a message to each receiver once, and keeps it in the history with its author', async () => {
    const response = await broadcast();
    await deliver();
    await deliver();

    expect(response.json().message).toBe('Сообщение отправляется: 5 получателей.');
    expect(reached()).toEqual(people);
    expect((await bot()).broadcasts).toEqual([
      expect.objectContaining({
        text,
        author: 'bot-admin',
        state: 'sent',
        receivers: 5,
        delivered: 5,
        failed: 0,
        unknown: 0,
      }),
    ]);
    expect(await connection.collection('broadcastDeliveries').countDocuments()).toBe(0);
  });

  it('is audited', async () => {
    await broadcast();

    const entry = await connection.collection('audit').findOne({ action: 'bot.broadcast' }, { sort: { at: -1 } });
    expect(entry).toMatchObject({ objectKind: 'broadcast', after: { text, receivers: 5 } });
  });

  it('sends no second message while the first is in progress', async () => {
    const [first, second] = await Promise.all([broadcast(), broadcast()]);

    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([201, 409]));
    expect([first, second].map((response) => response.json().code)).toContain('broadcast_running');
  });

  it('counts chats that blocked it or are gone, and sends them nothing more', async () => {
    const [one, other] = telegram.chats.filter(({ id }) => id === 12 || id === 13);
    if (one) one.state = 'blocked';
    if (other) other.state = 'gone';
    await broadcast();
    await deliver();

    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'sent', delivered: 3, failed: 2 });
    expect((await bot()).receivers).toBe(3);
  });

  it('pauses for as long as Telegram requests, and continues with the same receiver', async () => {
    telegram.pauseNext(40);
    await broadcast();
    await deliver();
    moved = 39 * secondMs;
    await deliver();
    expect(reached()).toEqual([]);
    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'sending', delivered: 0 });

    moved = 41 * secondMs;
    await deliver();
    expect(reached()).toEqual(people);
  });

  it('does not repeat a message whose response was lost, and reports its outcome as unknown', async () => {
    telegram.loseNextAnswer();
    await broadcast();
    await deliver();
    moved = 60 * secondMs;
    await deliver();

    expect(reached()).toEqual(people);
    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'sent', delivered: 4, unknown: 1 });
  });

  it('continues after a process died, and does not repeat what it had begun', async () => {
    await broadcast();
    const claimed = { $set: { state: 'claimed', at: app.get(Clock).now() } };
    await connection.collection('broadcastDeliveries').updateOne({ chatId: 11 }, claimed);
    await deliver();
    expect(reached()).toEqual([12, 13, 14, 15]);
    expect((await bot()).broadcasts[0]?.state).toBe('sending');

    moved = 61 * secondMs;
    await deliver();
    expect(reached()).toEqual([12, 13, 14, 15]);
    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'sent', delivered: 4, unknown: 1 });
  });

  it('sends each receiver one message from two concurrent processes', async () => {
    await broadcast();
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();

    expect(reached()).toEqual(people);
    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'sent', delivered: 5 });
  });

  it('stops if Telegram rejects its token, and allows another message to begin', async () => {
    telegram.order('sendMessage', { status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } });
    await broadcast();
    await deliver();

    expect((await bot()).broadcasts[0]).toMatchObject({ state: 'stopped', delivered: 0, unknown: 0 });
    expect(reached()).toEqual([]);
    expect((await broadcast()).statusCode).toBe(201);
  });

  it('is limited to 4096 characters', async () => {
    const of = (length: number) => admin.send('POST', '/api/admin/bot', { text: 'я'.repeat(length) });

    expect((await of(4097)).statusCode).toBe(400);
    expect((await of(4096)).statusCode).toBe(201);
    expect((await admin.send('POST', '/api/admin/bot', { text: '  ' })).statusCode).toBe(400);
  });

  it('removes the author of a deleted account', async () => {
    const other = await signInAdmin(app, 'bot-second');
    await other.send('POST', '/api/admin/bot', { text });
    await other.send('DELETE', '/api/auth/account', { username: 'bot-second', password: aPassword });

    expect((await bot()).broadcasts[0]).toMatchObject({ text, author: null });
  });

  it('rejects a message without receivers', async () => {
    await connection.collection('telegramChats').deleteMany({});

    expect((await broadcast()).json().code).toBe('telegram_no_receivers');
  });
});

describe('without a configured bot', () => {
  it('the portal reports it, reads nothing and rejects a message', async () => {
    const app = await startApi();
    const admin = await signInAdmin(app, 'botless-admin');

    await app.get(TelegramUpdates).read();
    await app.get(BroadcastDeliveries).deliver();
    const { data } = (await admin.send('GET', '/api/admin/bot')).json();
    const refused = await admin.send('POST', '/api/admin/bot', { text });

    expect(data).toEqual({ isConfigured: false, name: null, receivers: 0, broadcasts: [] });
    expect(refused.json().code).toBe('telegram_off');
    await app.close();
  });
});
