import type { Messages } from '../provider/messages.ts';

export type RuleKey = keyof Messages['rules'] | keyof Messages['tags'];

export interface RaceRule {
  key: RuleKey;
  text: string;
}

const rulesInOrder = [
  'NO_POWERUPS',
  'ENFORCE_NO_ZPOWER',
  'ENFORCE_HRM',
  'NO_DRAFTING',
  'NO_TT_BIKES',
  'ALLOWS_LATE_JOIN',
  'TEST_BIT_10',
  'LADIES_ONLY',
  'SHOW_RACE_RESULTS',
] as const;

const tagsInOrder = ['steering_disabled', 'ttbikesdraft', 'doubledraft', 'bighead', 'identicalBikes'] as const;

// Identical bikes have eight tags with figures; any of them is sufficient.
const nameOf = (tag: string) => (tag.startsWith('bike_grams=') ? 'identicalBikes' : tag);

/**
 * Returns the rules and tags relevant to a rider, in a fixed order without duplicates; the rest are internal to the
 * game.
 */
export function raceRules(rules: readonly string[], tags: readonly string[], messages: Messages): RaceRule[] {
  const named = tags.map(nameOf);

  return [
    ...rulesInOrder.filter((key) => rules.includes(key)).map((key) => ({ key, text: messages.rules[key] })),
    ...tagsInOrder.filter((key) => named.includes(key)).map((key) => ({ key, text: messages.tags[key] })),
  ];
}
