import type { EventEligibility } from '@otryv/contract';
import { ELIGIBILITY_STRENGTHS } from '@otryv/contract/messages';
import {
  type AccessComparison,
  type AccessFacts,
  type AccessVariable,
  admission,
  FTP_INTERVAL,
  parseAccessExpression,
  shownFtp,
} from '@otryv/race';
import type { Rider } from '../../../people/riders/riders.service.ts';
import type { RiderBest } from '../read/rider-powers.ts';
import type { StoredEvent } from '../records/events.repository.ts';
import type { SubgroupFields } from '../records/subgroup-fields.ts';

type Group = EventEligibility['groups'][number];
type Reason = Group['reasons'][number];
type Outcome = Pick<Group, 'isAllowed' | 'reasons'>;
type Rules = Pick<
  StoredEvent,
  'categoryEnforcement' | 'accessExpression' | 'microserviceEventVisibility' | 'microserviceExternalResourceId'
>;
export interface Knowledge {
  rider: Rider | null;
  /** Best efforts of 90 days. */
  bests?: readonly RiderBest[];
  /** Clubs the user is known to be in. */
  clubs: readonly string[];
}

interface Judged
  extends Outcome,
    Pick<SubgroupFields, 'label' | 'paceType' | 'fromPaceValue' | 'toPaceValue' | 'rangeAccessLabel'> {}

/** Pace type of W/kg. */
const wattsPerKg = 1;
/** Categories of the game by the numbers that its expressions compare. */
const categories = ['A+', 'A', 'B', 'C', 'D', 'E'];

/** Returns whether a rider may enter a group: by the event's expression, by sex and by club. */
export function eligibilityOf(
  event: Rules,
  group: Pick<SubgroupFields, 'label' | 'rulesSet'>,
  known: Knowledge,
): Outcome {
  const outcomes = [byExpression(event, group.label, known), bySex(group, known.rider), byClub(event, known)];
  const [isAllowed = true] = [false, null, true].filter((value) => outcomes.some((one) => one.isAllowed === value));
  return {
    isAllowed,
    reasons: outcomes.filter((one) => one.isAllowed === isAllowed).flatMap(({ reasons }) => reasons),
  };
}

/**
 * Returns the number of the group that fits a rider: if groups require a strength, the weakest that admits the rider,
 * otherwise the one with the rider's W/kg; `null` if neither is known.
 */
export function ownGroupOf(groups: readonly Judged[], bests: readonly RiderBest[]): number | null {
  // A group with an unknown requirement may be the rider's.
  if (groups.some(({ isAllowed }) => isAllowed === null)) return null;
  const open = groups.filter(({ isAllowed }) => isAllowed);
  const forAll = open.filter(({ reasons }) => !reasons.some(({ subject }) => subject === 'sex'));
  const fitting = forAll.length > 0 ? forAll : open;
  if (fitting.length < 2) return fitting[0]?.label ?? null;
  const byStrength = fitting
    .filter(({ reasons }) => reasons.some(({ subject }) => ELIGIBILITY_STRENGTHS.has(subject)))
    .toSorted((one, other) => strengthOf(one) - strengthOf(other) || other.label - one.label);
  if (byStrength[0]) return byStrength[0].label;
  return byPace(fitting, powerFactsOf(bests)['powerCurves.zFTPwkg']);
}

/**
 * Returns the group with the highest pace in W/kg that the rider reaches; `null` if several match or the power is
 * unknown.
 */
function byPace(groups: readonly Judged[], ftp: AccessFacts[AccessVariable]): number | null {
  if (typeof ftp !== 'number') return null;
  const reached = groups.filter(
    ({ paceType, fromPaceValue }) => paceType === wattsPerKg && ftp >= (fromPaceValue ?? 0),
  );
  const highest = Math.max(...reached.map(strengthOf));
  const [own, another] = reached.filter((group) => strengthOf(group) === highest);
  return own && !another ? own.label : null;
}

/** Returns the lower bound of a group's range; the group number is no indication, as group E may be A+. */
function strengthOf({ rangeAccessLabel, fromPaceValue }: Judged): number {
  const [from] = /^\d+/.exec(rangeAccessLabel ?? '') ?? [];
  return from === undefined ? (fromPaceValue ?? 0) : Number(from);
}

function byExpression(event: Rules, label: number, { rider, bests }: Knowledge): Outcome {
  if (!event.categoryEnforcement || !event.accessExpression?.trim()) return { isAllowed: true, reasons: [] };
  const parsed = parseAccessExpression(event.accessExpression);
  if ('error' in parsed) return { isAllowed: null, reasons: [] };
  const facts = { ...factsOf(rider), ...powerFactsOf(bests ?? []) };
  const { isAllowed, reasons } = admission(parsed.expression, label, facts);
  return { isAllowed, reasons: reasons.map((reason) => toReason(reason, facts)) };
}

function bySex({ rulesSet }: Pick<SubgroupFields, 'rulesSet'>, rider: Rider | null): Outcome {
  const required = rulesSet.includes('LADIES_ONLY') ? 'female' : rulesSet.includes('MEN_ONLY') ? 'male' : null;
  if (required === null) return { isAllowed: true, reasons: [] };
  const actual = rider && (rider.male ? 'male' : 'female');
  const isAllowed = actual === null ? null : actual === required;
  return { isAllowed, reasons: [{ subject: 'sex', operator: '==', required, actual }] };
}

function byClub(event: Rules, { clubs }: Knowledge): Outcome {
  const required = event.microserviceExternalResourceId;
  if (event.microserviceEventVisibility !== 'DEFINED_BY_RESOURCE_ID' || required === null) {
    return { isAllowed: true, reasons: [] };
  }
  const isMember = clubs.includes(required);
  const reason: Reason = { subject: 'club', operator: '==', required, actual: isMember ? required : null };
  return { isAllowed: isMember ? true : null, reasons: [reason] };
}

function factsOf(rider: Rider | null): AccessFacts {
  if (rider === null) return {};
  const category = categories.indexOf(rider.competitionMetrics?.category ?? '');
  return {
    'profile.age': rider.age,
    'profile.profileId': rider.zwiftId,
    // Expressions always admit broadcasters; riders have ordinary accounts.
    'profile.playerType': 'NORMAL',
    'scoring.current': rider.competitionMetrics?.racingScore ?? null,
    'powerCurves.category': category === -1 ? null : category,
  };
}

/** Returns the FTP as the game estimates it, by the best 20 minutes. Unknown without such a ride. */
function powerFactsOf(bests: readonly RiderBest[]): AccessFacts {
  const best = bests.find(({ duration }) => duration === FTP_INTERVAL);
  const ftp = shownFtp({ watts: best?.watts ?? null, wattsPerKg: best?.wattsKg ?? null });
  return { 'powerCurves.zFTP': ftp.watts, 'powerCurves.zFTPwkg': ftp.wattsPerKg };
}

function toReason({ left, operator, right }: AccessComparison, facts: AccessFacts): Reason {
  const variable = 'variable' in left ? left.variable : 'variable' in right ? right.variable : null;
  const required = 'value' in right ? right.value : 'value' in left ? left.value : null;
  return {
    subject: variable ?? '',
    operator: 'variable' in left ? operator : turned[operator],
    required,
    actual: variable ? (facts[variable] ?? null) : null,
  };
}

/** Operators of a comparison with swapped operands. */
const turned = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
