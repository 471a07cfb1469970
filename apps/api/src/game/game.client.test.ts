import { afterEach, describe, expect, it } from 'vitest';
import { type GameParts, gameParts } from '../testing/game-parts.ts';
import { type StandIn, type StandInAnswer, startStandIn, tokenAnswer } from '../testing/stand-in-game.ts';
import { GameAnswerInvalid, GameForbidden, GameNotFound, GameSignInFailed, GameUnavailable } from './game.errors.ts';

describe('GameClient', () => {
  let server: StandIn;
  let game: GameParts;

  afterEach(async () => {
    await game.close();
    await server.close();
  });

  async function start(answer: (url: URL, token: string) => StandInAnswer, variables: Record<string, string> = {}) {
    let signIns = 0;
    server = await startStandIn(({ url, headers }) => {
      if (url.startsWith('/auth/')) return tokenAnswer(`t${++signIns}`);
      return answer(new URL(url, server.base), String(headers.authorization).replace('Bearer ', ''));
    });
    game = gameParts(server.base, variables);
  }
  const calls = () => server.asked.filter(({ url }) => url.startsWith('/api/'));

  it.each<{ said: string; answer: StandInAnswer; error: new (...args: never[]) => Error }>([
    { said: '403', answer: { status: 403 }, error: GameForbidden },
    { said: '404', answer: { status: 404 }, error: GameNotFound },
    { said: 'another shape', answer: { body: { rows: [] } }, error: GameAnswerInvalid },
    { said: 'a row without a rider', answer: { body: { entries: [{ rank: 1 }] } }, error: GameAnswerInvalid },
    { said: '200 with nothing in it', answer: { text: '' }, error: GameNotFound },
    { said: '204', answer: { status: 204 }, error: GameAnswerInvalid },
    { said: '400', answer: { status: 400 }, error: GameAnswerInvalid },
  ])('never takes $said for an empty list', async ({ answer, error }) => {
    await start(() => answer);

    await expect(game.client.results(1)).rejects.toThrow(error);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    { said: 'half a JSON', text: '{"entries":[{"prof' },
    { said: 'a page of HTML', text: '<html>' },
  ])('takes $said for a game that is away, and asks again', async ({ text }) => {
    await start(() => ({ text }), { GAME_RETRY_WAIT_MS: '1' });

    await expect(game.client.results(1)).rejects.toThrow(GameUnavailable);
    expect(calls()).toHaveLength(4);
  });

  it('answers an empty list when the game says so', async () => {
    await start(() => ({ body: { entries: [] } }));

    expect(await game.client.results(1)).toEqual([]);
  });

  it('replaces a refused token once and repeats the call once', async () => {
    await start((_url, token) => (token === 't1' ? { status: 401 } : { body: { id: 7 } }));

    expect(await game.client.profile(7)).toMatchObject({ id: 7 });
    expect(calls().map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('takes no refused account for private data: a new token that is refused too is a failed sign-in', async () => {
    await start(() => ({ status: 401 }));

    await expect(game.client.profile(7)).rejects.toThrow(GameSignInFailed);
    expect(calls()).toHaveLength(2);
  });

  it('keeps ids above 2^53 exact', async () => {
    await start(() => ({ text: '[{"id":9007199254740993,"eventId":5}]' }));

    expect(await game.client.recentActivities(1, 5)).toMatchObject([{ id: '9007199254740993' }]);
  });

  it('reads half pages of results to their end', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ profileId: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: { entries: rows.slice(from, from + 25) } };
    });

    expect(await game.client.results(1)).toEqual(rows);
  });

  it('gathers entrants once each where pages repeat and miss riders', async () => {
    const riders = Array.from({ length: 230 }, (_, index) => ({ id: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: riders.slice(Math.max(from - 3, 0), from + 97) };
    });

    const found = await game.client.entrants(1, 'signed_up');

    expect(found.map(({ id }) => id)).toEqual(riders.map(({ id }) => id));
  });

  it('goes on after a page of entrants that was cut short', async () => {
    const riders = Array.from({ length: 150 }, (_, index) => ({ id: index + 1 }));
    await start(({ searchParams }) => {
      const from = Number(searchParams.get('start'));
      return { body: riders.slice(from, from + (from === 0 ? 50 : 100)) };
    });

    expect(await game.client.entrants(1, 'signed_up')).toHaveLength(150);
  });

  it('does not go round for ever with a server that ignores the page', async () => {
    await start(() => ({ body: Array.from({ length: 100 }, (_, index) => ({ id: index + 1 })) }));

    expect(await game.client.entrants(1, 'signed_up')).toHaveLength(100);
    expect(calls().length).toBeLessThan(5);
  });

  it.each(['https://evil.example/data', '//evil.example/data', 'http://[half'])(
    'carries its token to no other host: %s',
    async (address) => {
      await start(() => ({ body: { powerInWatts: [] } }));

      await expect(game.client.activityData(address)).rejects.toThrow(GameAnswerInvalid);
      expect(server.asked).toEqual([]);
    },
  );

  it('follows no redirect with its token', async () => {
    await start(() => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } }), { GAME_TIMEOUT_MS: '500' });

    await expect(game.client.profile(1)).rejects.toThrow(GameUnavailable);
  });

  it('asks for JSON with the headers of the game, and never sends the password to its API', async () => {
    await start(() => ({ body: { id: 1 } }));

    await game.client.profile(1);

    expect(calls()[0]?.headers).toMatchObject({ accept: 'application/json', 'zwift-api-version': '2.6' });
    expect(JSON.stringify(calls())).not.toContain('pw');
  });
});
