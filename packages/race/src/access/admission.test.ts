import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../testing/anExpression.ts';
import type { AccessExpression } from './accessExpression.ts';
import { type AccessFacts, admission, admittedCategories } from './admission.ts';
import { groupCondition } from './groupCondition.ts';
import { parseAccessExpression } from './parseAccessExpression.ts';
import { printAccessExpression } from './printAccessExpression.ts';
import { registrationExpression } from './registrationModes.ts';
import { REGISTRATION_MODES } from './registrations.ts';

const groups = [1, 2, 3, 4, 5];

function expressionOf(source: string): AccessExpression {
  const parsed = parseAccessExpression(source);
  if ('error' in parsed) throw new Error(source);
  return parsed.expression;
}

const openTo = (expression: AccessExpression | null, rider: AccessFacts) =>
  groups.map((group) => admission(expression, group, rider).isAllowed);

const reasonsOf = (source: string, rider: AccessFacts) =>
  admission(expressionOf(source), 1, rider).reasons.map(printAccessExpression);

describe('groupCondition', () => {
  it.each([
    { group: 1, condition: 'powerCurves.zFTPwkg < 4.6' },
    { group: 4, condition: 'powerCurves.zFTPwkg < 2.5 || powerCurves.zFTP < 180' },
    { group: 5, condition: 'powerCurves.zFTPwkg < 6' },
  ])('reduces a catch-up race for group $group to: $condition', ({ group, condition }) => {
    expect(printAccessExpression(groupCondition(registrationExpression('catchUp'), group))).toBe(condition);
  });

  it('is true where the game checks nothing, and false for closed registration', () => {
    expect(groupCondition(null, 3)).toEqual({ type: 'boolean', value: true });
    expect(groupCondition(registrationExpression('closed'), 3)).toEqual({ type: 'boolean', value: false });
  });

  it('admits the same riders as the full expression, and is idempotent', () => {
    const score = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 6 }));
    const rider = fc.record({ 'powerCurves.category': score, 'profile.age': score, 'scoring.current': score });
    fc.assert(
      fc.property(anyExpression, fc.constantFrom(...groups), rider, (expression, group, facts) => {
        const condition = groupCondition(expression, group);

        expect(admission(condition, group, facts).isAllowed).toBe(admission(expression, group, facts).isAllowed);
        expect(groupCondition(condition, group)).toEqual(condition);
        expect(printAccessExpression(condition)).not.toContain('subgroup.label');
      }),
    );
  });
});

describe('admission', () => {
  it.each([
    { category: 0, open: [true, false, false, false, false] },
    { category: 1, open: [true, false, false, false, false] },
    { category: 3, open: [true, true, true, false, false] },
    { category: 4, open: [true, true, true, true, false] },
    { category: 5, open: [false, false, false, false, true] },
    { category: null, open: [null, null, null, null, null] },
  ])('by category admits $category to $open', ({ category, open }) => {
    expect(openTo(registrationExpression('default'), { 'powerCurves.category': category })).toEqual(open);
  });

  it.each([
    { score: 0, open: [true, true, true, true, true] },
    { score: 180, open: [true, true, true, true, false] },
    { score: 519.9, open: [true, true, true, false, false] },
    { score: 1000, open: [true, false, false, false, false] },
    { score: 1001, open: [false, false, false, false, false] },
  ])('by racing score admits $score to $open', ({ score, open }) => {
    expect(openTo(registrationExpression('racingScore'), { 'scoring.current': score })).toEqual(open);
  });

  it.each([
    { age: 29, open: [true, false, false, false, false] },
    { age: 30, open: [false, true, false, false, false] },
    { age: 60, open: [false, true, true, true, true] },
  ])('by age admits $age to $open', ({ age, open }) => {
    expect(openTo(registrationExpression('age'), { 'profile.age': age })).toEqual(open);
  });

  it('of A+ riders in a single group requires 4.6 W/kg and 300 W', () => {
    const strong = { 'powerCurves.zFTPwkg': 4.6, 'powerCurves.zFTP': 300, 'powerCurves.category': 0 };

    expect(openTo(registrationExpression('defaultAndAPlus'), strong)[0]).toBe(false);
    expect(openTo(registrationExpression('defaultAndAPlus'), { ...strong, 'powerCurves.zFTP': 299 })[0]).toBe(true);
  });

  it('returns the failed, satisfied or unknown comparisons as reasons', () => {
    const source = '(profile.age >= 40 && scoring.current < 300) || (subgroup.label == 2 && profile.age < 30)';

    expect(reasonsOf(source, { 'profile.age': 39, 'scoring.current': 200 })).toEqual(['profile.age >= 40']);
    expect(reasonsOf(source, { 'profile.age': 40, 'scoring.current': 200 })).toHaveLength(2);
    expect(reasonsOf(source, { 'scoring.current': 200 })).toEqual(['profile.age >= 40']);
    expect(admission(expressionOf(source), 1, { 'scoring.current': 200 }).isAllowed).toBeNull();
  });

  it('does not require unknown values that cannot change the result', () => {
    expect(admission(expressionOf('profile.age < 30 && false'), 1, {})).toEqual({ isAllowed: false, reasons: [] });
    expect(admission(expressionOf('profile.age < 30 || scoring.current < 9'), 1, { 'profile.age': 20 }).isAllowed).toBe(
      true,
    );
  });

  it('treats 0 as a value', () => {
    expect(admission(expressionOf('scoring.current < 180'), 1, { 'scoring.current': 0 }).isAllowed).toBe(true);
  });

  it('compares texts for equality', () => {
    const expression = expressionOf('profile.playerType == "BROADCASTER" && profile.profileId != 7');

    expect(admission(expression, 1, { 'profile.playerType': 'BROADCASTER', 'profile.profileId': 8 }).isAllowed).toBe(
      true,
    );
    expect(admission(expression, 1, { 'profile.playerType': 'NORMAL', 'profile.profileId': 8 }).isAllowed).toBe(false);
    expect(admission(expression, 1, { 'profile.playerType': 'BROADCASTER', 'profile.profileId': 7 }).isAllowed).toBe(
      false,
    );
  });
});

describe('admittedCategories', () => {
  it('lists the categories if nothing else decides', () => {
    expect(groups.map((group) => admittedCategories(registrationExpression('default'), group))).toEqual([
      [0, 1, 2, 3, 4],
      [2, 3, 4],
      [3, 4],
      [4],
      [5],
    ]);
    expect(admittedCategories(null, 1)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('returns null if another figure decides', () => {
    expect(admittedCategories(registrationExpression('racingScore'), 1)).toBeNull();
    expect(admittedCategories(registrationExpression('defaultAndAPlus'), 1)).toBeNull();
  });

  it('returns an empty list if no rider may enter', () => {
    expect(
      REGISTRATION_MODES.filter((mode) => admittedCategories(registrationExpression(mode), 1)?.length === 0),
    ).toEqual(['closed']);
  });
});
