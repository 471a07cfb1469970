import { describe, expect, it } from 'vitest';
import { aGroupDecision } from '../testing/aDecision.ts';
import { anEntry, MINUTE, someRules } from '../testing/anEntry.ts';
import { race, ranksOf, standings } from '../testing/aRace.ts';
import type { GameEntry } from './gameEntry.ts';
import { protocol } from './protocol.ts';
import { FINISH_PROTOCOLS } from './rules.ts';

describe('protocol of several groups', () => {
  const entries = [
    anEntry(1, { group: 'A', timeMs: 30 * MINUTE }),
    anEntry(2, { group: 'A', timeMs: 31 * MINUTE }),
    anEntry(3, { group: 'B', timeMs: 28 * MINUTE }),
    anEntry(4, { group: 'B', timeMs: 25.5 * MINUTE }),
    anEntry(5, { group: 'C', timeMs: 24 * MINUTE }),
  ];

  it('classicGroup: own clock, places and gaps in each group, groups in order', () => {
    expect(standings(race(entries, { kind: 'classicGroup', minutesApart: 5 }))).toEqual([
      { id: 1, group: 'A', place: 1, minutes: 30, toLeader: 0, toPrevious: null },
      { id: 2, group: 'A', place: 2, minutes: 31, toLeader: 1, toPrevious: 1 },
      { id: 4, group: 'B', place: 1, minutes: 25.5, toLeader: 0, toPrevious: null },
      { id: 3, group: 'B', place: 2, minutes: 28, toLeader: 2.5, toPrevious: 2.5 },
      { id: 5, group: 'C', place: 1, minutes: 24, toLeader: 0, toPrevious: null },
    ]);
  });

  it('newbies: places and gaps in each group, timed from the first start', () => {
    expect(standings(race(entries, { kind: 'newbies', minutesApart: 5 }))).toEqual([
      { id: 1, group: 'A', place: 1, minutes: 30, toLeader: 0, toPrevious: null },
      { id: 2, group: 'A', place: 2, minutes: 31, toLeader: 1, toPrevious: 1 },
      { id: 4, group: 'B', place: 1, minutes: 30.5, toLeader: 0, toPrevious: null },
      { id: 3, group: 'B', place: 2, minutes: 33, toLeader: 2.5, toPrevious: 2.5 },
      { id: 5, group: 'C', place: 1, minutes: 34, toLeader: 0, toPrevious: null },
    ]);
  });

  it.each(['catchUp', 'classicCommon'] as const)('%s: one table, timed from the first start', (kind) => {
    expect(standings(race(entries, { kind, minutesApart: 5 }))).toEqual([
      { id: 1, group: 'A', place: 1, minutes: 30, toLeader: 0, toPrevious: null },
      { id: 4, group: 'B', place: 2, minutes: 30.5, toLeader: 0.5, toPrevious: 0.5 },
      { id: 2, group: 'A', place: 3, minutes: 31, toLeader: 1, toPrevious: 0.5 },
      { id: 3, group: 'B', place: 4, minutes: 33, toLeader: 3, toPrevious: 2 },
      { id: 5, group: 'C', place: 5, minutes: 34, toLeader: 4, toPrevious: 1 },
    ]);
  });

  it('writes the start gap into the row', () => {
    const { rows } = race([anEntry(1, { group: 'D' })], { kind: 'catchUp', minutesApart: 5 });

    expect(rows[0]).toMatchObject({ startGapMs: 15 * MINUTE, timeMs: 1_457_346 + 15 * MINUTE });
  });

  it('ranks a later group first in a catch-up if it rides faster than its handicap', () => {
    const chase = [anEntry(1, { group: 'A', timeMs: 40 * MINUTE }), anEntry(2, { group: 'B', timeMs: 34 * MINUTE })];

    expect(ranksOf(race(chase, { kind: 'catchUp', minutesApart: 5 }))[0]).toEqual([2, 1]);
  });

  it.each([
    { what: 'without a subgroup', entry: anEntry(1, { group: null }) },
    { what: 'of an unknown subgroup', entry: { ...anEntry(1), eventSubgroupId: 999 } },
    { what: 'with nothing but an id', entry: { profileId: 1 } },
  ])('ranks a rider $what in group E without a start gap', ({ entry }: { entry: GameEntry }) => {
    const { rows } = race([entry], { kind: 'catchUp', minutesApart: 5 });

    expect(rows[0]).toMatchObject({ groupLabel: 'E', startGapMs: 0 });
  });

  it('leaves riders without a group unranked in any kind of protocol until a decision sets the group', () => {
    const entries = [anEntry(1, { group: 'E', timeMs: 60_000 }), anEntry(2, { group: null, timeMs: 59_000 })];
    for (const kind of FINISH_PROTOCOLS) {
      const unknown = race(entries, { kind });

      expect(
        unknown.rows.map(({ profileId, place, disqualification }) => [profileId, place, disqualification?.label]),
      ).toEqual([
        [1, 1, undefined],
        [2, null, 'UNC'],
      ]);
      expect(unknown.finishersCount).toMatchObject({ absolute: 2, byGroup: { E: 1 } });
      expect(ranksOf(race(entries, { kind, decisions: [aGroupDecision('g', 2, 'E')] }))).toEqual([
        [2, 1],
        [1, 2],
      ]);
    }
  });

  it("counts no rider without a group as a group's finisher, and prefers a ride in a group over another", () => {
    const virtual = { group: null, timeMs: 50_000, powerType: 'VIRTUAL_POWER' };
    const entries = [
      anEntry(1, { group: 'E', timeMs: 60_000 }),
      anEntry(2, virtual),
      anEntry(3, { group: null, timeMs: 40_000 }),
      anEntry(4, virtual),
      anEntry(4, { group: 'A', timeMs: 70_000 }),
    ];
    const { rows, finishersCount } = race(entries, { kind: 'classicGroup' });

    expect(finishersCount.byGroup).toMatchObject({ A: 1, E: 1 });
    expect(rows.find(({ profileId }) => profileId === 4)).toMatchObject({ groupLabel: 'A', place: 1 });
  });

  it('ranks riders without a group in E by the first version of the rules', () => {
    const entries = [anEntry(1, { group: 'E', timeMs: 60_000 }), anEntry(2, { group: null, timeMs: 59_000 })];
    const rules = { ...someRules('classicGroup'), rulesVersion: 1 as const };

    expect(ranksOf(protocol({ entries, people: [], decisions: [], rules }))).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('ranks a field of a thousand in five groups by time, to the millisecond', () => {
    const labels = ['A', 'B', 'C', 'D', 'E'] as const;
    const field = Array.from({ length: 1_000 }, (_, index) =>
      anEntry(index + 1, { group: labels[index % 5], timeMs: 1_458_972 + ((index * 7_919) % 1_000) * 53 }),
    );

    const { rows } = race(field, { kind: 'classicGroup' });

    const groupC = rows.filter(({ groupLabel }) => groupLabel === 'C');
    const times = groupC.map(({ timeMs }) => timeMs ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(groupC.map(({ place }) => place)).toEqual(groupC.map((_, index) => index + 1));
    expect(groupC.map(({ gapToLeaderMs }) => gapToLeaderMs)).toEqual(times.map((time) => time - (times[0] ?? 0)));
  });
});
