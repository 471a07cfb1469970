import {
  Bike,
  Blend,
  Clock,
  Gauge,
  HeartPulse,
  type LucideIcon,
  Magnet,
  MoveHorizontal,
  Smile,
  Timer,
  Trophy,
  Venus,
  Wind,
  ZapOff,
} from 'lucide-react';
import type { Messages } from '../provider/messages.ts';

export interface RaceRule {
  key: string;
  icon: LucideIcon;
  words: string;
}

type RuleKey = keyof Messages['rules'];
type TagKey = keyof Messages['tags'];

const rulePictures: [RuleKey, LucideIcon][] = [
  ['NO_POWERUPS', ZapOff],
  ['ENFORCE_NO_ZPOWER', Gauge],
  ['ENFORCE_HRM', HeartPulse],
  ['NO_DRAFTING', Wind],
  ['NO_TT_BIKES', Timer],
  ['ALLOWS_LATE_JOIN', Clock],
  ['TEST_BIT_10', Magnet],
  ['LADIES_ONLY', Venus],
  ['SHOW_RACE_RESULTS', Trophy],
];

const tagPictures: [TagKey, LucideIcon][] = [
  ['steering_disabled', MoveHorizontal],
  ['ttbikesdraft', Timer],
  ['doubledraft', Blend],
  ['bighead', Smile],
  ['identicalBikes', Bike],
];

// Identical bikes are told by eight tags with figures; one of them is enough to know.
const nameOf = (tag: string) => (tag.startsWith('bike_grams=') ? 'identicalBikes' : tag);

/** The rules and tags that have a meaning for a rider, in a fixed order, each once; the rest are the game's own. */
export function ruleIcons(rules: readonly string[], tags: readonly string[], messages: Messages): RaceRule[] {
  const named = tags.map(nameOf);

  return [
    ...rulePictures
      .filter(([key]) => rules.includes(key))
      .map(([key, icon]) => ({ key, icon, words: messages.rules[key] })),
    ...tagPictures
      .filter(([key]) => named.includes(key))
      .map(([key, icon]) => ({ key, icon, words: messages.tags[key] })),
  ];
}
