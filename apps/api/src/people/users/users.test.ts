import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock, machineTime } from '../../kernel/clock.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { GameIdsService } from './game-ids/game-ids.service.ts';

const dayMs = 86_400_000;
const base = '/api/race/profile';

describe('account settings', () => {
  let app: NestFastifyApplication;
  let turn = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());
  const signedIn = async (username: string) => {
    await addAccount(app, username);
    const one = new TestBrowser(app, `192.0.2.${turn++}`);
    await one.signIn(username, aPassword);
    return one;
  };
  const settingsOf = async (one: TestBrowser) => (await one.send('GET', `${base}/settings/0`)).json().data;
  const rename = (one: TestBrowser, username: string) => one.send('PUT', `${base}/username`, { username });
  const daysLater = async (one: TestBrowser, days: number) => {
    vi.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(machineTime().getTime() + days * dayMs));
    await one.refresh();
  };

  it('are those of the session, without a hash or a secret', async () => {
    const settings = await settingsOf(await signedIn('reads-settings'));

    expect(settings).toMatchObject({
      username: 'reads-settings',
      email: 'reads-settings@example.com',
      emailConfirmed: true,
      hasPassword: true,
      usernameChangeableAt: null,
      gameIds: [],
      externalAccounts: { vk: null, yandex: null },
      notifications: { news: false, events: true, development: false, messages: false },
    });
    expect(JSON.stringify(settings)).not.toMatch(/argon2|Hash/);
  });

  describe('the user name', () => {
    it('is changed once in 30 days, and the error names the day', async () => {
      const one = await signedIn('renamed-once');
      expect((await rename(one, 'renamed-twice')).statusCode).toBe(200);

      const refused = await rename(one, 'renamed-thrice');
      const { usernameChangeableAt } = await settingsOf(one);
      await daysLater(one, 29.9);
      const early = await rename(one, 'renamed-thrice');
      await daysLater(one, 30.1);
      const inTime = await rename(one, 'renamed-thrice');

      expect([refused.statusCode, refused.json().code]).toEqual([409, 'username_too_soon']);
      expect(refused.json().message).toMatch(/\d+ [а-я]+/);
      expect(new Date(usernameChangeableAt).getTime() - machineTime().getTime()).toBeGreaterThan(29 * dayMs);
      expect([early.statusCode, inTime.statusCode]).toEqual([409, 200]);
    });

    it("cannot be another account's, ignoring case, and may change its own case", async () => {
      await addAccount(app, 'Taken.Already');
      const one = await signedIn('wants-name');

      const refused = (await rename(one, 'taken.already')).json();
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['username_taken', ['username']]);
      expect((await rename(one, 'Wants-Name')).statusCode).toBe(200);
      expect((await settingsOf(one)).username).toBe('Wants-Name');
    });

    it('signs in under the new name, and no longer under the old one', async () => {
      const one = await signedIn('old-name');
      await rename(one, 'brand-new-name');

      expect((await one.signIn('old-name', aPassword)).statusCode).toBe(401);
      expect((await one.signIn('brand-new-name', aPassword)).statusCode).toBe(201);
    });
  });

  it('keep the email subscriptions of the account', async () => {
    const one = await signedIn('wants-letters');
    const notifications = { news: false, events: true, development: false, messages: true };

    await one.send('PUT', `${base}/notifications`, { notifications });

    expect((await settingsOf(one)).notifications).toEqual(notifications);
  });

  describe('streams', () => {
    const set = (one: TestBrowser, twitch: object, youtube: object = { channelHandle: '', isEnabled: false }) =>
      one.send('PUT', `${base}/streams`, { streams: { twitch, youtube } });

    it('can be enabled only with a verified game id; names are saved without one', async () => {
      const one = await signedIn('streams-unproved');

      expect((await set(one, { channelName: 'rider', isEnabled: true })).json().code).toBe('game_id_unproved');
      expect((await set(one, { channelName: 'rider', isEnabled: false })).statusCode).toBe(200);
      vi.spyOn(app.get(GameIdsService), 'hasProved').mockResolvedValue(true);
      expect((await set(one, { channelName: 'rider', isEnabled: true })).statusCode).toBe(200);
      expect((await settingsOf(one)).streams.twitch).toEqual({ channelName: 'rider', isEnabled: true });
    });

    it('require the name of an enabled channel, with the error at its field', async () => {
      const one = await signedIn('streams-nameless');
      const off = { channelName: '', isEnabled: false };

      const twitch = await set(one, { ...off, isEnabled: true });
      const youtube = await set(one, off, { channelHandle: '', isEnabled: true });

      expect(twitch.json()).toMatchObject({ code: 'stream_name_missing' });
      expect(Object.keys(twitch.json().fields)).toEqual(['streams.twitch.channelName']);
      expect(Object.keys(youtube.json().fields)).toEqual(['streams.youtube.channelHandle']);
    });

    it('cannot lift their own restriction', async () => {
      const one = await signedIn('streams-restricted');
      const streams = {
        twitch: { channelName: '', isEnabled: false },
        youtube: { channelHandle: '', isEnabled: false },
      };

      const response = await one.send('PUT', `${base}/streams`, {
        streams: { ...streams, streamingRestricted: false },
      });

      expect([response.statusCode, response.json().code]).toEqual([400, 'request_invalid']);
    });
  });

  describe('portal preferences', () => {
    const put = (one: TestBrowser, preferences: object) => one.send('PUT', `${base}/preferences`, { preferences });

    it('are found in another browser, each key with its latest value', async () => {
      const one = await signedIn('arranges-things');
      await put(one, { theme: 'dark', 'columns:results': 'a,b' });
      await put(one, { theme: 'light' });
      const other = new TestBrowser(app);
      await other.signIn('arranges-things', aPassword);

      const { data } = (await other.send('GET', `${base}/preferences`)).json();

      expect(data).toEqual({ theme: 'light', 'columns:results': 'a,b' });
    });

    it.each([{ 'a.b': 'x' }, { $set: 'x' }, { theme: 'x'.repeat(4_001) }, { theme: { dark: true } }, { '': 'x' }])(
      'reject %j',
      async (preferences) => {
        const one = await signedIn(`arranges-${turn}`);

        expect((await put(one, preferences)).statusCode).toBe(400);
      },
    );

    it.each([
      { of: 'many keys', characters: 5, kept: 100 },
      { of: 'long values', characters: 3_990, kept: 25 },
    ])('keep the latest of $of', async ({ characters, kept }) => {
      const one = await signedIn(`hoards-${characters}`);
      const sixty = (from: number) => Array.from({ length: 60 }, (_, index) => `key-${from + index}`);
      const valued = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, 'x'.repeat(characters)]));
      for (const from of [100, 200, 300]) expect((await put(one, valued(sixty(from)))).statusCode).toBe(200);

      const keys = Object.keys((await one.send('GET', `${base}/preferences`)).json().data);
      expect(keys).toEqual([...sixty(200), ...sixty(300)].slice(-kept));
    });
  });
});
