import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { averageWatts, distanceOf } from '../simulation/ride.ts';
import { activitiesOf, findActivity } from './activities.ts';
import { history } from './history.ts';
import { season } from './season.ts';
import { createWorld } from './world.ts';

const anchor = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const world = createWorld({
  seed: 1,
  anchor,
  dataDir: '/nowhere',
  hasHistory: true,
  clock: createClock(() => anchor.getTime()),
});
const races = history(anchor);
const eventOf = (index: number) => {
  const event = world.event(races.at(index)?.id ?? 0);
  if (!event) throw new Error(`There is no race ${index}.`);
  return event;
};

describe('the history', () => {
  it('has more than 200 races over fourteen months, latest first, all before the season', () => {
    const starts = races.map(({ start }) => start.getTime());

    expect(races.length).toBeGreaterThanOrEqual(200);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(starts[0]).toBeLessThan(Math.min(...season(anchor, 1).map(({ start }) => start.getTime())));
    expect((anchor.getTime() - (starts.at(-1) ?? 0)) / day).toBeGreaterThan(14 * 30);
  });

  it('is part of the world with separate ids, and only on request', () => {
    const plan = { seed: 1, anchor, dataDir: '/nowhere', clock: createClock(() => anchor.getTime()) };
    const without = createWorld({ ...plan, hasHistory: false });

    expect(new Set(world.events().map(({ id }) => id)).size).toBe(without.events().length + races.length);
    expect(without.event(races[0]?.id ?? 0)).toBeNull();
  });

  it('is raced by the riders of the season, faster by stronger ones', () => {
    const rides = world.rides(eventOf(2));
    const finished = rides.filter(({ ride }) => ride.durationMs !== null);

    expect(finished.length).toBeGreaterThan(40);
    for (const { entrant, ride } of finished) {
      expect(world.riders.get(entrant.rider.profileId)).toBe(entrant.rider);
      const metresPerSecond = distanceOf(ride) / ((ride.durationMs ?? 0) / 1000);
      expect(metresPerSecond).toBeGreaterThan(5);
      expect(metresPerSecond).toBeLessThan(16);
      expect(averageWatts(ride) / entrant.rider.engine.criticalWatts).toBeGreaterThan(0.6);
      expect(averageWatts(ride) / entrant.rider.engine.criticalWatts).toBeLessThan(1.2);
    }
    const strongest = finished.toSorted((a, b) => wattsPerKilo(b) - wattsPerKilo(a));
    const half = strongest.length / 2;
    expect(meanTime(strongest.slice(0, half))).toBeLessThan(meanTime(strongest.slice(half)));
  });

  it('has riders who gave up: without a time, and before the line', () => {
    const event = eventOf(0);
    const quitters = world.rides(event).filter(({ ride }) => ride.durationMs === null);

    expect(quitters.length).toBeGreaterThan(0);
    const longest = Math.max(...world.rides(event).map(({ ride }) => distanceOf(ride)));
    for (const { ride } of quitters) expect(distanceOf(ride)).toBeLessThan(longest);
  });

  it('is the same when its rides are computed again', () => {
    const first = world.rides(eventOf(5)).map(({ finishedAt }) => finishedAt);
    for (let index = 10; index < 40; index += 1) world.rides(eventOf(index));

    expect(world.rides(eventOf(5)).map(({ finishedAt }) => finishedAt)).toEqual(first);
  });

  it('has per-second power for ninety days', () => {
    const hasPower = (index: number) => {
      const [ride] = world.rides(eventOf(index));
      return activityOf(ride?.event.id ?? 0, ride?.entrant.number ?? 0)?.hasPower;
    };

    expect([hasPower(0), hasPower(30), hasPower(60), hasPower(-1)]).toEqual([true, true, false, false]);
  });

  it("returns a rider's latest activities first, without simulating old races", () => {
    const rider = [...world.riders.values()][3];
    if (!rider) throw new Error('There is no rider.');

    const [latest, ...rest] = activitiesOf(world, rider, 12);

    expect(rest.length).toBeGreaterThanOrEqual(11);
    expect(rest.every(({ startedAt }) => startedAt <= (latest?.startedAt ?? 0))).toBe(true);
  });
});

type Ride = ReturnType<typeof world.rides>[number];
const wattsPerKilo = ({ entrant: { rider } }: Ride) => rider.engine.criticalWatts / rider.body.mass;
const meanTime = (rides: readonly Ride[]) =>
  rides.reduce((sum, { ride }) => sum + (ride.durationMs ?? 0), 0) / rides.length;

function activityOf(eventId: number, number: number) {
  return findActivity(world, String(1_795_900_000_000_000_000n + BigInt(eventId) * 1000n + BigInt(number)));
}
