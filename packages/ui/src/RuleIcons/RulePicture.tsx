import {
  Bike,
  Blend,
  DoorOpen,
  Gauge,
  HeartPulse,
  type LucideIcon,
  Magnet,
  MoveHorizontal,
  Smile,
  Timer,
  TimerOff,
  Trophy,
  Venus,
  Wind,
  ZapOff,
} from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import type { RuleKey } from './raceRules.ts';

const pictures: Record<RuleKey, LucideIcon> = {
  NO_POWERUPS: ZapOff,
  ENFORCE_NO_ZPOWER: Gauge,
  ENFORCE_HRM: HeartPulse,
  NO_DRAFTING: Wind,
  NO_TT_BIKES: TimerOff,
  ALLOWS_LATE_JOIN: DoorOpen,
  TEST_BIT_10: Magnet,
  LADIES_ONLY: Venus,
  SHOW_RACE_RESULTS: Trophy,
  steering_disabled: MoveHorizontal,
  ttbikesdraft: Timer,
  doubledraft: Blend,
  bighead: Smile,
  identicalBikes: Bike,
};

/** The icon of a rule. */
export function RulePicture({ rule }: { rule: RuleKey }) {
  return <Icon of={pictures[rule]} />;
}
