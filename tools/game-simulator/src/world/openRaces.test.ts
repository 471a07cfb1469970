import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { openRace } from './openRaces.ts';
import { createWorld } from './world.ts';

const anchor = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const after = (minutes: number) => new Date(anchor.getTime() + minutes * minute);

describe('the open races', () => {
  it.each([
    { minutes: 20, name: 'Открытый круг №1', age: 20 },
    { minutes: 49, name: 'Открытый круг №1', age: 49 },
    { minutes: 50, name: 'Открытый круг №2', age: 20 },
    { minutes: 60 * 24 * 200, name: 'Открытый круг №9600', age: 30 },
  ])('offer $name $minutes min after the anchor, ridden for $age min', ({ minutes, name, age }) => {
    const race = openRace(anchor, after(minutes));

    expect(race?.name).toBe(name);
    expect(after(minutes).getTime() - (race?.start.getTime() ?? 0)).toBe(age * minute);
  });

  it('are none before the first', () => {
    expect(openRace(anchor, after(19))).toBeNull();
  });

  it.each([5_300_100, 89_000_750_589])('have no event %i, which starts later', (id) => {
    const plan = { seed: 1, anchor, dataDir: '/nowhere', hasHistory: false };

    expect(createWorld({ ...plan, clock: createClock(() => after(20).getTime()) }).event(id)).toBeNull();
  });

  it('are found by their event and by their groups, with finishers while others still ride', () => {
    const now = after(60 * 24 * 200);
    const clock = createClock(() => now.getTime());
    const plan = { seed: 1, anchor, dataDir: '/nowhere', hasHistory: false, clock };
    const event = createWorld(plan).event(openRace(anchor, now)?.id ?? 0);
    const world = createWorld(plan);
    const groups = event?.groups.map(({ id }) => world.group(id)?.event.id);

    expect(groups).toEqual([event?.id, event?.id, event?.id, event?.id]);
    const rides = event ? world.rides(event) : [];
    const isIn = rides.filter(({ finishedAt }) => finishedAt <= now.getTime());
    expect(isIn.length).toBeGreaterThan(0);
    expect(isIn.length).toBeLessThan(rides.length);
  });
});
