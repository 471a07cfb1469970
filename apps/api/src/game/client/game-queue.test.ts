import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GameParts, gameParts } from '../../testing/game-parts.ts';
import { type StandIn, type StandInResponse, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';
import { GameNotFound, GameReadFailed, GameThrottled, GameUnavailable } from './game.errors.ts';

Logger.overrideLogger(false);

const longAgo = new Date('2001-01-01T00:00:00Z').toUTCString();
const halfAMinuteLater = new Date('2001-01-01T00:00:30Z').toUTCString();

describe('GameQueue', () => {
  let server: StandIn;
  let game: GameParts;

  afterEach(async () => {
    vi.useRealTimers();
    await game.close();
    await server.close();
  });

  async function start(
    response: (turn: number, url: string) => StandInResponse,
    variables: Record<string, string> = {},
  ) {
    let turn = 0;
    server = await startStandIn(({ url }) => (url.startsWith('/auth/') ? tokenResponse('t') : response(++turn, url)));
    game = gameParts(server.base, variables);
    await game.account.getAccessToken();
    server.asked.length = 0;
  }
  const rider: StandInResponse = { body: { id: 7 } };

  it.each<{ trouble: string; first: StandInResponse }>([
    { trouble: '429 with Retry-After', first: { status: 429, headers: { 'retry-after': '0' } } },
    { trouble: '429 without a word', first: { status: 429 } },
    { trouble: '500', first: { status: 500 } },
    { trouble: 'a cut connection', first: 'cut' },
    { trouble: 'silence', first: 'hang' },
  ])('retries after $trouble', async ({ first }) => {
    await start((turn) => (turn === 1 ? first : rider), first === 'hang' ? { GAME_TIMEOUT_MS: '1000' } : {});

    expect(await game.client.fetchProfile(7)).toMatchObject({ id: 7 });
    expect(server.asked).toHaveLength(2);
  });

  it('waits as long as Retry-After specifies, with all requests of the account', async () => {
    await start(() => rider, { GAME_CONCURRENCY: '1' });
    vi.useFakeTimers();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 1) throw new GameThrottled('status 429', 7_000);
    };

    const both = Promise.all([game.queue.run(ask), game.queue.run(ask)]);
    await vi.advanceTimersByTimeAsync(6_999);
    const early = asked;
    await vi.advanceTimersByTimeAsync(1);
    await both;

    expect([early, asked]).toEqual([1, 3]);
  });

  it('limits concurrent requests', async () => {
    let most = 0;
    let running = 0;
    await start(() => rider, { GAME_CONCURRENCY: '2' });
    const request = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };

    await Promise.all(Array.from({ length: 10 }, () => game.queue.run(request)));

    expect(most).toBe(2);
  });

  it('limits requests per second', async () => {
    await start(() => rider, { GAME_REQUESTS_PER_SECOND: '3' });
    vi.useFakeTimers();
    let asked = 0;
    const ask = async () => {
      asked += 1;
    };

    const all = Promise.all(Array.from({ length: 7 }, () => game.queue.run(ask)));
    const bySecond: number[] = [];
    for (const ms of [999, 1_000, 1_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      bySecond.push(asked);
    }
    await all;

    expect(bySecond).toEqual([3, 6, 7]);
  });

  it('pauses after eight consecutive failures, and fails without sending', async () => {
    await start(() => ({ status: 503 }));
    await Promise.allSettled(Array.from({ length: 8 }, () => game.client.fetchProfile(7)));
    const asked = server.asked.length;

    await expect(game.client.fetchProfile(7)).rejects.toThrow(GameUnavailable);

    expect(asked).toBe(8);
    expect(server.asked).toHaveLength(asked);
  });

  it('sends nothing queued to a dead game while paused', async () => {
    await start(() => ({ status: 503 }), { GAME_CONCURRENCY: '3' });

    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => game.client.fetchProfile(7)));

    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(server.asked.length).toBeLessThanOrEqual(8 + 2);
  });

  it.each<{ trouble: string; broken: StandInResponse }>([
    { trouble: 'a 500', broken: { status: 500 } },
    { trouble: 'a body that is not JSON', broken: { text: '{"id":' } },
  ])('keeps sending requests when reads of nine riders fail with $trouble', async ({ broken }) => {
    await start((_turn, url) => (url.endsWith('/7') ? rider : broken), { GAME_RETRY_WAIT_MS: '1' });

    const reads = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) => game.client.fetchProfile(100 + index)),
    );

    expect(reads.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await game.client.fetchProfile(7)).toMatchObject({ id: 7 });
  });

  it('keeps sending requests when the writes of one event fail with a 500', async () => {
    await start((_turn, url) => (url.endsWith('/7') ? rider : { status: 500 }), { GAME_RETRY_WAIT_MS: '1' });

    const writes = await Promise.allSettled(Array.from({ length: 9 }, () => game.client.updateEvent(5, {})));

    expect(writes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await game.client.fetchProfile(7)).toMatchObject({ id: 7 });
  });

  it('delays only the failed request when a 500 has a Retry-After', async () => {
    await start(() => rider);
    vi.useFakeTimers();
    let failures = 0;
    const broken = game.queue.run(async () => {
      failures += 1;
      if (failures === 1) throw new GameReadFailed('status 500', 7_000);
    });
    await vi.advanceTimersByTimeAsync(0);

    const other = await game.queue.run(async () => 'sent');
    await vi.advanceTimersByTimeAsync(7_000);
    await broken;

    expect([other, failures]).toEqual(['sent', 2]);
  });

  it('names the failures that opened the breaker', async () => {
    await start(() => ({ status: 502 }));
    await Promise.allSettled(Array.from({ length: 8 }, () => game.client.fetchProfile(7)));

    const error: unknown = await game.client.fetchProfile(7).catch((error: unknown) => error);

    expect(error).toMatchObject({
      code: 'game_unavailable',
      reason: 'resting after many failures: status 502 at /api/profiles/7',
      cause: expect.objectContaining({ reason: 'status 502 at /api/profiles/7' }),
    });
  });

  it.each<{ label: string; headers: Record<string, string> }>([
    { label: 'with Retry-After', headers: { 'retry-after': '0' } },
    { label: 'without a word', headers: {} },
  ])('does not count throttling $label as a failure', async ({ headers }) => {
    await start((turn) => (turn <= 20 ? { status: 429, headers } : rider), { GAME_RETRY_WAIT_MS: '1' });

    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => game.client.fetchProfile(7)));

    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it.each<{ label: string; value: string; date?: string; ms: number | null }>([
    { label: 'a day', value: '86400', ms: 60_000 },
    { label: 'a date of another century', value: new Date('2100-01-01').toUTCString(), ms: 60_000 },
    { label: 'a date that has passed', value: new Date(0).toUTCString(), ms: 0 },
    { label: 'a date by another clock', value: halfAMinuteLater, date: longAgo, ms: 30_000 },
    { label: 'less than nothing', value: '-5', ms: null },
    { label: 'a word', value: 'soon', ms: null },
  ])('waits at most $ms ms when Retry-After is $label', async ({ value, date, ms }) => {
    await start(() => ({ status: 429, headers: { 'retry-after': value, ...(date && { date }) } }));

    await expect(game.http.get(`${server.base}api/profiles/7`, 't')).rejects.toMatchObject({ retryAfterMs: ms });
  });

  it('abandons queued requests when the server stops', async () => {
    await start(() => 'hang', { GAME_CONCURRENCY: '1', GAME_TIMEOUT_MS: '60000' });
    const waiting = Array.from({ length: 3 }, () => game.client.fetchProfile(7).catch((error: unknown) => error));
    await expect.poll(() => server.asked.length).toBe(1);

    await game.close();

    for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(GameUnavailable);
    expect(server.asked).toHaveLength(1);
  });

  it('does not count negative responses as failures', async () => {
    await start(() => ({ status: 404 }));

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => game.client.fetchProfile(7)));

    expect(outcomes.every((each) => each.status === 'rejected' && each.reason instanceof GameNotFound)).toBe(true);
    expect(server.asked).toHaveLength(12);
  });
});
