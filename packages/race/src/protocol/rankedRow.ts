import type { GroupLabel } from '../categories/groupLabel.ts';
import type { Disqualification } from './disqualification.ts';
import type { GameEntry } from './gameEntry.ts';
import type { Person } from './person.ts';
import type { RideFigures } from './rideFigures.ts';

export interface FinishersCount {
  category: number;
  absolute: number;
}

export interface RankedRow extends RideFigures {
  /** The account that raced. */
  profileId: number;
  /** The account to show: the rider's main one, if the race was ridden on another. */
  shownProfileId: number;
  /** The group the rider is ranked in. */
  groupLabel: GroupLabel;
  /** The group the rider rode in; E when the game's subgroup is unknown. */
  riddenLabel: GroupLabel;
  /** Whether the group is known or decided; the first rules took every rider for one of a group. */
  hasGroup: boolean;
  /** Equal times share a place and the next is skipped; `null` when out of the classification or without a time. */
  place: number | null;
  /** Time with the start gap, in ms. */
  timeMs: number | null;
  startGapMs: number;
  /** The leader's gap is 0. */
  gapToLeaderMs: number | null;
  /** To the row above; the leader has none. */
  gapToPreviousMs: number | null;
  disqualification: Disqualification | null;
  finishersCount: FinishersCount;
  entry: GameEntry;
  person: Person | null;
}

export interface Protocol {
  rows: RankedRow[];
  /** All people except DNF. */
  finishersCount: { absolute: number; byGroup: Record<GroupLabel, number> };
}
