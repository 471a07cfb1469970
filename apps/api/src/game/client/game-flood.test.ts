import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { flood, floodCalls } from '../../testing/flood.ts';
import { type GameParts, gameParts } from '../../testing/game-parts.ts';
import { randomOf } from '../../testing/random-of.ts';
import { type StandIn, type StandInResponse, startStandIn, tokenResponse } from '../../testing/stand-in-game.ts';

Logger.overrideLogger(false);

const seed = 20_261_124;
const reads = floodCalls({ usual: 1_000, full: 10_000 });
const expected = new Set([
  'rider 7',
  'game_answer_invalid',
  'game_event_not_found',
  'game_forbidden',
  'game_unavailable',
]);
const rider: StandInResponse = { body: { id: 7 } };
const troubles: readonly StandInResponse[] = [
  { status: 500, text: 'Internal Server Error' },
  { status: 429, headers: { 'retry-after': '0' } },
  { status: 429 },
  'cut',
  { text: '<html>Bad gateway</html>' },
  { text: '{"id":' },
  { body: ['another', 'shape'] },
  { status: 404 },
  { status: 403 },
];

describe('an unreliable game', () => {
  let server: StandIn;
  let game: GameParts;

  afterEach(async () => {
    await game.close();
    await server.close();
  });

  it(`answers each of ${reads} reads with a rider or a named error, and gets requests as before once it recovers (R8)`, async () => {
    const random = randomOf(seed);
    let hangs = 0;
    let isWell = false;
    const trouble = (): StandInResponse => {
      // A silent response costs a whole timeout: only a few of them, in all waves.
      if (hangs < 15 && random() < 0.01) {
        hangs += 1;
        return 'hang';
      }
      return troubles[Math.floor(random() * troubles.length)] ?? 'cut';
    };
    server = await startStandIn(({ url }) => {
      if (url.startsWith('/auth/')) return tokenResponse('t');
      return isWell || random() < 0.75 ? rider : trouble();
    });
    game = gameParts(server.base, {
      GAME_CONCURRENCY: '50',
      GAME_REQUESTS_PER_SECOND: '5000',
      GAME_RETRY_WAIT_MS: '1',
      GAME_TIMEOUT_MS: '1000',
    });
    await game.account.getAccessToken();
    const call = () => game.client.fetchProfile(7).then(({ id }) => `rider ${id}`, nameOf);
    const outcomes = await flood({ calls: reads, atOnce: 250, call });

    expect([...outcomes.keys()].filter((name) => !expected.has(name))).toEqual([]);
    expect(outcomes.has('rider 7')).toBe(true);
    isWell = true;
    await expect.poll(() => game.client.fetchProfile(7).then(({ id }) => id, nameOf), { timeout: 30_000 }).toBe(7);
    server.asked.length = 0;
    await Promise.all(Array.from({ length: 100 }, () => game.client.fetchProfile(7)));
    expect(server.asked).toHaveLength(100);
  }, 120_000);
});

function nameOf(error: unknown): string {
  return error instanceof DomainError ? error.code : `unexpected: ${String(error)}`;
}
