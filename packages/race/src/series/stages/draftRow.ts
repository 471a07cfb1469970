import type { Person } from '../../protocol/person.ts';
import { distanceInMeters, ownTimeMs, rideFigures } from '../../protocol/rideFigures.ts';
import { seriesRider } from '../seriesRider.ts';
import type { StagePenalty, StageRow } from '../stageRow.ts';
import type { TrackedCategory } from './categoryTrack.ts';
import { type DecidedOfRider, disqualificationDecided } from './decidedInSeries.ts';
import type { DecidedOut } from './stageDisqualification.ts';
import type { CountedRide } from './stageRides.ts';

type Ranked =
  | 'rank'
  | 'gapsInCategories'
  | 'finishTimeLimit'
  | 'finishTimeClassification'
  | 'finalDurationInMilliseconds'
  | 'disqualification'
  | 'finishersCount'
  | 'points';

/** A row of a stage before it is ranked, with the decisions about it. */
export interface DraftRow extends Omit<StageRow, Ranked> {
  decided: DecidedOut;
}

export interface DraftFacts {
  rider: number;
  ride: CountedRide;
  person: Person | null;
  track: TrackedCategory;
  decided: DecidedOfRider | null;
}

export function draftRow({ rider, ride, person: ofImport, track, decided }: DraftFacts): DraftRow {
  const { entry, groupLabel, isImplausible, added } = ride;
  const { outBy, ...category } = track;
  const person = added?.person ?? ofImport;
  const penalties = (decided?.penalties ?? []).map(
    ({ id, timeInMilliseconds, reason, author, at }): StagePenalty => ({
      decisionId: id,
      timeInMilliseconds,
      reason,
      author,
      at,
    }),
  );

  return {
    ...rideFigures(entry),
    ...category,
    profileId: entry.profileId,
    shownProfileId: rider,
    groupLabel,
    entry,
    person,
    rider: { ...seriesRider(entry, person), profileId: rider },
    timeMs: ownTimeMs(entry),
    penalties,
    penaltyMs: penalties.reduce((sum, { timeInMilliseconds }) => sum + timeInMilliseconds, 0),
    distanceInMeters: distanceInMeters(entry),
    elevationInMeters: entry.activityData?.elevationInMeters ?? null,
    calories: entry.activityData?.calories ?? null,
    addedBy: added?.id ?? null,
    decided: {
      disqualification: decided && disqualificationDecided(decided, entry.profileId),
      outBy,
      hasImplausibleTime: isImplausible,
    },
  };
}
