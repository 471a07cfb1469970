import type { LoggedChange } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { BansService } from './bans.service.ts';

const race = 5_100_003;

// One rider, from the first ban until its author's account is deleted.
describe('bans', { shuffle: false }, () => {
  let world: OrganizerWorld;
  let zwiftId = 0;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const activity = await world.connection.collection('activities').findOne();
    zwiftId = activity?.profileId;
    await world.connection.collection('riders').updateOne({ zwiftId }, { $set: { firstName: 'А' } }, { upsert: true });
  });
  afterAll(() => world.close());

  const bansOf = async (id = zwiftId) => (await world.admin.send('GET', `/api/admin/riders/ban/${id}`)).json().data;
  const ban = (body: object) => world.admin.send('PUT', '/api/admin/riders/ban', { zwiftId, ...body });
  const inForce = async () => (await bansOf()).filter(({ banned }: { banned: boolean }) => banned);
  const audited = (action: string) => world.connection.collection('audit').countDocuments({ action });
  const rebuilt = async () => {
    const jobs = await world.connection.collection('agendaJobs').find({ name: 'profiles.riders' }).toArray();
    return jobs.flatMap(({ data }) => data.zwiftIds);
  };
  const rides = async () => (await world.admin.send('GET', `/api/admin/fitfile/${zwiftId}`)).json().data;

  it('are listed by their eight codes, each with a distinct sentence', async () => {
    const bans = await bansOf();

    expect(bans).toHaveLength(8);
    expect(new Set(bans.map(({ description }: { description: string }) => description)).size).toBe(8);
    expect(await inForce()).toEqual([]);
  });

  it('exclude a rider for two reasons, and keep one when the other ends', async () => {
    const before = await rebuilt();
    await ban({ code: 'STICKY_WATTS', banned: true });
    const answer = await ban({ code: 'WEIGHT_MANIPULATION', banned: true, description: 'Вес 45 кг' });
    expect(answer.json().message).toBe('Райдер исключён из списков лидеров.');
    expect(await inForce()).toMatchObject([
      { code: 'WEIGHT_MANIPULATION', description: 'Вес 45 кг', admin: 'club-admin' },
      { code: 'STICKY_WATTS', description: 'Залипающие ватты.' },
    ]);

    await ban({ code: 'STICKY_WATTS', banned: false });

    expect(await inForce()).toMatchObject([{ code: 'WEIGHT_MANIPULATION' }]);
    expect(await world.app.get(BansService).listBannedAmong([zwiftId, 5])).toEqual(new Set([zwiftId]));
    expect(await rebuilt()).toEqual([...before, zwiftId, zwiftId, zwiftId]);
    expect([await audited('rider.ban'), await audited('rider.unban')]).toEqual([2, 1]);
  });

  it('can change the reason, keep the old value, and have their code in the log', async () => {
    const answer = await ban({ code: 'WEIGHT_MANIPULATION', banned: true, description: 'Вес 40 кг' });

    expect(answer.json().message).toBe('Причина бана сохранена.');
    const { data } = (await world.admin.send('GET', '/api/logs/admins?docsOnPage=5')).json();
    expect(data.map(({ changes }: { changes: LoggedChange[] }) => changes)).toContainEqual([
      { field: 'description', before: 'Вес 45 кг', after: 'Вес 40 кг' },
      { field: 'ban', before: null, after: 'WEIGHT_MANIPULATION' },
    ]);
  });

  it('remove a ride from the power curve and restore it', async () => {
    const before = await rebuilt();
    const [ride] = await rides();
    expect(ride).toMatchObject({ eventId: race, banned: false, name: expect.any(String) });

    for (const banned of [true, false]) {
      const { json } = await world.admin.send('PUT', '/api/admin/fitfile', { _idActivity: ride._id, banned });
      expect(json().data.banned).toBe(banned);
      expect((await rides())[0].banned).toBe(banned);
      expect(await world.connection.collection('activities').countDocuments({ isBanned: true })).toBe(Number(banned));
    }

    expect(await rebuilt()).toEqual([...before, zwiftId, zwiftId]);
    expect([await audited('activity.ban'), await audited('activity.unban')]).toEqual([1, 1]);
  });

  it('stay in force when the race is imported again', async () => {
    const [ride] = await rides();
    await world.admin.send('PUT', '/api/admin/fitfile', { _idActivity: ride._id, banned: true });
    await world.connection.collection('activities').updateOne({ profileId: zwiftId }, { $set: { raceSeconds: 1 } });

    await world.app.get(ResultsImporter).importEvent(race, 'full');

    const stored = await world.connection.collection('activities').findOne({ profileId: zwiftId });
    expect(stored).toMatchObject({ isBanned: true });
    expect(stored?.raceSeconds).toBeGreaterThan(1);
  });

  it('require existing riders and rides', async () => {
    const unknown = [
      await world.admin.send('GET', '/api/admin/riders/ban/999999'),
      await world.admin.send('PUT', '/api/admin/riders/ban', { zwiftId: 999_999, code: 'CHEATING', banned: true }),
      await world.admin.send('GET', '/api/admin/fitfile/999999'),
      await world.admin.send('PUT', '/api/admin/fitfile', { _idActivity: 'f'.repeat(24), banned: true }),
    ];

    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('lose the name of an administrator whose account is deleted', async () => {
    await world.connection.collection('riderBans').updateMany({}, { $set: { adminId: 'f'.repeat(24) } });

    expect((await inForce())[0]).toMatchObject({ admin: null, banned: true });
  });
});
