import { describe, expect, it } from 'vitest';
import type { RiderRace } from '../records/rider-results.repository.ts';
import { comparedRaces } from './comparison.mapper.ts';

interface Finish {
  eventId?: number;
  place?: number;
  gap?: number | null;
  group?: string;
  type?: string;
  day?: number;
}

function aRace({ eventId = 1, place = 1, gap = null, group = 'A', type = 'catchUp', day = 10 }: Finish): RiderRace {
  const row = {
    subgroupLabel: group,
    gap,
    disqualification: place === 0 ? 'DNF' : null,
    activityData: { durationInMilliseconds: { value: 1000 }, segmentDistanceInMeters: 100, elevationInMeters: null },
  };
  return {
    eventId,
    accountId: 7,
    place,
    row,
    male: true,
    efforts: {},
    typeRaceCustom: type,
    eventName: 'Заезд',
    eventStart: new Date(Date.UTC(2026, 10, day, 16)),
  } as unknown as RiderRace;
}

const judged = (riders: readonly (readonly RiderRace[])[]) =>
  comparedRaces(riders).races.map(({ eventId, uncounted, aheadAt, leadMs }) => ({
    eventId,
    uncounted,
    aheadAt,
    leadMs,
  }));

describe('comparedRaces', () => {
  it('contains only common races, with the winner by the gaps to one leader', () => {
    const ofOne = [aRace({ eventId: 1 }), aRace({ eventId: 2, place: 4, gap: 900 })];
    const ofOther = [aRace({ eventId: 2, place: 2, gap: 300 }), aRace({ eventId: 3 })];

    expect(judged([ofOne, ofOther])).toEqual([{ eventId: 2, uncounted: null, aheadAt: 1, leadMs: 600 }]);
  });

  it('treats the winner, who has no gap, as 0', () => {
    expect(judged([[aRace({})], [aRace({ place: 2, gap: 516 })]])).toMatchObject([{ aheadAt: 0, leadMs: 516 }]);
  });

  it.each([
    { reason: 'notRanked', one: {}, other: { place: 0 } },
    { reason: 'otherGroup', one: { type: 'classicGroup' }, other: { group: 'B', type: 'classicGroup' } },
  ])('keeps a race that does not count: $reason', ({ reason, one, other }) => {
    const { races, score } = comparedRaces([[aRace(one)], [aRace(other)]]);

    expect(races).toMatchObject([{ uncounted: reason, aheadAt: null, leadMs: null }]);
    expect(score).toEqual({ wins: [0, 0], counted: 0, medianLeadMs: null });
  });

  it('compares riders of two groups that were ranked together', () => {
    const riders = [[aRace({ gap: 100, place: 2 })], [aRace({ gap: 250, place: 3, group: 'B' })]];

    expect(judged(riders)).toMatchObject([{ uncounted: null, aheadAt: 0, leadMs: 150 }]);
  });

  it('has the races of any two of several riders, newest first, without absent riders', () => {
    const { races, score } = comparedRaces([
      [aRace({ eventId: 1, day: 3 })],
      [aRace({ eventId: 1, day: 3, place: 2, gap: 40 }), aRace({ eventId: 2, day: 9, place: 3, gap: 70 })],
      [aRace({ eventId: 2, day: 9, place: 2, gap: 20 })],
    ]);

    expect(races.map(({ eventId, sides }) => [eventId, ...sides.map((side) => side?.place ?? null)])).toEqual([
      [2, null, 3, 2],
      [1, 1, 2, null],
    ]);
    expect(score).toEqual({ wins: [1, 0, 1], counted: 2, medianLeadMs: null });
  });
});
