import type { EventGroup } from './eventDocument.ts';

/** Rules of the game that can be switched per group. */
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

/** Rules that the game stores as one or more tags. */
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

/** Rules that the game stores as tags, by our names. */
export const TAG_RULES = Object.keys(ruleTags).filter((name): name is TagRule => name in ruleTags);
/** All rules that can be switched for an event or a group: the game's own, then those stored as tags. */
export const EVENT_RULES: readonly EventRule[] = [...GAME_RULES, ...TAG_RULES];

/** An object with rules: an event or a group. */
export type RuleHolder = Pick<EventGroup, 'rulesSet' | 'tags'>;

/** Whether a rule is on: one stored as tags requires all of its tags. */
export function hasRule(holder: RuleHolder, rule: EventRule): boolean {
  return isTagRule(rule)
    ? ruleTags[rule].every((tag) => holder.tags?.includes(tag))
    : holder.rulesSet?.includes(rule) === true;
}

/** Switches a rule of the holder on or off; preserves the order, and returns the same object if nothing changed. */
export function withRule<Holder extends RuleHolder>(holder: Holder, rule: EventRule, isOn: boolean): Holder {
  if (!isTagRule(rule)) {
    const rulesSet = withMembers(holder.rulesSet, [rule], isOn);
    return rulesSet === null ? holder : { ...holder, rulesSet };
  }
  const tags = withMembers(holder.tags, ruleTags[rule], isOn);
  return tags === null ? holder : { ...holder, tags };
}

/** Returns `null` if the list already has, or lacks, all of the members. */
function withMembers(list: readonly string[] | null | undefined, members: readonly string[], isIn: boolean) {
  const present = list ?? [];
  const absent = members.filter((member) => !present.includes(member));
  if (isIn) return absent.length === 0 ? null : [...present, ...absent];
  return absent.length === members.length ? null : present.filter((member) => !members.includes(member));
}

function isTagRule(rule: EventRule): rule is TagRule {
  return rule in ruleTags;
}
