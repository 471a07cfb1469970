import { describe, expect, it } from 'vitest';
import { aDisqualification, aGroupDecision, anUndo } from '../testing/aDecision.ts';
import { anEntry, aPerson } from '../testing/anEntry.ts';
import { idsOf, labelsOf, race } from '../testing/aRace.ts';

describe('protocol with disqualifications', () => {
  const entries = [
    anEntry(1, { timeMs: 60_000 }),
    anEntry(2, { timeMs: 61_000 }),
    anEntry(3, { timeMs: 62_000 }),
    anEntry(4, { timeMs: 59_000, powerType: 'VIRTUAL_POWER' }),
    anEntry(5, { timeMs: 10_000, didNotFinish: true }),
  ];

  it('ranks them last, without place and gaps, with their time', () => {
    const { rows } = race(entries);

    expect(rows.map(({ profileId }) => profileId)).toEqual([1, 2, 3, 5, 4]);
    expect(rows.at(-1)).toMatchObject({ place: null, gapToLeaderMs: null, gapToPreviousMs: null, timeMs: 59_000 });
  });

  it('closes places and gaps behind a disqualified leader', () => {
    const { rows } = race(entries, { decisions: [aDisqualification('d1', 1)] });

    expect(rows.slice(0, 2)).toMatchObject([
      { profileId: 2, place: 1, gapToLeaderMs: 0, gapToPreviousMs: null },
      { profileId: 3, place: 2, gapToLeaderMs: 1_000, gapToPreviousMs: 1_000 },
    ]);
  });

  it('restores the place when the decision is undone', () => {
    const decisions = [aDisqualification('d1', 1), anUndo('u1', 'd1', 1)];

    expect(race(entries, { decisions })).toEqual(race(entries));
  });

  it('cannot clear virtual power or DNF by decisions', () => {
    const decisions = [4, 5].flatMap((id) => [aDisqualification(`d${id}`, id), anUndo(`u${id}`, `d${id}`, id)]);

    expect(race(entries, { decisions })).toEqual(race(entries));
  });

  it('includes the label, the reason and the decision', () => {
    const decisions = [aDisqualification('d1', 1, { label: 'OFR', reason: 'Outside the classification' })];
    const row = race(entries, { decisions }).rows.find(({ profileId }) => profileId === 1);

    expect(row?.disqualification).toEqual({
      status: 'OFF_RECORD',
      label: 'OFR',
      reason: 'Outside the classification',
      decisionId: 'd1',
    });
  });

  it('ignores a decision on a rider who is not in the race', () => {
    expect(race(entries, { decisions: [aDisqualification('d1', 999)] })).toEqual(race(entries));
  });

  it('ranks a rider in the decided group, with the time and the start gap of the ride', () => {
    const groups = [
      anEntry(1, { group: 'A', timeMs: 60_000 }),
      anEntry(2, { group: 'B', timeMs: 61_000 }),
      anEntry(3, { group: 'B', timeMs: 59_000 }),
    ];
    const moved = { kind: 'newbies' as const, decisions: [aGroupDecision('g1', 3, 'A')] };
    const before = race(groups, { kind: 'newbies' });
    const after = race(groups, moved);

    const ridden = before.rows.find(({ profileId }) => profileId === 3);
    expect(after.rows.find(({ profileId }) => profileId === 3)).toMatchObject({
      groupLabel: 'A',
      riddenLabel: 'B',
      timeMs: ridden?.timeMs,
      startGapMs: ridden?.startGapMs,
    });
    expect(after.rows.find(({ profileId }) => profileId === 2)).toMatchObject({ groupLabel: 'B', place: 1 });
    expect(after.finishersCount.byGroup).toMatchObject({ A: 2, B: 1 });
    expect(race(groups, { ...moved, decisions: [...moved.decisions, anUndo('u1', 'g1', 3)] })).toEqual(before);
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

describe('protocol of a re-import', () => {
  it('keeps the decisions: a manual DSQ survives a refresh', () => {
    const decisions = [aDisqualification('d1', 2), aDisqualification('d2', 1), anUndo('u1', 'd2', 1)];
    const first = race([anEntry(1), anEntry(2)], { decisions });
    const again = race([anEntry(1), anEntry(2, { watts: 999 }), anEntry(3)], { decisions });

    expect(labelsOf(first)).toEqual({ 1: null, 2: 'DSQ' });
    expect(labelsOf(again)).toEqual({ 1: null, 2: 'DSQ', 3: null });
  });

  it('drops riders who vanished from the game, and applies their decision when they reappear', () => {
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

  it('match the rows of their profile ids', () => {
    const person = aPerson(2, { age: 29 });
    const { rows } = race([anEntry(1), anEntry(2)], { people: [person] });

    expect(rows.map((row) => row.person)).toEqual([null, person]);
  });

  it('show the main profile of a rider who raced on an additional account', () => {
    const { rows } = race([anEntry(1)], { people: [aPerson(1, { main })] });

    expect(rows[0]).toMatchObject({ profileId: 1, shownProfileId: 500, person: { main: { firstName: 'Main' } } });
  });

  it('show the racing account of all other riders', () => {
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
