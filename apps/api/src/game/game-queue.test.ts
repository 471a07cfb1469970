import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type GameParts, gameParts } from '../testing/game-parts.ts';
import { type StandIn, type StandInAnswer, startStandIn, tokenAnswer } from '../testing/stand-in-game.ts';
import { GameNotFound, GameUnavailable } from './game.errors.ts';

describe('GameQueue', () => {
  let server: StandIn;
  let game: GameParts;

  afterEach(async () => {
    await game.close();
    await server.close();
  });

  async function start(answer: (turn: number) => StandInAnswer, variables: Record<string, string> = {}) {
    let turn = 0;
    server = await startStandIn(({ url }) => (url.startsWith('/auth/') ? tokenAnswer('t') : answer(++turn)));
    game = gameParts(server.base, variables);
    await game.account.accessToken();
    server.asked.length = 0;
  }
  const rider: StandInAnswer = { body: { id: 7 } };

  it.each<{ trouble: string; first: StandInAnswer }>([
    { trouble: '429 with Retry-After', first: { status: 429, headers: { 'retry-after': '0' } } },
    { trouble: '429 without a word', first: { status: 429 } },
    { trouble: '500', first: { status: 500 } },
    { trouble: 'a cut connection', first: 'cut' },
    { trouble: 'silence', first: 'hang' },
  ])('reads again after $trouble', async ({ first }) => {
    await start((turn) => (turn === 1 ? first : rider), { GAME_TIMEOUT_MS: '200' });

    expect(await game.client.profile(7)).toMatchObject({ id: 7 });
    expect(server.asked).toHaveLength(2);
  });

  it('waits as long as Retry-After says, with all requests of the account', async () => {
    await start((turn) => (turn === 1 ? { status: 429, headers: { 'retry-after': '1' } } : rider), {
      GAME_CONCURRENCY: '1',
    });
    const first = game.client.profile(7);
    await expect.poll(() => server.asked.length).toBe(1);
    await wait(50);
    const began = Date.now();

    await game.client.profile(7);

    expect(Date.now() - began).toBeGreaterThanOrEqual(850);
    await first;
    expect(server.asked).toHaveLength(3);
  });

  it('asks no more than so many at once', async () => {
    let most = 0;
    let running = 0;
    await start(() => rider, { GAME_CONCURRENCY: '2' });
    const request = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(10);
      running -= 1;
    };

    await Promise.all(Array.from({ length: 10 }, () => game.queue.run(request)));

    expect(most).toBe(2);
  });

  it('asks no more than so many a second', async () => {
    await start(() => rider, { GAME_REQUESTS_PER_SECOND: '3' });
    const times: number[] = [];

    await Promise.all(Array.from({ length: 7 }, () => game.queue.run(async () => times.push(Date.now()))));

    expect((times[6] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_900);
  });

  it('leaves the game alone after eight failures in a row, and says so without asking', async () => {
    await start(() => ({ status: 500 }));
    await Promise.allSettled(Array.from({ length: 8 }, () => game.client.profile(7)));
    const asked = server.asked.length;

    await expect(game.client.profile(7)).rejects.toThrow(GameUnavailable);

    expect(asked).toBe(8);
    expect(server.asked).toHaveLength(asked);
  });

  it('does not count answers that say no as failures', async () => {
    await start(() => ({ status: 404 }));

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => game.client.profile(7)));

    expect(outcomes.every((each) => each.status === 'rejected' && each.reason instanceof GameNotFound)).toBe(true);
    expect(server.asked).toHaveLength(12);
  });
});
