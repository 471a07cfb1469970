import { describe, expect, it } from 'vitest';
import { aDisqualification, anUndo } from '../testing/aDecision.ts';
import { anEntry, aPerson, EVENT_START, MINUTE, someRules } from '../testing/anEntry.ts';
import type { Decision } from './decision.ts';
import type { Entry } from './entry.ts';
import type { Person } from './person.ts';
import { protocol } from './protocol.ts';
import { FINISH_PROTOCOLS, type FinishProtocol } from './rules.ts';

describe('protocol of one group', () => {
  it('is empty for a race nobody rode', () => {
    expect(race([])).toEqual({ rows: [], finishersCount: { absolute: 0, byGroup: { A: 0, B: 0, C: 0, D: 0, E: 0 } } });
  });

  it('ranks the fastest first', () => {
    const entries = [anEntry(1, { timeMs: 62_000 }), anEntry(2, { timeMs: 60_000 }), anEntry(3, { timeMs: 61_000 })];

    expect(placesOf(race(entries))).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it('does not believe the rank of the game', () => {
    const entries = [
      { ...anEntry(1, { timeMs: 62_000 }), rank: 1 },
      { ...anEntry(2, { timeMs: 60_000 }), rank: 9 },
    ];

    expect(placesOf(race(entries))[0]).toEqual([2, 1]);
  });

  it('shares a place between equal times, skips the next, and orders them by profile id', () => {
    const entries = [
      anEntry(4, { timeMs: 62_000 }),
      anEntry(3, { timeMs: 61_000 }),
      anEntry(2, { timeMs: 61_000 }),
      anEntry(1, { timeMs: 60_000 }),
    ];

    expect(placesOf(race(entries))).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
    ]);
  });

  it('gives the leader a gap of 0 and no gap to a previous rider', () => {
    const [leader] = race([anEntry(1), anEntry(2, { timeMs: 1_500_000 })]).rows;

    expect(leader).toMatchObject({ gapToLeaderMs: 0, gapToPreviousMs: null });
  });

  it('measures gaps to the millisecond', () => {
    const times = [1_458_972, 1_459_025, 1_459_117, 1_461_821];
    const entries = times.map((timeMs, index) => anEntry(index + 1, { timeMs }));

    expect(race(entries).rows.map(({ gapToLeaderMs }) => gapToLeaderMs)).toEqual([0, 53, 145, 2_849]);
    expect(race(entries).rows.map(({ gapToPreviousMs }) => gapToPreviousMs)).toEqual([null, 53, 92, 2_704]);
  });

  it.each(FINISH_PROTOCOLS)('says the same of one group by the rules of %s', (kind) => {
    const entries = [anEntry(1, { timeMs: 62_000 }), anEntry(2, { timeMs: 60_000 })];

    expect(race(entries, { kind })).toEqual(race(entries, { kind: 'classicCommon' }));
  });

  it('keeps the entry as the game sent it', () => {
    const entry = { ...anEntry(1), fieldOfLaterDays: { any: 'thing' } };

    expect(race([entry]).rows[0]?.entry).toBe(entry);
  });

  it('has the figures of the ride in the row', () => {
    const [row] = race([anEntry(1, { watts: 250, grams: 70_000, heartRate: 0 })]).rows;

    expect(row).toMatchObject({ averageWatts: 250, wattsPerKg: 3.57, heartRate: null, weightKg: 70, heightCm: null });
  });

  it('counts speed over the own time, not over the start gap', () => {
    const entries = [anEntry(1, { group: 'C', timeMs: 1_457_346 })];

    expect(race(entries, { kind: 'catchUp', minutesApart: 5 }).rows[0]?.speedKmh).toBe(40.07);
  });
});

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

  it('lets a later group win a catch-up by riding faster than its handicap', () => {
    const chase = [anEntry(1, { group: 'A', timeMs: 40 * MINUTE }), anEntry(2, { group: 'B', timeMs: 34 * MINUTE })];

    expect(placesOf(race(chase, { kind: 'catchUp', minutesApart: 5 }))[0]).toEqual([2, 1]);
  });

  it.each([
    { what: 'without a subgroup', entry: anEntry(1, { group: null }) },
    { what: 'of an unknown subgroup', entry: { ...anEntry(1), eventSubgroupId: 999 } },
    { what: 'with nothing but an id', entry: { profileId: 1 } },
  ])('puts a rider $what into group E without a start gap', ({ entry }: { entry: Entry }) => {
    const { rows } = race([entry], { kind: 'catchUp', minutesApart: 5 });

    expect(rows[0]).toMatchObject({ groupLabel: 'E', startGapMs: 0 });
  });

  it('ranks unlabelled riders with group E', () => {
    const unlabelled = [anEntry(1, { group: 'E', timeMs: 60_000 }), anEntry(2, { group: null, timeMs: 59_000 })];

    expect(placesOf(race(unlabelled, { kind: 'classicGroup' }))).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('protocol of the disqualified', () => {
  const entries = [
    anEntry(1, { timeMs: 60_000 }),
    anEntry(2, { timeMs: 61_000 }),
    anEntry(3, { timeMs: 62_000 }),
    anEntry(4, { timeMs: 59_000, powerType: 'VIRTUAL_POWER' }),
    anEntry(5, { timeMs: 10_000, didNotFinish: true }),
  ];

  it('places them last, without place and gaps, with their time', () => {
    const { rows } = race(entries);

    expect(rows.map(({ profileId }) => profileId)).toEqual([1, 2, 3, 5, 4]);
    expect(rows.at(-1)).toMatchObject({ place: null, gapToLeaderMs: null, gapToPreviousMs: null, timeMs: 59_000 });
  });

  it('closes the places and gaps behind a disqualified leader', () => {
    const { rows } = race(entries, { decisions: [aDisqualification('d1', 1)] });

    expect(rows.slice(0, 2)).toMatchObject([
      { profileId: 2, place: 1, gapToLeaderMs: 0, gapToPreviousMs: null },
      { profileId: 3, place: 2, gapToLeaderMs: 1_000, gapToPreviousMs: 1_000 },
    ]);
  });

  it('gives the place back when the decision is undone', () => {
    const decisions = [aDisqualification('d1', 1), anUndo('u1', 'd1', 1)];

    expect(race(entries, { decisions })).toEqual(race(entries));
  });

  it('cannot clear virtual power or DNF by decisions', () => {
    const decisions = [4, 5].flatMap((id) => [aDisqualification(`d${id}`, id), anUndo(`u${id}`, `d${id}`, id)]);

    expect(race(entries, { decisions })).toEqual(race(entries));
  });

  it('names the label, the reason and the decision', () => {
    const decisions = [aDisqualification('d1', 1, { label: 'OFR', reason: 'Outside the classification' })];
    const row = race(entries, { decisions }).rows.find(({ profileId }) => profileId === 1);

    expect(row?.disqualification).toEqual({
      status: 'OFF_RECORD',
      label: 'OFR',
      reason: 'Outside the classification',
      decisionId: 'd1',
    });
  });

  it('keeps a decision on a rider who is not in the race without effect', () => {
    expect(race(entries, { decisions: [aDisqualification('d1', 999)] })).toEqual(race(entries));
  });

  it('puts the disqualified of all groups after the last ranked row', () => {
    const groups = [
      anEntry(1, { group: 'A', powerType: 'VIRTUAL_POWER' }),
      anEntry(2, { group: 'B' }),
      anEntry(3, { group: 'B', powerType: 'VIRTUAL_POWER' }),
      anEntry(4, { group: 'A', timeMs: 1, powerType: 'VIRTUAL_POWER' }),
    ];

    expect(idsOf(race(groups, { kind: 'classicGroup' }))).toEqual([2, 4, 1, 3]);
  });

  it('orders the disqualified of a common table by time, those without a time last', () => {
    const dnf = [
      anEntry(1, { timeMs: 0, didNotFinish: true }),
      anEntry(2, { group: 'B', timeMs: 50_000, didNotFinish: true }),
      anEntry(3, { timeMs: 60_000, didNotFinish: true }),
    ];

    expect(idsOf(race(dnf))).toEqual([2, 3, 1]);
  });
});

describe('protocol of broken rows', () => {
  it.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    'puts a finish with a time of %s behind the ranked and before the disqualified, without a place',
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

  it('shows a row that has nothing but an id', () => {
    const { rows } = race([{ profileId: 7 }]);

    expect(rows[0]).toMatchObject({ profileId: 7, groupLabel: 'E', timeMs: null, averageWatts: null, person: null });
  });

  it('gets over null in every block', () => {
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

  it('are all but DNF: DNF rows are no participants', () => {
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

  it('still count a disqualified finisher', () => {
    const decisions = [aDisqualification('d1', 1)];

    expect(race(entries, { decisions }).finishersCount.absolute).toBe(4);
  });
});

describe('people of a protocol', () => {
  const main = {
    profileId: 500,
    firstName: 'Main',
    lastName: 'Rider',
    imageSrc: null,
    countryAlpha3: 'kaz',
    age: 41,
    team: null,
  };

  it('stand in the rows of their profile ids', () => {
    const person = aPerson(2, { age: 29 });
    const { rows } = race([anEntry(1), anEntry(2)], { people: [person] });

    expect(rows.map((row) => row.person)).toEqual([null, person]);
  });

  it('show the main profile of somebody who raced on an additional account', () => {
    const { rows } = race([anEntry(1)], { people: [aPerson(1, { main })] });

    expect(rows[0]).toMatchObject({ profileId: 1, shownProfileId: 500, person: { main: { firstName: 'Main' } } });
  });

  it('show the racing account of everybody else', () => {
    const { rows } = race([anEntry(1), anEntry(2)], { people: [aPerson(1)] });

    expect(rows.map(({ shownProfileId }) => shownProfileId)).toEqual([1, 2]);
  });

  it('are judged by the account that raced', () => {
    const onMain = race([anEntry(1)], { people: [aPerson(1, { main })], decisions: [aDisqualification('d1', 500)] });

    expect(onMain.rows[0]?.disqualification).toBeNull();
  });

  it('do not add rows', () => {
    expect(race([anEntry(1)], { people: [aPerson(1), aPerson(2)] }).rows).toHaveLength(1);
  });
});

describe('protocol of a re-import', () => {
  it('keeps the decisions: a manual DSQ is not lost on refresh', () => {
    const decisions = [aDisqualification('d1', 2), aDisqualification('d2', 1), anUndo('u1', 'd2', 1)];
    const first = race([anEntry(1), anEntry(2)], { decisions });
    const again = race([anEntry(1), anEntry(2, { watts: 999 }), anEntry(3)], { decisions });

    expect(labelsOf(first)).toEqual({ 1: null, 2: 'DSQ' });
    expect(labelsOf(again)).toEqual({ 1: null, 2: 'DSQ', 3: null });
  });

  it('drops riders who vanished from the game, and knows their decision when they are back', () => {
    const decisions = [aDisqualification('d1', 2)];

    expect(labelsOf(race([anEntry(1)], { decisions }))).toEqual({ 1: null });
    expect(labelsOf(race([anEntry(1), anEntry(2)], { decisions }))).toEqual({ 1: null, 2: 'DSQ' });
  });

  it('turns a DNF into a finish when the game sends one', () => {
    const dnf = anEntry(1, { timeMs: 50_000, didNotFinish: true });

    expect(labelsOf(race([dnf]))).toEqual({ 1: 'DNF' });
    expect(labelsOf(race([dnf, anEntry(1)]))).toEqual({ 1: null });
  });
});

interface RaceFacts {
  kind?: FinishProtocol;
  minutesApart?: number;
  people?: Person[];
  decisions?: Decision[];
}

function race(
  entries: Entry[],
  { kind = 'classicCommon', minutesApart = 0, people = [], decisions = [] }: RaceFacts = {},
) {
  return protocol({ entries, people, decisions, rules: { ...someRules(kind, minutesApart), eventStart: EVENT_START } });
}

type Result = ReturnType<typeof race>;

function idsOf({ rows }: Result) {
  return rows.map(({ profileId }) => profileId);
}

function placesOf({ rows }: Result) {
  return rows.map(({ profileId, place }) => [profileId, place]);
}

function labelsOf({ rows }: Result) {
  return Object.fromEntries(
    rows.map(({ profileId, disqualification }) => [profileId, disqualification?.label ?? null]),
  );
}

function standings({ rows }: Result) {
  return rows.map(({ profileId, groupLabel, place, timeMs, gapToLeaderMs, gapToPreviousMs }) => ({
    id: profileId,
    group: groupLabel,
    place,
    minutes: minutes(timeMs),
    toLeader: minutes(gapToLeaderMs),
    toPrevious: minutes(gapToPreviousMs),
  }));
}

function minutes(ms: number | null) {
  return ms === null ? null : ms / MINUTE;
}
