import { describe, expect, it } from 'vitest';
import { simulateRace } from '../simulation/race.ts';
import { inventRiders } from './riders.ts';
import { buildSeason, season } from './season.ts';

const anchor = new Date('2026-11-21T12:00:00Z');
const riders = inventRiders(1);
const events = buildSeason(anchor, 1, riders);

describe('season', () => {
  it('has twelve races on the thirteen days before the anchor, one running and six future ones', () => {
    const starts = season(anchor, 1).map(({ start }) => start.getTime());
    const hours = starts.map((start) => (start - anchor.getTime()) / 3_600_000);

    expect(hours.filter((hour) => hour < -2 && hour > -14 * 24)).toHaveLength(12);
    expect(hours.filter((hour) => hour > -1 && hour < 0)).toHaveLength(1);
    expect(hours.filter((hour) => hour > 0)).toHaveLength(6);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('lists the same races that are served', () => {
    expect(season(anchor, 1).map(({ id, name, start }) => ({ id, name, start: start.getTime() }))).toEqual(
      events.map(({ id, name, start }) => ({ id, name, start })),
    );
  });

  it('covers every finish protocol, event type and organizer', () => {
    expect(new Set(events.map((event) => event.finishProtocol)).size).toBe(4);
    expect(new Set(events.map((event) => event.eventType)).size).toBe(3);
    expect(new Set(season(anchor, 1).map((race) => race.organizer)).size).toBe(5);
  });
});

describe('buildSeason', () => {
  it('has one ride with impossible power, by a finisher', () => {
    const jumps = events
      .filter(({ faultyMeters }) => faultyMeters?.length)
      .flatMap((event) => [...simulateRace(event, 1).values()].filter(({ watts }) => watts.includes(3160)));

    expect(jumps.map(({ durationMs }) => durationMs !== null)).toEqual([true]);
  });

  it('assigns every event and group a unique id', () => {
    const groups = events.flatMap((event) => event.groups.map(({ id }) => id));

    expect(events[0]?.id).toBe(5100001);
    expect(groups[0]).toBe(6500001);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('signs a rider up to an event at most once, and numbers the signed-up riders', () => {
    for (const { groups } of events) {
      const entrants = groups.flatMap((group) => group.entrants);

      expect(new Set(entrants.map(({ rider }) => rider.profileId)).size).toBe(entrants.length);
      expect(entrants.map(({ number }) => number)).toEqual(entrants.map((_, index) => index + 1));
    }
  });

  it('has a group that needs several pages, a women’s race, escorts and a club race', () => {
    const groups = events.flatMap((event) => event.groups);
    const womenOnly = events.find((event) => event.rules.includes('LADIES_ONLY'));

    expect(Math.max(...groups.map((group) => group.entrants.length))).toBeGreaterThanOrEqual(150);
    expect(womenOnly?.groups.flatMap((group) => group.entrants).some(({ rider }) => rider.male)).toBe(false);
    expect(groups.some((group) => group.leaders.length > 0 && group.sweepers.length > 0)).toBe(true);
    expect(events.some((event) => event.visibility === 'DEFINED_BY_RESOURCE_ID')).toBe(true);
  });

  it('starts the groups of a chase one after another, the slowest first', () => {
    const chase = events.find((event) => event.finishProtocol === 'catchUp');

    expect(chase?.groups.map(({ label, delaySeconds }) => `${label} ${delaySeconds}`)).toEqual([
      'A 540',
      'B 360',
      'C 180',
      'D 0',
      'E 660',
    ]);
  });

  it('has two to five riders of a hundred who give up over the season', () => {
    const entrants = events.flatMap((event) => event.groups.flatMap((group) => group.entrants));
    const starters = entrants.filter(({ starts }) => starts);
    const share = starters.filter(({ stopsAt }) => stopsAt !== null).length / starters.length;

    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.05);
    expect(starters.length).toBeLessThan(entrants.length);
  });
});

describe('simulateRace', () => {
  it('computes a ride for exactly the riders who started', () => {
    for (const event of events.slice(0, 4)) {
      const starters = event.groups.flatMap((group) => group.entrants).filter(({ starts }) => starts);
      const rides = simulateRace(event, 1);

      expect(new Set(rides.keys())).toEqual(new Set(starters.map(({ rider }) => rider.profileId)));
      for (const { rider, stopsAt } of starters) {
        expect(rides.get(rider.profileId)?.durationMs === null).toBe(stopsAt !== null);
      }
    }
  });

  it('is deterministic for a seed', () => {
    const [event] = events;
    const [again] = buildSeason(anchor, 1, inventRiders(1));

    expect(event && simulateRace(event, 1)).toEqual(again && simulateRace(again, 1));
  });

  it('simulates the whole season within twelve seconds', () => {
    const before = process.cpuUsage().user;

    for (const event of events) simulateRace(event, 1);

    expect((process.cpuUsage().user - before) / 1_000_000).toBeLessThan(12);
  });
});
