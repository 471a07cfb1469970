import type { Figure, ResultDto } from '@otryv/contract';
import {
  type ImportanceLevel,
  measuredOrNull as measuredValue,
  RankedRow,
  ratingPoints,
  roundTo,
  variabilityIndex,
} from '@otryv/race';
import type { RaceEfforts } from '../../../game/activities/activities.service.ts';
import {
  type AcceptedFigure,
  type FoundFigure,
  foundFigures,
  withAccepted,
} from '../records/figures/judged-figures.ts';
import { effortsOfRide, toRideRow, toShownRows } from './ride-row.mapper.ts';

export interface ProtocolContext {
  eventId: number;
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  /** Figures hidden by riders, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
  importance: ImportanceLevel;
  /** Whether groups are ranked separately. */
  isRankedByGroup: boolean;
  /** Values of this race accepted by moderators. */
  accepted?: readonly AcceptedFigure[];
  leaders: ReadonlySet<number>;
  sweepers: ReadonlySet<number>;
}

const textOf = (value: string | null | undefined) => value ?? null;

/**
 * Maps a protocol's rows to the contract, with the best of each shown column marked, and its implausible values,
 * including hidden ones.
 */
export function toProtocolRows(
  rows: readonly RankedRow[],
  context: ProtocolContext,
): { results: ResultDto[]; implausible: FoundFigure[] } {
  const whole = rows.map((row) => ({
    row: withAccepted(toProtocolRow(row, context), row.profileId, context.accepted ?? []),
    profileId: row.profileId,
    isOut: row.disqualification !== null,
  }));
  return { results: toShownRows(whole, context.hidden), implausible: foundFigures(whole) };
}

function toProtocolRow(row: RankedRow, context: ProtocolContext): ResultDto {
  const { entry, disqualification } = row;
  const efforts = effortsOfRide(entry, context.effortsOf);
  const { profileData, activityData, sensorData, cpBestEfforts, cpSource, ...ride } = toRideRow(row, context.effortsOf);
  const score = entry.scoreHistory;
  return {
    _id: `${context.eventId}.${row.profileId}`,
    profileId: row.shownProfileId,
    subgroupLabel: row.groupLabel,
    ...(!row.hasGroup && { hasNoGroup: true as const }),
    rank: measuredValue(entry.rank),
    rankEvent: row.place ?? 0,
    profileData: { ...profileData, racingScore: row.person?.racingScore ?? null },
    activityData,
    sensorData,
    wattsPerKg: ride.wattsPerKg,
    speed: row.speedKmh,
    normalizedPower: efforts?.normalizedPower == null ? null : roundTo(efforts.normalizedPower, 2),
    variabilityIndex: variabilityIndex(efforts?.normalizedPower ?? null, row.averageWatts),
    cpBestEfforts,
    cpSource,
    scoreHistory: score
      ? {
          // The game sends 0 for riders who have none.
          newScore: score.newScore || null,
          previousScore: score.previousScore || null,
          scoreChangeType: textOf(score.scoreChangeType),
        }
      : null,
    gap: row.gapToLeaderMs,
    gapPrev: row.gapToPreviousMs,
    isDisqualification: disqualification !== null,
    disqualification: disqualification?.status ?? null,
    disqualificationDescription: disqualification?.reason ?? null,
    finishersCount: row.finishersCount,
    isLeader: context.leaders.has(row.profileId),
    isSweeper: context.sweepers.has(row.profileId),
    category: row.groupLabel === row.riddenLabel ? null : row.riddenLabel,
    finalCategory: row.groupLabel === row.riddenLabel ? null : row.groupLabel,
    points: { zpruFinishPoints: pointsOf(row, context) },
  };
}

function pointsOf({ place, finishersCount }: RankedRow, { importance, isRankedByGroup }: ProtocolContext): number {
  const finishers = isRankedByGroup ? finishersCount.category : finishersCount.absolute;
  return ratingPoints({ place, finishers, importance });
}
