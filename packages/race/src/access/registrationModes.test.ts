import { describe, expect, it } from 'vitest';
import { GROUP_LABELS } from '../categories/groupLabel.ts';
import { parseAccessExpression } from './parseAccessExpression.ts';
import { printAccessExpression } from './printAccessExpression.ts';
import { paceRanges, registrationExpression, registrationRules } from './registrationModes.ts';
import { REGISTRATION_MODES } from './registrations.ts';

const withoutCheck = ['disabled', 'disabledForPartner', 'endurance'];

describe('the modes of registration', () => {
  it.each([
    ['disabled', '4-6 3.2-3.99 2.5-3.19 1-2.49 0-6'],
    ['default', '4-6 3.2-3.99 2.5-3.19 1-2.49 1-6'],
    ['defaultAndAPlus', '4.2-4.59 3.36-4.19 2.63-3.35 1-2.62 4.6-6'],
    ['racingScore', '1-6 1-6 1-6 1-6 1-6'],
    ['catchUp', '4.2-4.59 3.5-4.19 2.5-3.49 1-2.49 4.6-6'],
    ['catchUpTour', '4.2-4.59 3.5-4.19 2.5-3.49 1-2.49 4.6-6'],
    ['closed', '1-6 1-6 1-6 1-6 1-6'],
    ['disabledForPartner', '4.2-6 3.2-4.19 1-3.19 3.16-6 1-3.15'],
    ['femaleDAndEForPartner', '4.2-4.59 3.36-4.19 2.63-3.35 1-3.15 3.16-6'],
    ['femaleEForPartner', '4.2-4.59 3.2-4.19 2-3.19 0-0 1.5-6'],
    ['age', '1-6 1-6 1-6 1-6 1-6'],
    ['endurance', '1-6 1-6 1-6 1-6 1-6'],
  ] as const)('assign in %s the paces %s', (mode, paces) => {
    const ranges = paceRanges(mode);

    expect(GROUP_LABELS.map((label) => `${ranges[label].from}-${ranges[label].to}`).join(' ')).toBe(paces);
  });

  it.each(REGISTRATION_MODES)('send in %s an expression that the game can parse, or none', (mode) => {
    const { accessExpression } = registrationRules(mode);
    const expression = registrationExpression(mode);

    expect(accessExpression === null).toBe(withoutCheck.includes(mode));
    expect(expression === null ? null : printAccessExpression(expression)).toBe(accessExpression);
    expect(parseAccessExpression(accessExpression ?? 'true')).not.toHaveProperty('error');
  });

  it.each([
    ['default', '(CAT == 0 && L == 1) || (CAT != 5 && CAT >= L) || (CAT == 5 && L == 5)'],
    ['defaultAndAPlus', '(L == 1 && (WKG < 4.6 || W < 300)) || (CAT != 1 && CAT >= L) || L == 5'],
    [
      'racingScore',
      '(L == 1 && RS <= 1000) || (L == 2 && RS < 690) || (L == 3 && RS < 520) || (L == 4 && RS < 350) || (L == 5 && RS < 180)',
    ],
    [
      'catchUp',
      '(L == 5 && WKG < 6) || (L == 1 && WKG < 4.6) || (L == 2 && WKG < 4.2) || (L == 3 && WKG < 3.5) || (L == 4 && (WKG < 2.5 || W < 180))',
    ],
    [
      'catchUpTour',
      '(L == 5 && WKG < 6) || (L == 1 && WKG < 4.6) || (L == 2 && (WKG < 4.2 || W < 240)) || (L == 3 && WKG < 3.5) || (L == 4 && (WKG < 2.5 || W < 180))',
    ],
    ['closed', 'false'],
    [
      'femaleDAndEForPartner',
      '(CAT >= L && CAT != 4 && CAT != 5) || (L <= 3 && (CAT == 4 || CAT == 5)) || (L == 4 && WKG <= 3.15) || L == 5',
    ],
    [
      'femaleEForPartner',
      '(L == 5 && WKG >= 1.5 && WKG < 6) || (L == 1 && WKG < 4.6) || (L == 2 && WKG < 4.2) || (L == 3 && WKG >= 2 && WKG < 3.2)',
    ],
    [
      'age',
      '(L == 5 && AGE >= 60) || (L == 4 && AGE >= 50) || (L == 3 && AGE >= 40) || (L == 2 && AGE >= 30) || (L == 1 && AGE < 30)',
    ],
  ] as const)('send in %s the full names of the variables: %s', (mode, short) => {
    const shortened = registrationRules(mode)
      .accessExpression?.replaceAll('subgroup.label', 'L')
      .replaceAll('powerCurves.category', 'CAT')
      .replaceAll('powerCurves.zFTPwkg', 'WKG')
      .replaceAll('powerCurves.zFTP', 'W')
      .replaceAll('scoring.current', 'RS')
      .replaceAll('profile.age', 'AGE');

    expect(shortened).toBe(short);
  });

  it('show ranges of the racing score only in that mode', () => {
    expect(registrationRules('racingScore').rangeAccessLabels).toEqual({
      event: '0-1000',
      groups: { A: '690-1000', B: '520-690', C: '350-520', D: '180-350', E: '0-180' },
    });
    expect(REGISTRATION_MODES.filter((mode) => registrationRules(mode).rangeAccessLabels)).toEqual(['racingScore']);
  });
});
