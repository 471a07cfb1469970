import { eventDetails, eventList } from '@otryv/contract/schemas';
import { LAP_HEIGHTS } from '@otryv/race';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { CatalogueService } from './catalogue.service.ts';
import { RouteProfilesService } from './route-profiles.service.ts';

const race = 5_100_012;

// One race from before its import until the next one.
describe('the elevations of a route', { shuffle: false }, () => {
  let world: RaceWorld;
  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
  });
  afterAll(() => world.close());

  const routes = async () => {
    const { json } = await world.app.inject({ url: '/api/race/events?started=true' });
    return eventList.parse(json()).routes;
  };
  const stored = () => world.connection.collection('routeProfiles').find().toArray();

  it('are unknown before a race on it is imported', async () => {
    expect((await routes()).map(({ heights }) => heights)).toEqual([null]);
  });

  it("are those of the finishers' rides, from their import on", async () => {
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
    const afterFast = (await routes())[0]?.heights;
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const heights = (await routes())[0]?.heights ?? [];
    const { json } = await world.app.inject({ url: `/api/race/events/${race}` });

    expect(afterFast).toBeNull();
    expect(heights).toHaveLength(LAP_HEIGHTS);
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBeGreaterThan(5);
    expect(eventDetails.parse(json()).routes[0]?.heights).toEqual(heights);
  });

  it('are restored after a restart', async () => {
    const fresh = await world.startBeside();
    const [profile] = await stored();
    const [summary] = fresh.get(CatalogueService).listSummariesOf([profile?.routeId]);
    await fresh.close();

    expect(summary?.heights).toHaveLength(LAP_HEIGHTS);
    expect(summary?.heights).toEqual(profile?.heights);
  });

  it('stay those of the first race, and require three riders', async () => {
    const profiles = world.app.get(RouteProfilesService);
    const rides = Array.from({ length: 3 }, () => Array.from({ length: LAP_HEIGHTS }, (_, index) => index));
    const [first] = await stored();

    await profiles.learn(1, first?.routeId, rides);
    await profiles.learn(1, 686_828_068 === first?.routeId ? 1_917_017_591 : 686_828_068, rides.slice(1));

    expect(await stored()).toEqual([first]);
  });

  it('do not create a new version of a protocol', async () => {
    const { version } = await world.protocol(race);

    await world.app.get(ResultsImporter).importEvent(race, 'full');

    expect((await world.protocol(race)).version).toBe(version);
  });
});
