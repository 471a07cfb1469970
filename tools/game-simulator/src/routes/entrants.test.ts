import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signedIn } from '../testing/signedIn.ts';

type Entrants = readonly { readonly id: number; readonly weight: number; readonly competitionMetrics: null }[];

const BIG_GROUP = 6500031;
const BIG_FIELD = 186;
const ESCORTED = 6500051;
const PLANNED = 6500086;
let game: SignedIn;
beforeAll(async () => {
  game = await signedIn();
});
afterAll(() => game.simulator.close());

const ids = async (group: number, query: string) => {
  const { body } = await game.get<Entrants>(`events/subgroups/entrants/${group}/?${query}`);
  return body.map(({ id }) => id);
};

describe('GET events/subgroups/entrants/{id}', () => {
  it('repeats riders at page boundaries without omitting any', async () => {
    const first = await ids(BIG_GROUP, 'type=all&participation=signed_up&limit=100&start=0');
    const second = await ids(BIG_GROUP, 'type=all&participation=signed_up&limit=100&start=100');

    expect(first).toHaveLength(100);
    expect(second.slice(0, 2)).toEqual(first.slice(-2));
    expect(new Set([...first, ...second]).size).toBe(BIG_FIELD);
    expect(await ids(BIG_GROUP, 'participation=signed_up&limit=100&start=200')).toEqual([]);
  });

  it('returns joined riders once the race has started: fewer than signed up', async () => {
    const signed = await ids(ESCORTED - 20, 'participation=signed_up');
    const joined = await ids(ESCORTED - 20, 'participation=registered');

    expect(joined.length).toBeGreaterThan(0);
    expect(joined.length).toBeLessThanOrEqual(signed.length);
    expect(await ids(PLANNED, 'participation=registered')).toEqual([]);
    expect((await ids(PLANNED, 'participation=signed_up')).length).toBeGreaterThan(0);
  });

  it('finds leaders and sweepers by type', async () => {
    const all = await ids(ESCORTED, 'type=all');

    expect(await ids(ESCORTED, 'type=leader')).toEqual(all.slice(0, 1));
    expect(await ids(ESCORTED, 'type=sweeper')).toEqual(all.slice(-1));
  });

  it('rejects pages above 100 and unknown groups', async () => {
    expect((await game.get(`events/subgroups/entrants/${BIG_GROUP}?limit=101`)).status).toBe(400);
    expect((await game.get('events/subgroups/entrants/1')).status).toBe(404);
    expect((await game.get(`events/subgroups/entrants/${BIG_GROUP}?start=-1`)).status).toBe(400);
  });
});
