import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Transactions } from '../../kernel/database/transactions.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { MessagesService } from './messages.service.ts';

describe('service messages', () => {
  let app: NestFastifyApplication;
  let owner: { id: string; browser: TestBrowser };
  let other: { id: string; browser: TestBrowser };

  beforeAll(async () => {
    app = await startApi();
    owner = await signedIn('owner');
    other = await signedIn('other');
  });
  afterAll(() => app.close());
  beforeEach(() => app.get<Connection>(getConnectionToken()).collection('servicemessages').deleteMany({}));

  async function signedIn(name: string) {
    const id = await addAccount(app, name);
    const browser = new TestBrowser(app);
    await browser.signIn(name, aPassword);
    return { id, browser };
  }
  const write = (userIds: string[], text: string) =>
    app
      .get(Transactions)
      .run((session) =>
        app
          .get(MessagesService)
          .write({ userIds, by: null, type: 'team', title: 'ВЕТЕР', text, entityUrl: '/teams/veter/members' }, session),
      );
  const list = async ({ browser }: { browser: TestBrowser }) =>
    (await browser.send('GET', '/api/service-messages')).json().data;
  const read = ({ browser }: { browser: TestBrowser }, messageId: unknown) =>
    browser.send('PUT', '/api/service-messages/read', { messageId });
  const unread = async (user: { browser: TestBrowser }) =>
    (await list(user)).filter(({ isRead }: { isRead: boolean }) => !isRead).length;

  it("list a user's newest 20, newest first, and none of another", async () => {
    for (let count = 1; count <= 22; count += 1) await write([owner.id], `№${count}`);

    const listed = await list(owner);

    expect(listed).toHaveLength(20);
    expect(listed[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'team',
      title: 'ВЕТЕР',
      text: '№22',
      createdAt: expect.any(String),
      isRead: false,
      entityUrl: '/teams/veter/members',
      externalEntityUrl: null,
      entityLogo: null,
    });
    expect(listed.at(-1).text).toBe('№3');
    expect(await list(other)).toEqual([]);
  });

  it('are written to each user once, even to one with two roles in the change', async () => {
    await write([owner.id, other.id, owner.id], 'о вас');

    expect([(await list(owner)).length, (await list(other)).length]).toEqual([1, 1]);
  });

  it('can be marked as read individually', async () => {
    for (const text of ['прежнее', 'новое']) await write([owner.id], text);
    const [newest, next] = await list(owner);

    const { statusCode, json } = await read(owner, newest._id);

    expect([statusCode, json()]).toEqual([200, { message: 'Сообщение прочитано.' }]);
    expect((await list(owner)).slice(0, 2)).toEqual([{ ...newest, isRead: true }, next]);
  });

  it('cannot be marked as read by another user (14.3 no. 6)', async () => {
    await write([owner.id], 'не твоё');
    const [newest] = await list(owner);

    const { statusCode, json } = await read(other, newest._id);

    expect([statusCode, json().code]).toEqual([404, 'message_not_found']);
    expect((await list(owner))[0].isRead).toBe(false);
  });

  it("can all be marked as read, without affecting another user's", async () => {
    await write([owner.id, other.id], 'обоим');

    await read(owner, 'all');

    expect([await unread(owner), await unread(other)]).toEqual([0, 1]);
  });

  it.each([['x'], [{ $ne: null }], [null], ['0'.repeat(24)]])('reject marking %j', async (messageId) => {
    await write([owner.id, other.id], 'обоим');

    expect((await read(owner, messageId)).statusCode).toBeGreaterThanOrEqual(400);
    expect([await unread(owner), await unread(other)]).toEqual([1, 1]);
  });

  it('are unavailable to guests', async () => {
    const guest = { browser: new TestBrowser(app) };

    expect((await guest.browser.send('GET', '/api/service-messages')).statusCode).toBe(401);
    expect((await read(guest, 'all')).statusCode).toBe(401);
  });

  it('are not written when the change aborts, nor outside of a transaction', async () => {
    await write([owner.id], 'было');
    const before = await list(owner);
    const message = { userIds: [owner.id], by: null, type: 'system', title: 'Отрыв', text: 'не было' } as const;

    const aborted = app.get(Transactions).run(async (session) => {
      await app.get(MessagesService).write(message, session);
      throw new Error('aborted');
    });

    await expect(aborted).rejects.toThrow('aborted');
    const session = await app.get<Connection>(getConnectionToken()).startSession();
    await expect(app.get(MessagesService).write(message, session)).rejects.toThrow('transaction');
    expect(await list(owner)).toEqual(before);
  });

  it('are kept for a year', async () => {
    const indexes = await app.get<Connection>(getConnectionToken()).collection('servicemessages').indexes();

    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 365 * 24 * 60 * 60 }),
    );
  });

  it('are deleted with the account', async () => {
    const leaver = await signedIn('leaver');
    await write([leaver.id], 'до свидания');

    await leaver.browser.send('DELETE', '/api/auth/account', { username: 'leaver', password: aPassword });

    const left = app.get<Connection>(getConnectionToken()).collection('servicemessages');
    expect(await left.countDocuments({ text: 'до свидания' })).toBe(0);
  });
});
