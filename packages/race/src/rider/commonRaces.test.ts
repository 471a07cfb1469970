import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonRaces, headToHead, type RaceOfRider } from './commonRaces.ts';

const aRace = (eventId: number, timeMs: number | null, changes: Partial<RaceOfRider> = {}): RaceOfRider => ({
  eventId,
  group: 'B',
  timeMs,
  isRanked: timeMs !== null,
  ...changes,
});

describe('commonRaces', () => {
  it('returns the races that both riders rode, with the faster one ahead', () => {
    const races = commonRaces([
      [aRace(1, 60_000), aRace(2, 70_000), aRace(3, 80_000)],
      [aRace(3, 79_000), aRace(4, 1), aRace(1, 61_500)],
    ]);

    expect(races.map(({ eventId, aheadAt, leadMs }) => [eventId, aheadAt, leadMs])).toEqual([
      [1, 0, 1500],
      [3, 1, 1000],
    ]);
  });

  it('has no rider ahead for equal times', () => {
    expect(commonRaces([[aRace(1, 5)], [aRace(1, 5)]])).toMatchObject([{ uncounted: null, aheadAt: null, leadMs: 0 }]);
  });

  it.each([
    { changes: { timeMs: null, isRanked: false }, reason: 'notRanked' },
    { changes: { timeMs: 60_000, isRanked: false }, reason: 'notRanked' },
    { changes: { timeMs: null }, reason: 'notRanked' },
    { changes: { group: 'C' }, reason: 'otherGroup' },
  ])('keeps without counting races where the other has $changes: $reason', ({ changes, reason }) => {
    expect(commonRaces([[aRace(1, 60_000)], [aRace(1, 61_000, changes)]])).toMatchObject([
      { uncounted: reason, aheadAt: null, leadMs: null },
    ]);
  });

  it('compares more riders among those who took part', () => {
    const [race] = commonRaces([[], [aRace(1, 62_000)], [aRace(1, 61_000)], [aRace(1, null)]]);

    expect(race).toMatchObject({ uncounted: null, aheadAt: 2, leadMs: 1000 });
    expect(race?.results.map((result) => result?.timeMs)).toEqual([undefined, 62_000, 61_000, null]);
  });

  it('awards every counted race to the fastest', () => {
    fc.assert(
      fc.property(fc.array(someRaces, { minLength: 2, maxLength: 4 }), (riders) => {
        for (const { results, uncounted, aheadAt } of commonRaces(riders)) {
          const ranked = results.filter((race) => race?.isRanked === true && race.timeMs !== null);
          const groups = new Set(ranked.map((race) => race?.group));
          const times = ranked.map((race) => race?.timeMs ?? 0).toSorted((one, other) => one - other);
          expect(uncounted === null).toBe(ranked.length > 1 && groups.size === 1);
          const isLevel = uncounted !== null || times[0] === times[1];
          expect(aheadAt === null ? isLevel : results[aheadAt]?.timeMs === times[0]).toBe(true);
        }
      }),
    );
  });

  it('is independent of the order of riders, as is the score', () => {
    fc.assert(
      fc.property(fc.array(someRaces, { minLength: 2, maxLength: 4 }), (riders) => {
        const there = commonRaces(riders);
        const back = commonRaces(riders.toReversed());
        const [score, mirrored] = [there, back].map((races) => headToHead(races, riders.length));
        const lead = score?.medianLeadMs ?? null;

        expect(byEvent(back)).toEqual(
          byEvent(there).map(({ results, aheadAt, ...race }) => ({
            ...race,
            results: results.toReversed(),
            aheadAt: aheadAt === null ? null : riders.length - 1 - aheadAt,
          })),
        );
        expect(mirrored?.wins).toEqual(score?.wins.toReversed());
        expect(mirrored?.counted).toBe(score?.counted);
        expect(mirrored?.medianLeadMs).toBe(lead === null ? null : 0 - lead);
      }),
    );
  });
});

const someRaces = fc.uniqueArray(
  fc.record({
    eventId: fc.nat(5),
    group: fc.constantFrom('A', 'B'),
    timeMs: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(null)),
    isRanked: fc.boolean(),
  }),
  { selector: ({ eventId }) => eventId, maxLength: 6 },
);

function byEvent<Race extends { eventId: number }>(races: readonly Race[]): Race[] {
  return races.toSorted((one, other) => one.eventId - other.eventId);
}

describe('headToHead', () => {
  it('counts who is ahead, and by the median lead', () => {
    const leads = [-1_567, 27_415, 53_546, 516, -12_214, 32_165, -384, 21_610];
    const races = commonRaces([
      leads.map((_, at) => aRace(at, 1_500_000)),
      [...leads.map((lead, at) => aRace(at, 1_500_000 + lead)), aRace(99, 1)],
    ]);

    expect(headToHead(races, 2)).toEqual({ wins: [5, 3], counted: 8, medianLeadMs: 11_063 });
  });

  it('ignores races that do not count', () => {
    const races = commonRaces([
      [aRace(1, 5), aRace(2, 5)],
      [aRace(1, null), aRace(2, 5)],
    ]);

    expect(headToHead(races, 2)).toEqual({ wins: [0, 0], counted: 1, medianLeadMs: 0 });
  });

  it('has no lead without a race', () => {
    expect(headToHead([], 2)).toEqual({ wins: [0, 0], counted: 0, medianLeadMs: null });
  });

  it('has no lead among three', () => {
    const races = commonRaces([[aRace(1, 5)], [aRace(1, 6)], [aRace(1, 4)]]);

    expect(headToHead(races, 3)).toEqual({ wins: [0, 0, 1], counted: 1, medianLeadMs: null });
  });
});
