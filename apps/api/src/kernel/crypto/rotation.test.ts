import { randomBytes } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecret, sealSecret } from '../../clubs/webhooks/webhook-secret.ts';
import { CONFIG, type Config } from '../../config.ts';
import { toLine } from '../../doctor/finding.ts';
import { judgeKeys } from '../../doctor/key-findings.ts';
import { GameTokenRepository } from '../../game/client/game-token.repository.ts';
import { KnownDevices } from '../../people/auth/sign-in/known-devices.ts';
import { UnsubscribeTokens } from '../../people/subscriptions/unsubscribe-tokens.ts';
import { runTask } from '../../tasks/run-task.ts';
import { fake } from '../../testing/fake.ts';
import { startApi, startBeside } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { RequestClient } from '../http/requests/request-client.ts';
import { Cursors } from '../paging/cursors.ts';
import { Resealing } from './resealing.ts';

const newKey = () => randomBytes(32).toString('base64');
const tokens = {
  access: 'access-secret',
  refresh: 'refresh-secret',
  accessExpiresAt: new Date('2026-11-21T15:00:00Z'),
  refreshExpiresAt: new Date('2026-11-29T12:00:00Z'),
};
const raceOfPage = { page: 1, docsOnPage: 1 };

describe('a new ENCRYPTION_KEY', { shuffle: false }, () => {
  const [first, second] = [newKey(), newKey()];
  let before: NestFastifyApplication;
  let rotated: NestFastifyApplication;
  let after: NestFastifyApplication;
  let userId: string;
  let browser: TestBrowser;

  beforeAll(async () => {
    before = await startApi({ ENCRYPTION_KEY: first });
    rotated = await startBeside(before, { ENCRYPTION_KEY: second, ENCRYPTION_KEYS_OLD: first });
    after = await startBeside(before, { ENCRYPTION_KEY: second });
    userId = await addAccount(before, 'rider');
    browser = new TestBrowser(before);
    await browser.signIn('rider', aPassword);
    await before.get(GameTokenRepository).save('bot', tokens);
    await webhooks().insertOne({ secret: sealSecret('otryv_wh_x', before.get<Config>(CONFIG)) });
  });
  afterAll(async () => {
    await after.close();
    await rotated.close();
    await before.close();
  });

  const webhooks = () => before.get<Connection>(getConnectionToken()).collection('webhooks');
  const webhookSecret = async (app: NestFastifyApplication) => {
    const webhook = await webhooks().findOne({});
    return openSecret(String(webhook?.secret), app.get<Config>(CONFIG));
  };
  const on = (app: NestFastifyApplication, from = browser) => {
    const same = new TestBrowser(app);
    for (const [name, value] of from.cookies) same.cookies.set(name, value);
    same.accessToken = from.accessToken;
    return same;
  };
  const sessionsSeen = async (one: TestBrowser) => (await one.send('GET', '/api/auth/sessions')).statusCode;
  const finding = async (app: NestFastifyApplication) => toLine(judgeKeys(await app.get(Resealing).count()));
  const reseal = async (app: NestFastifyApplication) => {
    const lines: string[] = [];
    return { failures: await runTask(app, ['keys', 'reseal'], (line) => lines.push(line)), lines };
  };

  it('keeps sessions while the former key is configured, even if a refresh answered under it is repeated', async () => {
    const [one, again] = [on(rotated), on(rotated)];
    await on(before).refresh();

    expect(await sessionsSeen(one)).toBe(200);
    expect((await again.refresh()).json().success).toBe(true);
    expect(await sessionsSeen(again)).toBe(200);
    const last = on(after, again);
    expect(await sessionsSeen(on(after))).toBe(401);
    // Browsers refresh by themselves: a refresh token is recognized without any key.
    expect((await last.refresh()).json().success).toBe(true);
    expect(await sessionsSeen(last)).toBe(200);
  });

  it('keeps devices recognized, email links valid and cursors working', async () => {
    const device = fake(RequestClient, {
      findCookie: (name) => browser.cookies.get(name) ?? null,
      setCookie: () => undefined,
    });
    const { passwordHash } = (await before
      .get<Connection>(getConnectionToken())
      .collection('users')
      .findOne({})) as never;
    const account = { id: userId, passwordHash };
    const link = await before.get(UnsubscribeTokens).sign({ userId, list: 'messages' });
    const { nextCursor } = before
      .get(Cursors)
      .list<[number]>('races', {})
      .cut([1, 2], 1, (row) => [row]);
    const go = (app: NestFastifyApplication) =>
      app
        .get(Cursors)
        .list<[number]>('races', {})
        .slice({ ...raceOfPage, cursor: nextCursor ?? '' }).after;

    expect(rotated.get(KnownDevices).findIdOf(device, account)).toEqual(
      before.get(KnownDevices).findIdOf(device, account),
    );
    expect(rotated.get(KnownDevices).findIdOf(device, account)).not.toBeNull();
    expect(await rotated.get(UnsubscribeTokens).verify(link)).toEqual({ userId, list: 'messages' });
    expect(go(rotated)).toEqual([1]);
    expect(after.get(KnownDevices).findIdOf(device, account)).toBeNull();
    expect(await after.get(UnsubscribeTokens).verify(link)).toBeNull();
    expect(() => go(after)).toThrow(expect.objectContaining({ code: 'cursor_invalid' }));
  });

  it('reads data sealed with the former key until everything is resealed and only the new key is needed', async () => {
    expect(await rotated.get(GameTokenRepository).find('bot')).toEqual(tokens);
    expect(await webhookSecret(rotated)).toBe('otryv_wh_x');
    expect(await finding(rotated)).toMatch(/^warning {2}keys: 3 of 3 sealed values need a former key: /);
    expect(await reseal(rotated)).toEqual({
      failures: 0,
      lines: [
        expect.stringMatching(/^3 were .* 0 were/),
        expect.stringMatching(/^No stored value needs a former key\. Remove ENCRYPTION_KEYS_OLD/),
      ],
    });
    expect((await reseal(rotated)).lines[0]).toMatch(/^0 were .* 3 were/);

    expect(await after.get(GameTokenRepository).find('bot')).toEqual(tokens);
    expect(await webhookSecret(after)).toBe('otryv_wh_x');
    expect(await finding(after)).toBe('ok       keys: ENCRYPTION_KEY opens all 3 sealed values.');
  });

  it('leaves data that no key opens unchanged, and reports it', async () => {
    const lost = await webhooks().findOne({});

    expect(await before.get(GameTokenRepository).find('bot')).toBeNull();
    expect(await webhookSecret(before)).toBeNull();
    expect(await finding(before)).toMatch(/^broken {3}keys: 3 of 3 sealed values open with no key: /);
    expect(await reseal(before)).toMatchObject({ failures: 3 });
    expect(await webhooks().findOne({})).toEqual(lost);
  });
});
