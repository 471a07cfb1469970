import { describe, expect, it } from 'vitest';
import { aDisqualification } from '../testing/aDecision.ts';
import { anEntry, aPerson, MINUTE, someRules } from '../testing/anEntry.ts';
import { labelsOf, type RaceFacts, race, ranksOf } from '../testing/aRace.ts';
import type { GameEntry } from './gameEntry.ts';
import { protocol } from './protocol.ts';

const team = { name: 'ВЕТЕР', shortName: 'ВЕТ', urlSlug: 'veter', appearance: null };
const main = { profileId: 1, firstName: 'Main', lastName: 'Rider', imageSrc: null, countryAlpha3: null, age: 37, team };
/** Accounts 1, 11 and 12 belong to the same person. */
const people = [aPerson(1), aPerson(11, { main }), aPerson(12, { main }), aPerson(2)];
const of = (entries: GameEntry[], facts: RaceFacts = {}) => race(entries, { people, ...facts });
const after = (minutes: number) => ({ timeMs: minutes * MINUTE });

describe('a person with several accounts in a race', () => {
  it.each([
    ['the earlier finish', [anEntry(1, after(31)), anEntry(11, after(30))], 11],
    ['the earlier finish of the main account', [anEntry(1, after(30)), anEntry(11, after(31))], 1],
    ['one of three', [anEntry(1, after(33)), anEntry(11, after(32)), anEntry(12, after(31.5))], 12],
    ['the finish, not the DNF', [anEntry(1, { ...after(29), didNotFinish: true }), anEntry(11, after(30))], 11],
    ['the measured ride', [anEntry(1, { ...after(29), powerType: 'VIRTUAL_POWER' }), anEntry(11, after(30))], 11],
    ['the ride in a known group', [anEntry(1, { ...after(29), group: null }), anEntry(11, after(30))], 11],
    ['a time, not a row without one', [anEntry(1, { timeMs: null }), anEntry(11, after(30))], 11],
  ])('has one place, by %s, and is counted once', (_by, entries, counted) => {
    const ranked = of([...entries, anEntry(2, after(40))]);

    expect(ranksOf(ranked).filter(([, place]) => place !== null)).toEqual([
      [counted, 1],
      [2, 2],
    ]);
    expect(ranked.rows).toHaveLength(entries.length + 1);
    expect(ranked.finishersCount).toMatchObject({ absolute: 2, byGroup: { A: 2 } });
  });

  it('keeps the other rows, labelled with the reason', () => {
    const ranked = of([anEntry(1, after(30)), anEntry(11, after(31)), anEntry(12, { didNotFinish: true })]);

    expect(labelsOf(ranked)).toEqual({ 1: null, 11: 'DUP', 12: 'DNF' });
    expect(ranked.rows.map(({ gapToLeaderMs }) => gapToLeaderMs)).toEqual([0, null, null]);
  });

  it.each(['DSQ', 'OFR'] as const)(
    'counts by the other finish while the better one is %s, and by the better one after an undo',
    (label) => {
      const entries = [anEntry(1, after(30)), anEntry(11, after(31)), anEntry(2, after(30.5))];
      const decision = aDisqualification('d', 1, { label });

      expect(labelsOf(of(entries, { decisions: [decision] }))).toEqual({ 1: label, 11: null, 2: null });
      expect(ranksOf(of(entries, { decisions: [decision] })).slice(0, 2)).toEqual([
        [2, 1],
        [11, 2],
      ]);
      expect(of(entries, { decisions: [decision] }).finishersCount.absolute).toBe(2);
      expect(labelsOf(of(entries))).toEqual({ 1: null, 11: 'DUP', 2: null });
    },
  );

  it('counts only in the group of the earlier time', () => {
    const entries = [anEntry(1, { group: 'A', ...after(31) }), anEntry(11, { group: 'B', ...after(30) })];
    for (const kind of ['classicGroup', 'catchUp'] as const) {
      const ranked = of(entries, { kind });

      expect(labelsOf(ranked)).toEqual({ 1: 'DUP', 11: null });
      expect(ranked.finishersCount).toMatchObject({ absolute: 1, byGroup: { A: 0, B: 1 } });
    }
  });

  it('has a place for each account by the first rules', () => {
    const rules = { ...someRules('classicCommon'), rulesVersion: 1 as const };
    const entries = [anEntry(1, after(30)), anEntry(11, after(31))];
    const ranked = protocol({ entries, people, decisions: [], rules });

    expect(ranksOf(ranked)).toEqual([
      [1, 1],
      [11, 2],
    ]);
    expect(ranked.finishersCount.absolute).toBe(2);
  });
});
