import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Streamer } from '@otryv/contract';
import { streamers } from '@otryv/contract/schemas';
import { type StreamPlatforms, startStreams } from '@otryv/provider-simulator';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount } from '../../testing/test-browser.ts';
import { StreamPoller } from './stream-poller.ts';

const start = new Date('2026-11-21T12:00:00Z');
const minuteMs = 60_000;
const dailyUnits = 40;

// The first test needs platforms that no test has polled; a later test spends their quota.
describe('streams', { shuffle: false }, () => {
  let platforms: StreamPlatforms;
  let app: NestFastifyApplication;
  let connection: Connection;
  let now = start;
  const users = new Map<string, string>();

  beforeAll(async () => {
    platforms = await startStreams({ dailyUnits });
    app = await startApi({ ...platforms.settings, YOUTUBE_DAILY_UNITS: '1000' });
    app.get(Clock).now = () => now;
    connection = app.get<Connection>(getConnectionToken());
    await streamer('veter', 1_000_001, { twitch: 'Veter_Live' });
    await streamer('krona', 1_000_002, { youtube: '@krona-velo' });
    await streamer('both', 1_000_003, { twitch: 'os_sprint', youtube: 'volna-ride' });
  });
  afterAll(async () => {
    await app.close();
    await platforms.close();
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 60 * minuteMs);
    await connection
      .collection('streamPlatforms')
      .updateMany({}, { $set: { pausedUntil: null, failures: 0, failedSince: null } });
  });
  afterEach(() => {
    for (const channel of platforms.channels.youtube) channel.state = 'none';
  });

  const streamer = async (username: string, zwiftId: number, names: { twitch?: string; youtube?: string }) => {
    const id = await addAccount(app, username);
    users.set(username, id);
    const { ObjectId } = connection.base.mongo;
    await connection
      .collection('gameids')
      .insertOne({ userId: new ObjectId(id), zwiftId, isMain: true, isProved: true });
    await connection
      .collection('riders')
      .insertOne({ zwiftId, firstName: username, lastName: '', male: true, imageSrc: null, countryAlpha3: null });
    await setStreams(username, names);
  };
  const setStreams = (username: string, { twitch = '', youtube = '' }, streamingRestricted = false) =>
    connection.collection('users').updateOne(
      { username },
      {
        $set: {
          streams: {
            twitch: { channelName: twitch, isEnabled: twitch !== '' },
            youtube: { channelHandle: youtube, isEnabled: youtube !== '' },
            streamingRestricted,
          },
        },
      },
    );
  const poll = (platform: 'twitch' | 'youtube') => app.get(StreamPoller).poll(platform);
  const list = async () => {
    const { json, statusCode } = await app.inject({ url: '/api/streams' });
    expect(statusCode).toBe(200);
    return streamers.parse(json());
  };
  const of = async (name: string): Promise<Streamer | undefined> =>
    (await list()).data.find(({ zwiftData }) => zwiftData.firstName === name);
  const calls = (platform: 'twitch' | 'youtube', path: string) =>
    platforms.received[platform].filter((call) => call.path.endsWith(path)).length;
  const channelOf = (platform: 'twitch' | 'youtube', name: string) => {
    const channel = platforms.channels[platform].find((each) => each.name === name);
    if (!channel) throw new Error(`There is no ${name}.`);
    return channel;
  };

  it('are off air until the first poll, and the page itself queries no platform', async () => {
    const { data, platforms: states } = await list();

    expect(data.map(({ zwiftData }) => zwiftData.firstName).toSorted()).toEqual(['both', 'krona', 'veter']);
    expect(data.every(({ twitch, youtube }) => !twitch?.online && !youtube?.online)).toBe(true);
    expect(states).toEqual({
      twitch: { checkedAt: null, staleSince: null },
      youtube: { checkedAt: null, staleSince: null },
    });
    expect([...platforms.received.twitch, ...platforms.received.youtube]).toEqual([]);
  });

  it('of Twitch are on air with title, viewers and start, ignoring the case of the name', async () => {
    await poll('twitch');

    const veter = await of('veter');
    expect(veter?.twitch).toMatchObject({ online: true, title: 'Едем за подиум', viewerCount: 214 });
    expect(veter?.twitch?.url).toBe('https://www.twitch.tv/veter_live');
    expect(veter?.youtube).toBeNull();
    expect((await of('both'))?.twitch).toMatchObject({ online: false, viewerCount: null, startedAt: null });
    expect((await list()).data[0]?.zwiftData.firstName).toBe('veter');
  });

  it('are on air in the rider list as long as they last', async () => {
    const listed = connection.collection('listedriders');
    const aRider = (zwiftId: number) => ({
      zwiftId,
      category: null,
      male: true,
      sort: {},
      searchEndings: [],
      updatedAt: now,
      figures: { zwiftId, firstName: 'veter', lastName: '', male: true, bests: [] },
    });
    await listed.insertMany([aRider(1_000_001), { ...aRider(9), onAir: 'https://www.twitch.tv/gone' }]);
    const onAir = async () =>
      (await listed.find({ onAir: { $exists: true } }).toArray()).map(({ zwiftId, onAir: url }) => [zwiftId, url]);
    await poll('twitch');
    const during = await onAir();
    await setStreams('veter', {});
    await poll('twitch');
    const after = await onAir();
    await setStreams('veter', { twitch: 'Veter_Live' });
    await listed.deleteMany({});

    expect(during).toEqual([[1_000_001, 'https://www.twitch.tv/veter_live']]);
    expect(after).toEqual([]);
  });

  it('use one token for all polls, and another one only when it is invalid', async () => {
    await poll('twitch');
    expect(calls('twitch', '/token')).toBe(1);
    expect(
      JSON.stringify(await connection.collection('streamPlatforms').findOne({ platform: 'twitch' })),
    ).not.toContain('access_token');

    platforms.revokeTokens();
    await poll('twitch');

    expect(calls('twitch', '/token')).toBe(2);
    expect((await of('veter'))?.twitch?.online).toBe(true);
  });

  it('keep the viewers of two hours in bars of three minutes', async () => {
    for (const viewers of [10, 20, 30]) {
      channelOf('twitch', 'veter_live').viewers = viewers;
      now = new Date(now.getTime() + 3 * minuteMs);
      await poll('twitch');
    }

    const barsAfter = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * minuteMs);
      return (await of('veter'))?.twitch?.viewers ?? [];
    };
    expect(await barsAfter(0)).toHaveLength(40);
    const last = [await barsAfter(0), await barsAfter(2), await barsAfter(1)].map((bars) => bars.slice(-3));
    expect(last).toEqual([
      [10, 20, 30],
      [10, 20, 30],
      [20, 30, null],
    ]);
  });

  it('stay unchanged while a platform fails, show since when, and are polled less and less often', async () => {
    const before = (await list()).platforms.twitch?.checkedAt;
    const asked = () => calls('twitch', '/helix/streams');
    const fail = () => platforms.order('twitch', '/helix/streams', { status: 503, body: {} });
    const failedAt = now;
    const counts: number[] = [];
    const failAfter = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * minuteMs);
      fail();
      const already = asked();
      await poll('twitch');
      counts.push(asked() - already);
    };
    for (const minutes of [0, 0.5, 1, 1, 2]) await failAfter(minutes);

    expect(counts).toEqual([1, 0, 1, 0, 1]);
    expect((await of('veter'))?.twitch).toMatchObject({ online: true });
    expect((await list()).platforms.twitch).toEqual({ checkedAt: before, staleSince: failedAt.toISOString() });
    platforms.order('twitch', '/helix/streams', { status: 200, body: { data: [] } });
    now = new Date(now.getTime() + 60 * minuteMs);
    await poll('twitch');
    expect((await list()).platforms.twitch?.staleSince).toBeNull();

    for (const minutes of [2, 1]) await failAfter(minutes);
    expect(counts.slice(-2)).toEqual([1, 1]);
    now = new Date(now.getTime() + 60 * minuteMs);
    await poll('twitch');
  });

  it.each([
    { what: 'an HTML page', answer: { status: 200, body: '<html></html>' } },
    { what: 'another shape', answer: { status: 200, body: { data: [{ user_login: 7 }] } } },
    { what: 'too many requests', answer: { status: 429, body: {} } },
  ])('survive $what', async ({ answer }) => {
    platforms.order('twitch', '/helix/streams', answer);

    await poll('twitch');

    expect((await list()).platforms.twitch?.staleSince).toBe(now.toISOString());
  });

  it('of YouTube are on air while a video is live, also with hidden viewers, and link to it', async () => {
    const channel = channelOf('youtube', 'krona-velo');
    Object.assign(channel, { state: 'live', streamTitle: 'Утренний тур', viewers: null });
    await poll('youtube');
    expect((await of('krona'))?.youtube).toMatchObject({
      online: true,
      title: 'Утренний тур',
      viewerCount: null,
      url: 'https://www.youtube.com/watch?v=video-krona-velo',
      channel: { title: 'Крона на станке' },
    });

    for (const state of ['ended', 'upcoming', 'none'] as const) {
      channel.state = state;
      now = new Date(now.getTime() + 10 * minuteMs);
      await poll('youtube');
      expect((await of('krona'))?.youtube).toMatchObject({
        online: false,
        url: 'https://www.youtube.com/@krona-velo/streams',
      });
    }
  });

  it('of YouTube poll only a live video, without its channel', async () => {
    channelOf('youtube', 'krona-velo').state = 'live';
    await poll('youtube');
    const before = calls('youtube', '/playlistItems');

    now = new Date(now.getTime() + 10 * minuteMs);
    channelOf('youtube', 'krona-velo').state = 'live';
    await poll('youtube');

    // The one of the rider with two channels.
    expect(calls('youtube', '/playlistItems') - before).toBe(1);
  });

  it('of YouTube wait for the next day in California when its units are used up', async () => {
    while (platforms.spentUnits() <= dailyUnits) {
      now = new Date(now.getTime() + 10 * minuteMs);
      await poll('youtube');
    }
    const spent = platforms.spentUnits();
    const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];

    const stored = await connection.collection('streamPlatforms').findOne({ platform: 'youtube' });
    await poll('youtube');

    const midnights = [8 + 24, 8].map((hours) => Date.UTC(year, month, day, hours));
    expect(midnights).toContain(stored?.pausedUntil.getTime());
    expect(platforms.spentUnits()).toBe(spent);
  });

  it('of riders who may not stream, or no longer do, are neither shown nor polled', async () => {
    await setStreams('veter', { twitch: 'veter_live' }, true);
    await setStreams('both', {});

    await poll('twitch');

    expect((await list()).data.map(({ zwiftData }) => zwiftData.firstName)).toEqual(['krona']);
    expect(await connection.collection('streamChannels').countDocuments({ platform: 'twitch' })).toBe(0);
  });
});
