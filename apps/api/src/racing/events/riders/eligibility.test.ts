import { describe, expect, it } from 'vitest';
import type { Rider } from '../../../people/riders/riders.service.ts';
import { eligibilityOf, ownGroupOf } from './eligibility.ts';

const group = { label: 1, rulesSet: [] };
const event = (accessExpression: string) => ({
  categoryEnforcement: true,
  accessExpression,
  microserviceEventVisibility: null,
  microserviceExternalResourceId: null,
});
const bestOf20Minutes = (watts: number | null, wattsKg: number | null) => [{ duration: 1200, watts, wattsKg }];

describe('eligibilityOf by power', () => {
  it.each([
    { bests: bestOf20Minutes(300, 4.2), isAllowed: true, what: 'admits 95 % of 4.2 W/kg, which is 3.99' },
    { bests: bestOf20Minutes(300, 4.22), isAllowed: false, what: 'refuses 95 % of 4.22 W/kg, which is 4.00' },
    { bests: [], isAllowed: null, what: 'does not know without such a ride' },
    { bests: [{ duration: 300, watts: 400, wattsKg: 5 }], isAllowed: null, what: 'does not know by five minutes' },
  ])('$what', ({ bests, isAllowed }) => {
    const rules = event('(subgroup.label == 1 && powerCurves.zFTPwkg < 4)');

    expect(eligibilityOf(rules, group, { rider: null, bests, clubs: [] }).isAllowed).toBe(isAllowed);
  });

  it('names the estimate that decided', () => {
    const { reasons } = eligibilityOf(event('(subgroup.label == 1 && powerCurves.zFTP >= 300)'), group, {
      rider: null,
      bests: bestOf20Minutes(300, 4),
      clubs: [],
    });

    expect(reasons).toMatchObject([{ subject: 'powerCurves.zFTP', required: 300, actual: 285 }]);
  });
});

describe('eligibilityOf', () => {
  const riderWith = (changes: object): Rider =>
    Object.assign(Object.create(null), {
      zwiftId: 11,
      male: false,
      age: 31,
      competitionMetrics: { category: 'B', racingScore: 512.5 },
      ...changes,
    });
  const rider = riderWith({});
  const open = event('');
  const ladies = { label: 1, rulesSet: ['LADIES_ONLY'] };
  const men = { label: 1, rulesSet: ['MEN_ONLY'] };
  const ofClub = {
    ...open,
    microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID',
    microserviceExternalResourceId: 'club-1',
  };
  const known = { rider, clubs: ['club-1'] };
  const unknown = { rider: null, clubs: [] };
  const ofGroup = (condition: string) => event(`(subgroup.label == 1 && ${condition})`);
  const comparison = (subject: string, operator: string, required: number | string, actual: number | string | null) => [
    { subject, operator, required, actual },
  ];

  it('names the deciding factor: expression, sex or club', () => {
    const sex = (required: string, actual: string | null) => ({ subject: 'sex', operator: '==', required, actual });
    const club = (actual: string | null) => ({ subject: 'club', operator: '==', required: 'club-1', actual });
    const cases: [...Parameters<typeof eligibilityOf>, outcome: object][] = [
      [open, group, known, { isAllowed: true, reasons: [] }],
      [{ ...ofGroup('profile.age < 30'), categoryEnforcement: false }, group, known, { isAllowed: true, reasons: [] }],
      [event('  '), group, known, { isAllowed: true, reasons: [] }],
      [{ ...open, accessExpression: null }, group, known, { isAllowed: true, reasons: [] }],
      [event('(subgroup.label =='), group, known, { isAllowed: null, reasons: [] }],
      [open, ladies, known, { isAllowed: true, reasons: [sex('female', 'female')] }],
      [open, men, known, { isAllowed: false, reasons: [sex('male', 'female')] }],
      [open, men, { ...known, rider: riderWith({ male: true }) }, { isAllowed: true, reasons: [sex('male', 'male')] }],
      [open, ladies, unknown, { isAllowed: null, reasons: [sex('female', null)] }],
      [ofClub, group, known, { isAllowed: true, reasons: [club('club-1')] }],
      [ofClub, group, { ...known, clubs: ['club-2'] }, { isAllowed: null, reasons: [club(null)] }],
      [{ ...ofClub, microserviceExternalResourceId: null }, group, unknown, { isAllowed: true, reasons: [] }],
      [{ ...ofClub, microserviceEventVisibility: 'PUBLIC' }, group, unknown, { isAllowed: true, reasons: [] }],
      // A rejection outweighs an unknown, which outweighs a permission.
      [ofClub, men, { ...known, clubs: [] }, { isAllowed: false, reasons: [sex('male', 'female')] }],
      [ofClub, ladies, { ...known, clubs: [] }, { isAllowed: null, reasons: [club(null)] }],
      [ofClub, ladies, known, { isAllowed: true, reasons: [sex('female', 'female'), club('club-1')] }],
    ];

    expect(cases.map(([rules, one, knowledge]) => eligibilityOf(rules, one, knowledge))).toEqual(
      cases.map(([, , , outcome]) => outcome),
    );
  });

  it("compares a rider's known data with the expression, with operands in either order", () => {
    const without = riderWith({ age: null, competitionMetrics: null });
    const cases: [condition: string, rider: Rider | null, isAllowed: boolean | null, reasons: object[]][] = [
      ['profile.age > 30', rider, true, comparison('profile.age', '>', 30, 31)],
      ['30 < profile.age', rider, true, comparison('profile.age', '>', 30, 31)],
      ['31 <= profile.age', rider, true, comparison('profile.age', '>=', 31, 31)],
      ['31 > profile.age', rider, false, comparison('profile.age', '<', 31, 31)],
      ['31 >= profile.age', rider, true, comparison('profile.age', '<=', 31, 31)],
      ['11 == profile.profileId', rider, true, comparison('profile.profileId', '==', 11, 11)],
      ['profile.profileId != 11', rider, false, comparison('profile.profileId', '!=', 11, 11)],
      ['scoring.current >= 512.5', rider, true, comparison('scoring.current', '>=', 512.5, 512.5)],
      ['powerCurves.category >= 2', rider, true, comparison('powerCurves.category', '>=', 2, 2)],
      ['powerCurves.category >= 3', rider, false, comparison('powerCurves.category', '>=', 3, 2)],
      [
        'profile.playerType == "BROADCASTER"',
        rider,
        false,
        comparison('profile.playerType', '==', 'BROADCASTER', 'NORMAL'),
      ],
      ['profile.age > 30', without, null, comparison('profile.age', '>', 30, null)],
      ['scoring.current > 1', without, null, comparison('scoring.current', '>', 1, null)],
      ['powerCurves.category > 1', without, null, comparison('powerCurves.category', '>', 1, null)],
      ['profile.profileId > 1', null, null, comparison('profile.profileId', '>', 1, null)],
    ];
    const outcomes = cases.map(([condition, one]) =>
      eligibilityOf(ofGroup(condition), group, { rider: one, clubs: [] }),
    );

    expect(outcomes).toEqual(cases.map(([, , isAllowed, reasons]) => ({ isAllowed, reasons })));
  });
});

