import { startSimulator } from '@otryv/game-simulator';
import { afterEach, describe, expect, it } from 'vitest';
import { type GameParts, gameParts } from '../../testing/game-parts.ts';
import { type StandIn, type StandInResponse, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';
import {
  GameForbidden,
  GameNotFound,
  GamePageReceived,
  GameSignInFailed,
  GameUnavailable,
  InvalidGameResponse,
} from './game.errors.ts';
import type { StoredTokens } from './game-token.repository.ts';

describe('GameClient', () => {
  let server: StandIn;
  let game: GameParts;

  afterEach(async () => {
    await game.close();
    await server.close();
  });

  const muchLater = new Date('2100-01-01');

  async function start(
    response: (url: URL, token: string) => StandInResponse,
    variables: Record<string, string> = {},
    tokens: StoredTokens | null = null,
    password: string | null = 'pw',
  ) {
    let signIns = 0;
    server = await startStandIn(({ url, headers }) => {
      if (url.startsWith('/auth/')) return tokenResponse(`t${++signIns}`);
      return response(new URL(url, server.base), String(headers.authorization).replace('Bearer ', ''));
    });
    game = gameParts(server.base, variables, tokens, password);
  }
  const grants = () => server.asked.flatMap(({ form }) => form.get('grant_type') ?? []);
  const calls = () => server.asked.filter(({ url }) => url.startsWith('/api/'));

  it.each<{ label: string; response: StandInResponse; error: new (...args: never[]) => Error }>([
    { label: '403', response: { status: 403 }, error: GameForbidden },
    { label: '404', response: { status: 404 }, error: GameNotFound },
    { label: 'another shape', response: { body: { rows: [] } }, error: InvalidGameResponse },
    { label: 'a row without a rider', response: { body: { entries: [{ rank: 1 }] } }, error: InvalidGameResponse },
    { label: '200 with nothing in it', response: { text: '' }, error: GameNotFound },
    { label: '204', response: { status: 204 }, error: InvalidGameResponse },
    { label: '400', response: { status: 400 }, error: InvalidGameResponse },
    { label: 'a page of HTML', response: { text: ' <!doctype html><html>' }, error: GamePageReceived },
  ])('never treats $label as an empty list', async ({ response, error }) => {
    await start(() => response);

    await expect(game.client.fetchResults(1)).rejects.toThrow(error);
    expect(calls()).toHaveLength(1);
  });

  it.each([{ status: 404 }, { text: '' }, { text: 'null' }])(
    'names the requested subject when the game responds %j',
    async (response) => {
      await start(() => response);
      const code = (request: Promise<unknown>) => request.catch((error: { code: string }) => error.code);

      expect(await code(game.client.fetchEvent(1))).toBe('game_event_not_found');
      expect(await code(game.client.fetchResults(1))).toBe('game_results_not_found');
      expect(await code(game.client.fetchEntrants(1, 'registered'))).toBe('game_entrants_not_found');
    },
  );

  it('treats truncated JSON as an outage, and retries', async () => {
    await start(() => ({ text: '{"entries":[{"prof' }), { GAME_RETRY_WAIT_MS: '1' });

    await expect(game.client.fetchResults(1)).rejects.toThrow(GameUnavailable);
    expect(calls()).toHaveLength(4);
  });

  it('returns an empty list when the game does', async () => {
    await start(() => ({ body: { entries: [] } }));

    expect(await game.client.fetchResults(1)).toEqual([]);
  });

  it('replaces a rejected token once and retries the call once', async () => {
    await start((_url, token) => (token === 't1' ? { status: 401 } : { body: { id: 7 } }));

    expect(await game.client.fetchProfile(7)).toMatchObject({ id: 7 });
    expect(calls().map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it.each<{ label: string; rejection: StandInResponse }>([
    { label: '401', rejection: { status: 401 } },
    { label: 'a redirect to its sign-in page', rejection: { status: 302, headers: { location: '/sign-in' } } },
  ])('signs in by password when it returns $label for a refreshed token too', async ({ rejection }) => {
    const stored = { access: 'old', refresh: 'kept', accessExpiresAt: muchLater, refreshExpiresAt: muchLater };
    await start((_url, token) => (token === 't2' ? { body: { id: 7 } } : rejection), {}, stored);

    expect(await game.client.fetchProfile(7)).toMatchObject({ id: 7 });
    expect(grants()).toEqual(['refresh_token', 'password']);
    expect(calls().map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer t1', 'Bearer t2']);
    expect(game.stored()?.access).toBe('t2');
  });

  it('does not treat a rejected account as private data: rejecting a token from the password is a failed sign-in', async () => {
    const stored = { access: 'old', refresh: 'kept', accessExpiresAt: muchLater, refreshExpiresAt: muchLater };
    await start(() => ({ status: 401 }), {}, stored);

    await expect(game.client.fetchProfile(7)).rejects.toThrow(GameSignInFailed);
    await expect(game.client.fetchProfile(7)).rejects.toThrow(GameSignInFailed);

    expect(grants().filter((grant) => grant === 'password')).toHaveLength(1);
  });

  it('keeps ids above 2^53 exact', async () => {
    await start(() => ({ text: '[{"id":9007199254740993,"eventId":5}]' }));

    expect(await game.client.fetchRecentActivities(1, 5)).toMatchObject([{ id: '9007199254740993' }]);
  });

  it('reads half-full pages of results to the end', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ profileId: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: { entries: rows.slice(from, from + 25) } };
    });

    expect(await game.client.fetchResults(1)).toEqual(rows);
  });

  it('neither loses nor duplicates a rider whose row moves between two pages of results', async () => {
    const riders = Array.from({ length: 120 }, (_, index) => index + 1);
    const [winner = 0, ...others] = riders;
    const ways: Record<string, [first: number[], later: number[]]> = {
      'a winner whose row comes late': [others, riders],
      'a row that is sorted in': [[120, ...riders.slice(0, -1)], riders],
      'a penalty for the winner': [riders, [...others, winner]],
      'a rider who is listed twice': [
        [winner, ...riders],
        [winner, ...riders],
      ],
      'a last one who finishes': [riders.slice(0, -1), riders],
    };
    const lists = Object.values(ways).map(([first]) => first);
    await start(({ searchParams }) => {
      const [group, from] = [Number(searchParams.get('event_subgroup_id')), Number(searchParams.get('start'))];
      const list = lists[group] ?? [];
      lists[group] = Object.values(ways)[group]?.[1] ?? [];
      return { body: { entries: list.slice(from, from + 50).map((profileId) => ({ profileId })) } };
    });
    const found = await Promise.all(
      Object.keys(ways).map(async (way, group) => {
        const rows = await game.client.fetchResults(group);
        return [way, rows.map(({ profileId }) => profileId).toSorted((a, b) => a - b)];
      }),
    );

    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, riders])));
  });

  it('reads every finisher of a big group once during the race', async () => {
    const anchor = new Date('2026-11-21T12:00:00Z');
    const simulator = await startSimulator({ anchor, clock: () => anchor.getTime(), password: 'pw' });
    const { authUrl, apiUrl, controlUrl } = simulator;
    await start(() => ({}), { GAME_AUTH_URL: authUrl, GAME_API_URL: apiUrl });
    const group = 6_500_031;
    const all = await game.client.fetchResults(group);
    const ends = all
      .map(({ activityData }) => Date.parse(String(Object(activityData).endDate)))
      .toSorted((a, b) => a - b);
    const counts: [found: number, each: number, onTheLine: number][] = [];
    for (const share of [0.4, 0.6, 0.8]) {
      const now = new Date(ends[Math.floor(ends.length * share)] ?? 0).toISOString();
      await fetch(`${controlUrl}clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now }),
      });
      const rows = await game.client.fetchResults(group);
      const finished = ends.filter((end) => end <= Date.parse(now)).length;
      counts.push([rows.length, new Set(rows.map(({ profileId }) => profileId)).size, finished]);
    }
    await simulator.close();

    expect(counts[0]?.[0]).toBeGreaterThan(50);
    expect(counts.map(([found, each]) => [found, each])).toEqual(counts.map(([, , finished]) => [finished, finished]));
  });

  it('collects each entrant once if pages repeat and omit riders', async () => {
    const riders = Array.from({ length: 230 }, (_, index) => ({ id: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: riders.slice(Math.max(from - 3, 0), from + 97) };
    });

    const found = await game.client.fetchEntrants(1, 'signed_up');

    expect(found.map(({ id }) => id)).toEqual(riders.map(({ id }) => id));
  });

  it('continues after a truncated page of entrants', async () => {
    const riders = Array.from({ length: 150 }, (_, index) => ({ id: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: riders.slice(from, from + (from === 0 ? 50 : 100)) };
    });

    expect(await game.client.fetchEntrants(1, 'signed_up')).toHaveLength(150);
  });

  it('does not loop forever with a server that ignores the page', async () => {
    await start(() => ({ body: Array.from({ length: 100 }, (_, index) => ({ id: index + 1 })) }));

    expect(await game.client.fetchEntrants(1, 'signed_up')).toHaveLength(100);
    expect(calls().length).toBeLessThan(5);
  });

  it.each(['https://evil.example/data', '//evil.example/data', 'http://[half', 'http://127.0.0.1:9/data'])(
    'sends its token to no other host or port: %s',
    async (address) => {
      await start(() => ({ body: { powerInWatts: [] } }));

      await expect(game.client.fetchActivityData(address)).rejects.toThrow(InvalidGameResponse);
      expect(server.asked).toEqual([]);
    },
  );

  it("reads per-second data at the game's own address", async () => {
    await start(() => ({ body: { powerInWatts: [100, null] } }));

    expect(await game.client.fetchActivityData(`${server.base}api/file/1`)).toMatchObject({
      powerInWatts: [100, null],
    });
    expect(calls().map(({ url }) => url)).toEqual(['/api/file/1']);
  });

  it('follows no redirect with its token', async () => {
    const other = await startStandIn(() => ({ body: { id: 1 } }));
    await start(() => ({ status: 302, headers: { location: `${other.base}profiles/1` } }));

    await expect(game.client.fetchProfile(1)).rejects.toThrow(GameSignInFailed);

    expect(other.asked).toEqual([]);
    await other.close();
  });

  it('treats a redirect as an outage if a fresh token gets one too and there is no password', async () => {
    const stored = { access: 'old', refresh: 'kept', accessExpiresAt: muchLater, refreshExpiresAt: muchLater };
    await start(() => ({ status: 302, headers: { location: '/maintenance' } }), {}, stored, null);

    await expect(game.client.fetchProfile(1)).rejects.toThrow(GameUnavailable);
    expect(new Set(grants())).toEqual(new Set(['refresh_token']));
  });

  it('requests JSON with the headers of the game, and never sends the password to its API', async () => {
    await start(() => ({ body: { id: 1 } }));

    await game.client.fetchProfile(1);

    expect(calls()[0]?.headers).toMatchObject({ accept: 'application/json', 'zwift-api-version': '2.6' });
    expect(JSON.stringify(calls())).not.toContain('pw');
  });
});
