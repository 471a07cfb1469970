import { randomUUID } from 'node:crypto';
import { contract, type Endpoint, isContent } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RiderUpdates } from '../../../community/profiles/count/rider-updates.ts';
import { ResultsImporter } from '../../../racing/results/import/results.importer.ts';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { CollectionChanges } from '../../database/collection-changes.ts';
import { internalReads, recordRead } from './internal-reads.ts';

const race = 5_100_001;
const rider = 1_000_202;
const values: Record<string, string | number> = {
  'GET /api/race/events/{id}': race,
  'GET /api/race/results/{id}': race,
  'GET /api/race/profile/{zwiftId}': rider,
  'GET /api/race/profile/power/{zwiftId}': rider,
  'GET /api/race/profile/wins/{zwiftId}': rider,
  'GET /api/race/profile/results/{zwiftId}': rider,
  'GET /api/statistics/leaders-intervals/{id}': 'male',
  'GET /api/statistics/teams/{season}': '2026-2027',
};
const urls = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter(({ method, access, response }) => method === 'GET' && access === 'public' && !isContent(response))
  .flatMap(({ path }) => {
    const value = values[`GET ${path}`];
    if (value !== undefined) return [path.replace(/\{\w+\}/, String(value))];
    return path.includes('{') ? [] : [path];
  });

describe('internalReads', () => {
  let world: RaceWorld;

  beforeAll(async () => {
    // The server's profiler creates a collection that other tests must not find.
    world = await startRaceWorld({}, { MONGODB_DATABASE: `test-reads-${randomUUID()}` });
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    await world.app.get(RiderUpdates).updateByEvent(race);
    world.app.get(CollectionChanges).onQuery(recordRead);
  });
  afterAll(() => world.close());

  const recorded = async (url: string) => {
    const collections = new Set<string>();
    await internalReads.run({ collections }, async () => world.app.inject({ url }));
    return [...collections].toSorted();
  };
  const profileAnew = async () => {
    await world.connection.db?.setProfilingLevel('off');
    await world.connection.collection('system.profile').drop();
    await world.connection.db?.setProfilingLevel('all');
  };
  const queried = async () => {
    const profile = world.connection.collection('system.profile');
    // Change streams continue beside the read.
    const asked = { op: { $ne: 'getmore' }, ns: { $ne: `${world.connection.name}.system.profile` } };
    const found = await profile.distinct('ns', asked);
    return found.map((name: string) => name.slice(world.connection.name.length + 1)).toSorted();
  };

  it('records the queried collections of every public read', async () => {
    const wrong: object[] = [];
    for (const url of urls) {
      await profileAnew();
      const collections = await recorded(url);
      const asked = await queried();
      if (String(asked) !== String(collections)) wrong.push({ url, collections, asked });
    }

    expect(wrong).toEqual([]);
    expect(urls.length).toBeGreaterThan(20);
  });

  it('keeps concurrent reads separate', async () => {
    const alone = [await recorded('/api/race/events?started=false'), await recorded('/api/organizers')];

    expect(await Promise.all([recorded('/api/race/events?started=false'), recorded('/api/organizers')])).toEqual(alone);
  });
});
