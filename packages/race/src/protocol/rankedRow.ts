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
  /** The displayed account: the rider's main one if the race was ridden on another. */
  shownProfileId: number;
  /** The group in which the rider is ranked. */
  groupLabel: GroupLabel;
  /** The group in which the rider rode; E if the game's subgroup is unknown. */
  riddenLabel: GroupLabel;
  /** Whether the group is known or decided; the first rules assumed that every rider had a group. */
  hasGroup: boolean;
  /** Equal times share a place and the next is skipped; `null` if out of the classification or without a time. */
  place: number | null;
  /** Time including the start gap, in ms. */
  timeMs: number | null;
  startGapMs: number;
  /** 0 for the leader. */
  gapToLeaderMs: number | null;
  /** Gap to the row above; the leader has none. */
  gapToPreviousMs: number | null;
  disqualification: Disqualification | null;
  finishersCount: FinishersCount;
  entry: GameEntry;
  person: Person | null;
}

export interface Protocol {
  rows: RankedRow[];
  /** Numbers of all people except DNF. */
  finishersCount: { absolute: number; byGroup: Record<GroupLabel, number> };
}
