import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount } from '../../testing/test-browser.ts';
import { AccessTokens } from '../auth/sessions/access-tokens.ts';
import { UsersService } from '../users/users.service.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

const allOn = { news: true, events: true, development: true, messages: true };

describe('the unsubscribe link of an email', () => {
  let app: NestFastifyApplication;
  let userId: string;
  let token: string;

  beforeAll(async () => {
    app = await startApi({ PUBLIC_URL: 'https://otryv.example' });
    userId = await addAccount(app, 'reader');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const users = app.get(UsersService);
    await app
      .get(Transactions)
      .run((session) => users.change(userId, { notifications: allOn, emailConfirmed: true }, session));
    token =
      new URL((await app.get(SubscriptionsService).getLinksOf(userId, 'messages')).oneClick).pathname.split('/')[3] ??
      '';
  });
  const notifications = async () => (await app.get(UsersService).requireById(userId, noTransaction)).notifications;
  const post = (given: string, headers: Record<string, string> = {}, payload = '') =>
    app.inject({ method: 'POST', url: `/api/unsubscribe/${given}`, headers, payload });
  const read = (given: string) => app.inject({ method: 'GET', url: `/api/subscriptions/${given}` });

  const boundary = 'x-boundary';
  const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  it.each([
    { of: 'application/x-www-form-urlencoded', payload: 'List-Unsubscribe=One-Click' },
    { of: `multipart/form-data; boundary=${boundary}`, payload: multipart },
  ])('unsubscribes only from that list when a mail program posts $of (RFC 8058)', async ({ of, payload }) => {
    const { statusCode, headers } = await post(token, { 'content-type': of }, payload);

    expect([statusCode, headers.location]).toEqual([200, undefined]);
    expect(await notifications()).toEqual({ ...allOn, messages: false });
  });

  it('unsubscribes from the page, idempotently', async () => {
    expect([(await post(token)).statusCode, (await post(token)).statusCode]).toEqual([200, 200]);
    expect((await notifications()).messages).toBe(false);
  });

  it('changes nothing when a program follows every link of an email', async () => {
    const { page, oneClick } = await app.get(SubscriptionsService).getLinksOf(userId, 'messages');

    for (const link of [page, oneClick, `https://otryv.example/api/subscriptions/${token}`]) {
      for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: new URL(link).pathname });
    }

    expect((await notifications()).messages).toBe(true);
  });

  it('redirects from the one-click address to the confirmation page', async () => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url: `/api/unsubscribe/${token}` });

    expect([statusCode, headers.location]).toEqual([302, `/unsubscribe/${token}`]);
  });

  it('shows which emails it is about and whether they are enabled', async () => {
    const before = (await read(token)).json();
    await post(token);

    expect([before, (await read(token)).json()]).toEqual([
      { data: { list: 'messages', isOn: true } },
      { data: { list: 'messages', isOn: false } },
    ]);
  });

  it('rejects a token of another key, another purpose or with altered claims', async () => {
    const [head, claims, signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ list: 'messages', sub: '0'.repeat(24), aud: 'unsubscribe' }));
    const foreign = await new SignJWT({ list: 'messages' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience('unsubscribe')
      .sign(new Uint8Array(32));
    const access = await app.get(AccessTokens).sign({ userId, sessionId: '1'.repeat(24) });
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.x`;

    const forged = [foreign, none, `${head}.${other.toString('base64url')}.${signature}`, 'a.b.c'];
    const codes = await Promise.all(forged.map(async (one) => (await post(one)).json().code));

    expect(codes).toEqual(forged.map(() => 'unsubscribe_link_wrong'));
    expect((await post(access)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await notifications()).messages).toBe(true);
  });

  it('does not sign in', async () => {
    const headers = { authorization: `Bearer ${token}` };

    expect((await app.inject({ method: 'GET', url: '/api/auth/check', headers })).statusCode).toBe(401);
  });

  it('works after the account is deleted', async () => {
    const gone = await app.get(SubscriptionsService).getLinksOf('0'.repeat(24), 'messages');
    const ofGone = gone.page.split('/').at(-1) ?? '';

    expect((await post(ofGone)).statusCode).toBe(200);
    expect((await read(ofGone)).json()).toEqual({ data: { list: 'messages', isOn: false } });
  });
});
