import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultsImporter } from '../../../racing/results/import/results.importer.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../../testing/organizer-world.ts';
import { runJobs } from '../../../testing/run-jobs.ts';

const race = 5_100_003;

describe('a recomputed power curve', () => {
  let world: OrganizerWorld;
  let zwiftId = 0;
  let activityId = '';
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const activity = await world.connection.collection('activities').findOne({ isVirtualPower: false });
    [zwiftId, activityId] = [activity?.profileId, activity?.activityId];
  });
  afterAll(() => world.close());

  const rebuild = (id = zwiftId) => world.admin.send('PUT', '/api/admin/riders/power-curve', { zwiftId: id });
  const stored = (name: string, filter: object) => world.connection.collection(name).findOne(filter);

  it("contains previously missing rides and the rider's current game data, and is logged", async () => {
    await world.connection.collection('activities').deleteOne({ activityId });
    await world.connection.collection('powercurves').deleteOne({ zwiftId });
    await world.connection.collection('riders').updateOne({ zwiftId }, { $set: { lastName: 'Прежний' } });

    const answer = await rebuild();

    expect(answer.json().message).toContain('кривая мощности пересчитана');
    expect(await stored('activities', { activityId })).toMatchObject({ profileId: zwiftId, eventId: race });
    const rides: { eventId: number | null }[] = (await stored('powercurves', { zwiftId }))?.races;
    expect(rides.filter(({ eventId }) => eventId === race)).toHaveLength(1);
    expect(rides.filter(({ eventId }) => eventId === null).length).toBeGreaterThan(0);
    expect((await stored('riders', { zwiftId }))?.lastName).not.toBe('Прежний');
    expect(await stored('audit', { action: 'rider.curve', objectId: String(zwiftId) })).not.toBeNull();
  });

  it('updates the protocols of those rides', async () => {
    await runJobs(world.app, 'results.rebuildSome');

    const row = (await world.protocol(race)).results.find(({ profileId }) => profileId === zwiftId);
    expect(row?.cpSource).toBe('activity');
  });

  it('requires an existing rider', async () => {
    const { statusCode, json } = await rebuild(999_999_999);

    expect([statusCode, json().code]).toEqual([404, 'rider_not_found']);
  });

  it('fails if the game does not respond, and logs nothing', async () => {
    const before = await world.connection.collection('audit').countDocuments();
    await world.fault({ path: 'profiles', status: 500, times: 20 });

    const { statusCode } = await rebuild();
    await world.fault();

    expect(statusCode).toBe(503);
    expect(await world.connection.collection('audit').countDocuments()).toBe(before);
  });
});