describe('ownGroupOf', () => {
  const asks = (subject: string) => ({
    subject,
    operator: '==' as const,
    required: 1,
    actual: subject === 'club' ? null : 1,
  });
  const pace = { paceType: 1, fromPaceValue: 3, toPaceValue: 4 };
  const one = (label: number, isAllowed: boolean | null, subjects: string[] = [], range: object = {}) => ({
    label,
    isAllowed,
    reasons: subjects.map(asks),
    paceType: null,
    fromPaceValue: null,
    toPaceValue: null,
    rangeAccessLabel: null,
    ...range,
  });
  const power = ['powerCurves.category'];
  const bests = bestOf20Minutes(300, 3.8);
  const cases: [what: string, groups: Parameters<typeof ownGroupOf>[0], own: number | null][] = [
    ['the weakest that admits by strength', [one(1, true, power), one(2, true, power), one(3, false, power)], 2],
    [
      'not group E where that is the strongest',
      [
        one(1, true, power, { fromPaceValue: 4 }),
        one(2, true, power, pace),
        one(5, true, power, { fromPaceValue: 4.6 }),
      ],
      2,
    ],
    [
      'the lowest range of scores',
      [one(1, true, power, { rangeAccessLabel: '90-180' }), one(2, true, power, { rangeAccessLabel: '180-350' })],
      1,
    ],
    ['not a group for one sex beside others', [one(1, true, power), one(2, true, power), one(5, true, ['sex'])], 2],
    ['a group for one sex alone', [one(1, false, power), one(5, true, ['sex'])], 5],
    ['of a club, the one of the pace', [one(1, true, ['club']), one(2, true, ['club'], pace)], 2],
    [
      'of the free choice, the highest pace that is reached',
      [
        one(1, true, [], { ...pace, fromPaceValue: 3.62 }),
        one(2, true, [], pace),
        one(3, true, [], { ...pace, fromPaceValue: null }),
      ],
      2,
    ],
    ['at the beginning of a pace', [one(1, true, [], pace), one(2, true, [], { ...pace, fromPaceValue: 3.61 })], 2],
    [
      'of the free choice beside a condition of age',
      [one(1, true, ['profile.age']), one(2, true, ['profile.age'], pace)],
      2,
    ],
    ['beside a group for all, the one that asks for strength', [one(2, true, power, pace), one(5, true)], 2],
    ['none by a pace in km/h', [one(1, true), one(2, true, [], { ...pace, paceType: 2 })], null],
    ['none below every pace', [one(1, true), one(2, true, [], { ...pace, fromPaceValue: 3.62 })], null],
    ['none where two have the same pace', [one(1, true, [], pace), one(2, true, [], pace)], null],
    ['none while another may be', [one(1, true, power), one(2, null, power)], null],
    ['none where none admits', [one(1, false), one(2, false)], null],
    ['none of none', [], null],
  ];

  it.each(cases)('is %s', (_what, groups, own) => {
    expect(ownGroupOf(groups, bests)).toBe(own);
  });

  it('is none among freely chosen groups without a known power', () => {
    expect(ownGroupOf([one(1, true), one(2, true, [], pace)], [])).toBeNull();
  });
});

it('returns for every group of an event by score whether it is open', () => {
  const ranges = [
    [690, 1001],
    [520, 690],
    [350, 520],
    [180, 350],
    [0, 180],
  ];
  const open = ranges.map(
    ([from, to], at) => `(subgroup.label == ${at + 1} && scoring.current >= ${from} && scoring.current < ${to})`,
  );
  const rules = event(`profile.playerType == "BROADCASTER" || ${open.join(' || ')}`);
  const rider: Rider = Object.assign(Object.create(null), { competitionMetrics: { racingScore: 600 } });

  expect(
    [1, 2, 3, 4, 5].map((label) => eligibilityOf(rules, { label, rulesSet: [] }, { rider, clubs: [] }).isAllowed),
  ).toEqual([false, true, false, false, false]);
});
