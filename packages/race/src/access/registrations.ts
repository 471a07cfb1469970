import type { GroupLabel } from '../categories/groupLabel.ts';

/** Sources of the access rules of an event's groups; `disabled` leaves them to the game, `closed` admits no riders. */
export const REGISTRATION_MODES = [
  'disabled',
  'default',
  'defaultAndAPlus',
  'racingScore',
  'catchUp',
  'catchUpTour',
  'closed',
  'disabledForPartner',
  'femaleDAndEForPartner',
  'femaleEForPartner',
  'age',
  'endurance',
] as const;
/** A mode of registration: what the game checks and the pace of each group. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** A pace in the game: both ends are inclusive. */
export interface PaceRange {
  from: number;
  to: number;
}

export type PaceRanges = Readonly<Record<GroupLabel, PaceRange>>;

export interface RegistrationRules {
  /** The expression sent to the game; `null` if it checks nothing. */
  accessExpression: string | null;
  paceRanges: PaceRanges;
  /** Ranges of the racing score that the game shows instead of a pace. */
  rangeAccessLabels?: { event: string; groups: Readonly<Record<GroupLabel, string>> };
}

type Numbers = readonly [number, number];

function paces(a: Numbers, b: Numbers, c: Numbers, d: Numbers, e: Numbers): PaceRanges {
  const range = ([from, to]: Numbers) => ({ from, to });
  return { A: range(a), B: range(b), C: range(c), D: range(d), E: range(e) };
}

const everyPace = paces([1, 6], [1, 6], [1, 6], [1, 6], [1, 6]);
const catchUpPaces = paces([4.2, 4.59], [3.5, 4.19], [2.5, 3.49], [1, 2.49], [4.6, 6]);

const L = 'subgroup.label';
const CAT = 'powerCurves.category';
const WKG = 'powerCurves.zFTPwkg';
const W = 'powerCurves.zFTP';
const RS = 'scoring.current';
const AGE = 'profile.age';

/** Values that each mode of registration sends to the game. */
export const registrations: Readonly<Record<RegistrationMode, RegistrationRules>> = {
  disabled: {
    accessExpression: null,
    paceRanges: paces([4, 6], [3.2, 3.99], [2.5, 3.19], [1, 2.49], [0, 6]),
  },
  default: {
    accessExpression: `(${CAT} == 0 && ${L} == 1) || (${CAT} != 5 && ${CAT} >= ${L}) || (${CAT} == 5 && ${L} == 5)`,
    paceRanges: paces([4, 6], [3.2, 3.99], [2.5, 3.19], [1, 2.49], [1, 6]),
  },
  defaultAndAPlus: {
    accessExpression: `(${L} == 1 && (${WKG} < 4.6 || ${W} < 300)) || (${CAT} != 1 && ${CAT} >= ${L}) || ${L} == 5`,
    paceRanges: paces([4.2, 4.59], [3.36, 4.19], [2.63, 3.35], [1, 2.62], [4.6, 6]),
  },
  racingScore: {
    accessExpression: `(${L} == 1 && ${RS} <= 1000) || (${L} == 2 && ${RS} < 690) || (${L} == 3 && ${RS} < 520) || (${L} == 4 && ${RS} < 350) || (${L} == 5 && ${RS} < 180)`,
    paceRanges: everyPace,
    rangeAccessLabels: {
      event: '0-1000',
      groups: { A: '690-1000', B: '520-690', C: '350-520', D: '180-350', E: '0-180' },
    },
  },
  catchUp: {
    accessExpression: `(${L} == 5 && ${WKG} < 6) || (${L} == 1 && ${WKG} < 4.6) || (${L} == 2 && ${WKG} < 4.2) || (${L} == 3 && ${WKG} < 3.5) || (${L} == 4 && (${WKG} < 2.5 || ${W} < 180))`,
    paceRanges: catchUpPaces,
  },
  catchUpTour: {
    accessExpression: `(${L} == 5 && ${WKG} < 6) || (${L} == 1 && ${WKG} < 4.6) || (${L} == 2 && (${WKG} < 4.2 || ${W} < 240)) || (${L} == 3 && ${WKG} < 3.5) || (${L} == 4 && (${WKG} < 2.5 || ${W} < 180))`,
    paceRanges: catchUpPaces,
  },
  closed: { accessExpression: 'false', paceRanges: everyPace },
  disabledForPartner: {
    accessExpression: null,
    paceRanges: paces([4.2, 6], [3.2, 4.19], [1, 3.19], [3.16, 6], [1, 3.15]),
  },
  femaleDAndEForPartner: {
    accessExpression: `(${CAT} >= ${L} && ${CAT} != 4 && ${CAT} != 5) || (${L} <= 3 && (${CAT} == 4 || ${CAT} == 5)) || (${L} == 4 && ${WKG} <= 3.15) || ${L} == 5`,
    paceRanges: paces([4.2, 4.59], [3.36, 4.19], [2.63, 3.35], [1, 3.15], [3.16, 6]),
  },
  femaleEForPartner: {
    accessExpression: `(${L} == 5 && ${WKG} >= 1.5 && ${WKG} < 6) || (${L} == 1 && ${WKG} < 4.6) || (${L} == 2 && ${WKG} < 4.2) || (${L} == 3 && ${WKG} >= 2 && ${WKG} < 3.2)`,
    paceRanges: paces([4.2, 4.59], [3.2, 4.19], [2, 3.19], [0, 0], [1.5, 6]),
  },
  age: {
    accessExpression: `(${L} == 5 && ${AGE} >= 60) || (${L} == 4 && ${AGE} >= 50) || (${L} == 3 && ${AGE} >= 40) || (${L} == 2 && ${AGE} >= 30) || (${L} == 1 && ${AGE} < 30)`,
    paceRanges: everyPace,
  },
  endurance: { accessExpression: null, paceRanges: everyPace },
};
