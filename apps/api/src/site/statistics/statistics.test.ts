import { EVENT_PERIODS, ftpHistogram, leaders, ridersInEvents } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RiderUpdates } from '../../community/profiles/count/rider-updates.ts';
import { Clock } from '../../kernel/clock.ts';
import { type RiderWorld, startRiderWorld } from '../../testing/rider-world.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { StatisticsCounting } from './statistics-counting.ts';

// The first test finds nothing computed.
describe('statistics', { shuffle: false }, () => {
  let world: RiderWorld;
  beforeAll(async () => {
    world = await startRiderWorld();
  }, 90_000);
  afterAll(() => world.close());

  const count = () => world.app.get(StatisticsCounting).run();
  const collection = (name: string) => world.connection.collection(name);
  const leadersOf = async (sex: 'male' | 'female') =>
    leaders.parse(await world.read(`/api/statistics/leaders-intervals/${sex}`));
  const startsIn = async (id: string, zone = 'Europe/Moscow') =>
    ridersInEvents.parse(await world.read(`/api/statistics/riders-in-events/${id}?zone=${zone}`)).data;

  it('are empty and complete before the first computation', async () => {
    expect(ftpHistogram.parse(await world.read('/api/statistics/riders-total'))).toEqual({ data: [], updatedAt: null });
    expect(await startsIn(EVENT_PERIODS.year)).toMatchObject({ periods: [], updatedAt: null, totals: { events: 0 } });
    expect((await leadersOf('male')).maxWattsWithProfile).toEqual([]);
  });

  it('count men and women separately, each interval from the strongest, at most ten', async () => {
    await count();
    const men = await leadersOf('male');
    const women = await leadersOf('female');
    const twenty = men.maxWattsPerKgWithProfile.filter(({ interval }) => interval === 1200);

    expect(twenty).toHaveLength(10);
    expect(twenty.map(({ wattsPerKg }) => wattsPerKg)).toEqual(
      twenty.map(({ wattsPerKg }) => wattsPerKg).toSorted((a, b) => b - a),
    );
    expect(new Set(men.maxWattsWithProfile.map(({ rider }) => rider.male))).toEqual(new Set([true]));
    expect(new Set(women.maxWattsWithProfile.map(({ rider }) => rider.male))).toEqual(new Set([false]));
  });

  it('name the race of each leader', async () => {
    const [first] = (await leadersOf('male')).maxWattsWithProfile;
    const ride = await collection('activities').findOne({ profileId: first?.zwiftId, eventId: first?.eventId });

    expect(first?.eventStart).toBe(ride?.startedAt.toISOString());
    expect(Math.round(ride?.bestEfforts.find(({ duration }: { duration: number }) => duration === 15).watts)).toBe(
      first?.watts,
    );
  });

  it('have no leader with estimated power, and none with a ban on any account', async () => {
    const { maxWattsWithProfile } = await leadersOf('male');
    const leading = [...new Set(maxWattsWithProfile.map(({ zwiftId }) => zwiftId))];
    const [estimated = 0, banned = 0, main = 0] = leading;
    const additional = await collection('riderresults').findOne({ accountId: { $nin: leading }, male: true });
    await world.link(main, additional?.accountId);
    await world.app.get(RiderUpdates).updateRiders([main, additional?.accountId]);
    const ban = { code: 'STICKY_WATTS', description: 'Мощность', adminId: null, at: ANCHOR };
    await collection('riderBans').insertMany([banned, additional?.accountId].map((zwiftId) => ({ zwiftId, ...ban })));
    await collection('activities').updateMany({ profileId: estimated }, { $set: { isVirtualPower: true } });
    await world.app.get(RiderUpdates).updateRiders([estimated]);
    await count();
    const ids = (await leadersOf('male')).maxWattsWithProfile.map(({ zwiftId }) => zwiftId);
    await collection('riderBans').deleteMany({});
    await collection('gameids').deleteMany({ zwiftId: { $in: [main, additional?.accountId] } });
    await world.app.get(RiderUpdates).updateRiders([main, additional?.accountId]);
    await collection('activities').updateMany({ profileId: estimated }, { $set: { isVirtualPower: false } });
    await world.app.get(RiderUpdates).updateRiders([estimated]);

    expect(ids).not.toContain(estimated);
    expect(ids).not.toContain(banned);
    expect(ids).not.toContain(main);
  });

  it('count only events that started in the period, with additional accounts as one rider', async () => {
    await count();
    const before = await startsIn(EVENT_PERIODS.month);
    const [one, two] = await collection('riderresults').distinct('accountId', { male: true });
    await world.link(one, two);
    await collection('riderresults').insertOne({
      eventId: 77,
      accountId: 1,
      eventStart: new Date('2026-09-01T12:00:00Z'),
      eventName: 'Old',
      male: false,
      typeRaceCustom: 'newbies',
      place: 1,
      row: {},
      efforts: {},
    });
    world.app.get(Clock).now = () => new Date(ANCHOR.getTime() + 1000);
    await count();
    const month = await startsIn(EVENT_PERIODS.month);
    const quarter = await startsIn(EVENT_PERIODS.quarter);

    const { riders, male, female } = before.totals;
    expect(month.totals).toMatchObject({ riders: riders - 1, male: male - 1, female });
    expect(month.totals.events).toBe(2);
    expect(quarter.totals.events).toBe(3);
    expect(quarter.totals.female).toBe(month.totals.female + 1);
    expect(month.types.reduce((sum, { events }) => sum + events, 0)).toBe(2);
    expect(month.periods.reduce((sum, { male, female }) => sum + male + female, 0)).toBe(month.totals.starts);
  });

  it('are computed every ten minutes', async () => {
    const due = async (afterMs: number) => {
      world.app.get(Clock).now = () => new Date(ANCHOR.getTime() + afterMs);
      await world.app.get(StatisticsCounting).runIfDue();
      return (await startsIn(EVENT_PERIODS.year)).updatedAt;
    };

    const first = await due(3_600_000);
    const soon = await due(3_600_000 + 599_999);

    expect(soon).toBe(first);
    expect(await due(3_600_000 + 600_000)).toBe(new Date(ANCHOR.getTime() + 4_200_000).toISOString());
  });

  it('reject an unknown zone or period', async () => {
    const urls = [
      'riders-in-events/1',
      `riders-in-events/${EVENT_PERIODS.year}?zone=Mars/Base`,
      'leaders-intervals/all',
    ];
    const statuses = await Promise.all(
      urls.map(async (url) => (await world.app.inject({ url: `/api/statistics/${url}` })).statusCode),
    );

    expect(statuses.filter((status) => status !== 400 && status !== 404)).toEqual([]);
  });
});
