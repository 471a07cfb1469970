import { riderPower } from '@otryv/contract/schemas';
import { CURVE_DAYS } from '@otryv/race';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { type RiderWorld, riderRaces, startRiderWorld } from '../../testing/rider-world.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { aRider } from '../../testing/team-world.ts';
import { RiderUpdates } from './count/rider-updates.ts';

const [race = 0] = riderRaces;
const dayMs = 86_400_000;

// The last test deletes the rides that the others read.
describe('rides outside races', { shuffle: false }, () => {
  let world: RiderWorld;
  let zwiftId = 0;
  beforeAll(async () => {
    world = await startRiderWorld();
    const { results } = await world.protocol(race);
    zwiftId = results.find(({ cpSource }) => cpSource === 'activity')?.profileId ?? 0;
    await updates().updateRides(results.map(({ profileId }) => profileId));
  }, 90_000);
  afterAll(() => world.close());

  const updates = () => world.app.get(RiderUpdates);
  const rides = () => world.connection.collection('activities');
  const powerOf = async (id: number) => riderPower.parse(await world.read(`/api/race/profile/${id}/power`));
  const setNow = (now: Date) => {
    world.app.get(Clock).now = () => now;
  };

  it('count for the curve under their own names, and change no protocol', async () => {
    const before = await world.protocol(race);
    await rides().updateMany(
      { profileId: zwiftId, eventId: null },
      { $set: { bestEfforts: [{ duration: 60, watts: 799 }] } },
    );
    await updates().updateRiders([zwiftId]);

    const { powerCurve, powerFromEvents } = await powerOf(zwiftId);

    const best = powerCurve?.pointsWatts.find(({ duration }) => duration === 60);
    expect(best).toMatchObject({ value: 799, eventId: null });
    expect(best?.name).toContain('Zwift - ');
    expect(powerCurve?.pointsWatts.find(({ duration }) => duration === 5)?.eventId).toBe(race);
    expect(powerFromEvents.every(({ eventId }) => eventId > 0)).toBe(true);
    expect((await world.protocol(race)).version).toBe(before.version);
  });

  it('require power, a weight and a name, and must be bicycle rides', async () => {
    const stored = await rides().find({ eventId: null }).toArray();

    expect(stored.length).toBeGreaterThan(10);
    for (const { name, weightInGrams, raceSeconds, power } of stored) {
      expect(name).toMatch(/^Zwift - (?!Run)/);
      expect(weightInGrams).toBeGreaterThan(30_000);
      expect(power.length()).toBe(raceSeconds * 2);
    }
  });

  it('are estimated if the rider has no power meter, and then excluded from curves', async () => {
    const { connection, app } = world;
    const estimated = await rides().findOne({ eventId: null, isVirtualPower: true });
    await app.get(RiderUpdates).updateRiders([estimated?.profileId]);
    const curve = await connection.collection('powercurves').findOne({ zwiftId: estimated?.profileId });
    const { powerCurve } = await powerOf(estimated?.profileId);

    expect(curve?.races.some(({ eventId }: { eventId: number | null }) => eventId === null)).toBe(true);
    expect(powerCurve?.pointsWatts.every(({ eventId }) => eventId !== null)).toBe(true);
    expect(powerCurve?.leftOut).toContainEqual(expect.objectContaining({ eventId: null, reason: 'virtualPower' }));
  });

  it('are read only once', async () => {
    await rides().updateMany({ profileId: zwiftId, eventId: null }, { $set: { isBanned: true } });
    await updates().updateNightly(zwiftId - 1, true);
    const count = await rides().countDocuments();

    await updates().updateNightly(zwiftId - 1, true);

    expect(await rides().countDocuments()).toBe(count);
    expect(await rides().countDocuments({ profileId: zwiftId, isBanned: true })).toBeGreaterThan(0);
  });

  it('become a race with the import of its results', async () => {
    const filter = { profileId: zwiftId, eventId: race };
    const asRace = await rides().findOne(filter);
    await rides().deleteOne(filter);
    await updates().updateRides([zwiftId]);
    const asRide = await rides().findOne({ activityId: asRace?.activityId });
    await world.app.get(ResultsImporter).importEvent(race, 'full');

    expect(asRide).toMatchObject({ eventId: null, name: expect.stringContaining('Group Ride') });
    const again = await rides().findOne({ activityId: asRace?.activityId });
    expect(again).toMatchObject({ eventId: race, raceSeconds: asRace?.raceSeconds, bestEfforts: asRace?.bestEfforts });
    expect(again).not.toHaveProperty('name');
  }, 60_000);

  it('are requested again if the game did not respond', async () => {
    await rides().deleteMany({ profileId: zwiftId, eventId: null });
    await world.fault({ path: 'activity-feed', status: 500, times: 20 });
    await expect(updates().updateRides([zwiftId])).rejects.toMatchObject({ code: 'game_unavailable' });
    await world.fault();
    await updates().updateRides([zwiftId]);

    expect(await rides().countDocuments({ profileId: zwiftId, eventId: null })).toBeGreaterThan(0);
  }, 60_000);

  it('are read when their rider requests a refresh', async () => {
    await rides().deleteMany({ profileId: zwiftId, eventId: null });
    const rider = await aRider(world.app, 'free-rider', zwiftId);

    const { statusCode } = await rider.browser.send('PUT', '/api/race/profile/my');
    await runJobs(world.app, 'profiles.rides');

    expect(statusCode).toBe(200);
    expect(await rides().countDocuments({ profileId: zwiftId, eventId: null })).toBeGreaterThan(0);
  });

  it('are deleted once no curve contains them, and races stay', async () => {
    const races = await rides().countDocuments({ eventId: { $ne: null } });
    setNow(new Date(ANCHOR.getTime() + CURVE_DAYS * dayMs));

    await updates().forgetRides();
    setNow(ANCHOR);

    expect(await rides().countDocuments({ eventId: null })).toBe(0);
    expect(await rides().countDocuments({ eventId: { $ne: null } })).toBe(races);
  });
});
