import { describe, expect, it } from 'vitest';
import { aDisqualification } from '../testing/aDecision.ts';
import { aMain, anEntry, aPerson } from '../testing/anEntry.ts';
import { race, ranksOf } from '../testing/aRace.ts';
import { FINISH_PROTOCOLS } from './rules.ts';

describe('protocol of one group', () => {
  it('is empty for a race without riders', () => {
    expect(race([])).toEqual({ rows: [], finishersCount: { absolute: 0, byGroup: { A: 0, B: 0, C: 0, D: 0, E: 0 } } });
  });

  it('ranks the fastest first', () => {
    const entries = [anEntry(1, { timeMs: 62_000 }), anEntry(2, { timeMs: 60_000 }), anEntry(3, { timeMs: 61_000 })];

    expect(ranksOf(race(entries))).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it("ignores the game's rank", () => {
    const entries = [
      { ...anEntry(1, { timeMs: 62_000 }), rank: 1 },
      { ...anEntry(2, { timeMs: 60_000 }), rank: 9 },
    ];

    expect(ranksOf(race(entries))[0]).toEqual([2, 1]);
  });

  it('shares a place between equal times, skips the next, and orders them by profile id', () => {
    const entries = [
      anEntry(4, { timeMs: 62_000 }),
      anEntry(3, { timeMs: 61_000 }),
      anEntry(2, { timeMs: 61_000 }),
      anEntry(1, { timeMs: 60_000 }),
    ];

    expect(ranksOf(race(entries))).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
    ]);
  });

  it('assigns the leader a gap of 0 and no gap to a previous rider', () => {
    const [leader] = race([anEntry(1), anEntry(2, { timeMs: 1_500_000 })]).rows;

    expect(leader).toMatchObject({ gapToLeaderMs: 0, gapToPreviousMs: null });
  });

  it('measures gaps to the millisecond', () => {
    const times = [1_458_972, 1_459_025, 1_459_117, 1_461_821];
    const entries = times.map((timeMs, index) => anEntry(index + 1, { timeMs }));

    expect(race(entries).rows.map(({ gapToLeaderMs }) => gapToLeaderMs)).toEqual([0, 53, 145, 2_849]);
    expect(race(entries).rows.map(({ gapToPreviousMs }) => gapToPreviousMs)).toEqual([null, 53, 92, 2_704]);
  });

  it.each(FINISH_PROTOCOLS)('ranks a single group the same by the rules of %s', (kind) => {
    const entries = [anEntry(1, { timeMs: 62_000 }), anEntry(2, { timeMs: 60_000 })];

    expect(race(entries, { kind })).toEqual(race(entries, { kind: 'classicCommon' }));
  });

  it('keeps the entry as sent by the game', () => {
    const entry = { ...anEntry(1), fieldOfLaterDays: { any: 'thing' } };

    expect(race([entry]).rows[0]?.entry).toBe(entry);
  });

  it('includes the figures of the ride', () => {
    const [row] = race([anEntry(1, { watts: 250, grams: 70_000, heartRate: 0 })]).rows;

    expect(row).toMatchObject({ averageWatts: 250, wattsPerKg: 3.57, heartRate: null, weightKg: 70, heightCm: null });
  });

  it('computes speed over the own time, excluding the start gap', () => {
    const entries = [anEntry(1, { group: 'C', timeMs: 1_457_346 })];

    expect(race(entries, { kind: 'catchUp', minutesApart: 5 }).rows[0]?.speedKmh).toBe(40.07);
  });
});

describe('protocol of broken rows', () => {
  it.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    'ranks a finish with a time of %s behind the ranked and before the disqualified, without a place',
    (timeMs) => {
      const entries = [anEntry(1, { timeMs }), anEntry(2), anEntry(3, { powerType: 'VIRTUAL_POWER' })];
      const { rows } = race(entries);

      expect(rows.map(({ profileId }) => profileId)).toEqual([2, 1, 3]);
      expect(rows[1]).toMatchObject({
        place: null,
        timeMs: null,
        gapToLeaderMs: null,
        gapToPreviousMs: null,
        disqualification: null,
      });
    },
  );

  it('shows a row with only an id', () => {
    const { rows } = race([{ profileId: 7 }]);

    expect(rows[0]).toMatchObject({ profileId: 7, groupLabel: 'E', timeMs: null, averageWatts: null, person: null });
  });

  it('tolerates null in every block', () => {
    const entry = { profileId: 7, activityData: null, criticalP: null, profileData: null, sensorData: null };

    expect(race([entry]).rows).toHaveLength(1);
  });
});

describe('finishers of a protocol', () => {
  const entries = [
    anEntry(1, { group: 'A' }),
    anEntry(2, { group: 'A', powerType: 'VIRTUAL_POWER' }),
    anEntry(3, { group: 'B' }),
    anEntry(4, { group: 'B', didNotFinish: true }),
    anEntry(5, { group: 'E', timeMs: null }),
  ];

  it('are all but DNF: DNF rows are not participants', () => {
    expect(race(entries).finishersCount).toEqual({ absolute: 4, byGroup: { A: 2, B: 1, C: 0, D: 0, E: 1 } });
  });

  it('are counted for each row in its group and in all', () => {
    const counts = race(entries).rows.map(({ profileId, finishersCount }) => [profileId, finishersCount]);

    expect(Object.fromEntries(counts)).toEqual({
      1: { category: 2, absolute: 4 },
      2: { category: 2, absolute: 4 },
      3: { category: 1, absolute: 4 },
      4: { category: 1, absolute: 4 },
      5: { category: 1, absolute: 4 },
    });
  });

  it('include a disqualified finisher', () => {
    const decisions = [aDisqualification('d1', 1)];

    expect(race(entries, { decisions }).finishersCount.absolute).toBe(4);
  });
});

describe('a finish in an impossible time', () => {
  const impossible = anEntry(1, { timeMs: 1 });
  impossible.activityData = { ...impossible.activityData, segmentDistanceInMeters: 40_000 };
  const honest = anEntry(2, { timeMs: 3_600_000 });
  const entries = [impossible, honest];

  it('has no place until a moderator accepts this very time', () => {
    const left = race(entries);

    expect(ranksOf(left)).toEqual([
      [2, 1],
      [1, null],
    ]);
    expect(left.rows[1]).toMatchObject({ timeMs: 1, disqualification: { status: 'IMPLAUSIBLE_TIME', label: 'NP' } });
    expect(left.finishersCount.absolute).toBe(2);
    const leaders = [1, 2].map((ms) => ranksOf(race(entries, { acceptedTimes: new Map([[1, ms]]) }))[0]);
    expect(leaders).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('had a place by earlier rules', () => {
    expect(ranksOf(race(entries, { rulesVersion: 2 }))[0]).toEqual([1, 1]);
  });

  it('does not count if the game has another finish of the rider, also on another account', () => {
    const other = anEntry(1, { timeMs: 3_500_000 });
    const people = [aPerson(2, { main: aMain(1) })];

    expect(race([impossible, other]).rows).toMatchObject([{ timeMs: 3_500_000, place: 1 }]);
    expect(race(entries, { people }).rows).toMatchObject([
      { profileId: 2, place: 1 },
      { profileId: 1, place: null },
    ]);
  });

  it('keeps the label of a decision', () => {
    const { rows } = race(entries, { decisions: [aDisqualification('d1', 1)] });

    expect(rows[1]?.disqualification?.label).toBe('DSQ');
  });
});
