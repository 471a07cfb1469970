import type { EventGroup } from './eventDocument.ts';

/** The rules of the game that are switched for a group. */
export const GAME_RULES = [
  'SHOW_RACE_RESULTS',
  'NO_POWERUPS',
  'ENFORCE_NO_ZPOWER',
  'ENFORCE_HRM',
  'NO_DRAFTING',
  'NO_TT_BIKES',
  'ALLOWS_LATE_JOIN',
  'TEST_BIT_10',
  'LADIES_ONLY',
] as const;

/** The rules that the game keeps as tags, each by one or more. */
const ruleTags = {
  steeringDisabled: ['steering_disabled'],
  ttBikesDraft: ['ttbikesdraft'],
  identicalBikes: [
    'bike_grams=1970',
    'bike_cda_bias=-0.0048',
    'front_wheel_grams=900',
    'front_wheel_cda_bias=-0.01',
    'front_wheel_crr=0.006',
    'rear_wheel_grams=1100',
    'rear_wheel_cda_bias=-0.008',
    'rear_wheel_crr=0.006',
  ],
  bigHeads: ['bighead'],
} as const;

export type GameRule = (typeof GAME_RULES)[number];
export type TagRule = keyof typeof ruleTags;
export type EventRule = GameRule | TagRule;

/** The rules that the game keeps as tags, by the names that we give them. */
export const TAG_RULES = Object.keys(ruleTags).filter((name): name is TagRule => name in ruleTags);
/** Every rule that is switched for an event or a group: those of the game, then those kept as tags. */
export const EVENT_RULES: readonly EventRule[] = [...GAME_RULES, ...TAG_RULES];

/** What holds rules: an event or a group. */
export type RuleHolder = Pick<EventGroup, 'rulesSet' | 'tags'>;

/** Whether a rule is on: one kept as tags is on with all of its tags. */
export function hasRule(holder: RuleHolder, rule: EventRule): boolean {
  return isTagRule(rule)
    ? ruleTags[rule].every((tag) => holder.tags?.includes(tag))
    : holder.rulesSet?.includes(rule) === true;
}

/** The holder with a rule on or off; all else stands in its order, and the same object comes back if nothing changed. */
export function withRule<Holder extends RuleHolder>(holder: Holder, rule: EventRule, isOn: boolean): Holder {
  if (!isTagRule(rule)) {
    const rulesSet = withMembers(holder.rulesSet, [rule], isOn);
    return rulesSet === null ? holder : { ...holder, rulesSet };
  }
  const tags = withMembers(holder.tags, ruleTags[rule], isOn);
  return tags === null ? holder : { ...holder, tags };
}

/** `null` when the list has, or lacks, all of the members already. */
function withMembers(list: readonly string[] | null | undefined, members: readonly string[], isIn: boolean) {
  const present = list ?? [];
  const absent = members.filter((member) => !present.includes(member));
  if (isIn) return absent.length === 0 ? null : [...present, ...absent];
  return absent.length === members.length ? null : present.filter((member) => !members.includes(member));
}

function isTagRule(rule: EventRule): rule is TagRule {
  return rule in ruleTags;
}
