import type { GroupLabel } from '../../categories/groupLabel.ts';
import type { RankedRow } from '../../protocol/rankedRow.ts';
import { type RaceGroup, startGaps } from '../../protocol/rules.ts';
import type { GroupWin } from './catchUp.ts';

/** A race of a catch-up series with its protocol. */
export interface CatchUpRace {
  eventId: number;
  /** Epoch ms. */
  eventStart: number;
  groups: readonly RaceGroup[];
  rows: readonly RankedRow[];
}

/** Delay of a group after the first group of the race. */
export interface GroupStartGap {
  groupLabel: GroupLabel;
  gapInMilliseconds: number;
}

/** A race with a rider who won it: riders with equal times each have a win. */
export interface CatchUpRaceWin extends GroupWin {
  race: CatchUpRace;
  row: RankedRow;
  /** In the order of the starts; the first starts at 0. */
  startGaps: readonly GroupStartGap[];
}

/**
 * Returns the wins of a catch-up series, latest race first. A race of one group is not a catch-up race and has none.
 */
export function catchUpWins(races: readonly CatchUpRace[]): CatchUpRaceWin[] {
  return races
    .filter(({ groups }) => groups.length > 1)
    .toSorted((one, other) => other.eventStart - one.eventStart || other.eventId - one.eventId)
    .flatMap((race) => {
      const gaps = gapsOfStarts(race);
      const winners = race.rows.filter(({ place }) => place === 1);
      return winners.map((row) => ({
        race,
        row,
        startGaps: gaps,
        groupLabel: row.groupLabel,
        profileId: row.shownProfileId,
      }));
    });
}

function gapsOfStarts({ eventStart, groups }: CatchUpRace): GroupStartGap[] {
  const [first] = groups.map(({ start }) => start).toSorted((one, other) => one - other);
  const gaps = startGaps({ kind: 'catchUp', eventStart: first ?? eventStart, groups });
  return groups
    .map(({ id, label }) => ({ groupLabel: label, gapInMilliseconds: gaps.get(id) ?? 0 }))
    .toSorted((one, other) => one.gapInMilliseconds - other.gapInMilliseconds);
}
