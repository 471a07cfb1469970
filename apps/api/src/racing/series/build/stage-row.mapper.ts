import type { Figure } from '@otryv/contract';
import type { stageRow } from '@otryv/contract/schemas';
import type { StageRow as BuiltRow, StageDecision } from '@otryv/race';
import type { RaceEfforts } from '../../../game/activities/activities.service.ts';
import { type RideRow, toRideRow, toShownRows } from '../../results/build/ride-row.mapper.ts';
import { type AcceptedFigure, withAccepted } from '../../results/records/figures/judged-figures.ts';

export type PublicStageRow = typeof stageRow._zod.output;

export interface StageRowContext {
  seriesId: string;
  order: number;
  decisions: ReadonlyMap<string, StageDecision>;
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  /** Values of the stage's races accepted by moderators. */
  accepted?: readonly (AcceptedFigure & { eventId: number })[];
  /** Figures hidden by riders, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
}

const iso = (ms: number) => new Date(ms).toISOString();
const by = (username: string) => ({ username });

/** Maps the rows of a stage to the contract, with the best of every column marked. */
export function toStageRows(rows: readonly BuiltRow[], context: StageRowContext): PublicStageRow[] {
  const whole = rows.map((row) => {
    const accepted = (context.accepted ?? []).filter(({ eventId }) => eventId === row.entry.eventId);
    const ride = withAccepted(toRideRow(row, context.effortsOf), row.profileId, accepted);
    return { row: ride, profileId: row.profileId, isOut: row.disqualification !== null };
  });
  const shown = toShownRows(whole, context.hidden);
  return rows.flatMap((row, index) => {
    const figures = shown[index];
    return figures ? [toStageRow(row, figures, context)] : [];
  });
}

export function rowIdOf(seriesId: string, order: number, profileId: number): string {
  return `${seriesId}.${order}.${profileId}`;
}

function toStageRow(row: BuiltRow, figures: RideRow, { seriesId, order, decisions }: StageRowContext): PublicStageRow {
  const { profileData, activityData, sensorData, wattsPerKg, cpBestEfforts } = figures;
  const { categoryChange, rider } = row;
  return {
    _id: rowIdOf(seriesId, order, row.shownProfileId),
    profileId: row.shownProfileId,
    zwiftId: row.profileId,
    eventId: row.addedBy === null ? (row.entry.eventId ?? null) : null,
    subgroupLabel: row.groupLabel,
    category: row.category,
    categoryInRace: row.categoryInRace,
    modifiedCategory: categoryChange && {
      value: categoryChange.value,
      modifiedAt: iso(categoryChange.at),
      moderator: by(categoryChange.author),
      reason: categoryChange.reason,
    },
    rank: row.rank,
    gapsInCategories: row.gapsInCategories,
    finishTime: row.finalDurationInMilliseconds,
    timePenalty: row.penalties.map(({ timeInMilliseconds, reason, author, at }) => ({
      timeInMilliseconds,
      reason,
      modifiedAt: iso(at),
      moderator: by(author),
    })),
    disqualification: outOf(row, decisions),
    finishTimeLimit: row.finishTimeLimit,
    finishTimeClassification: row.finishTimeClassification,
    addedByModerator: row.addedBy !== null,
    points: row.points,
    profileData: {
      ...profileData,
      countryAlpha3: rider.countryAlpha3,
      age: profileData.isAgeHidden ? null : rider.age,
      team: rider.team,
    },
    activityData,
    sensorData,
    wattsPerKg,
    cpBestEfforts,
    finishersCount: row.finishersCount,
  };
}

function outOf(
  { disqualification }: BuiltRow,
  decisions: ReadonlyMap<string, StageDecision>,
): PublicStageRow['disqualification'] {
  if (disqualification === null) return null;
  const { label, reason, decisionId } = disqualification;
  const decision = decisionId === null ? undefined : decisions.get(decisionId);
  return {
    label,
    reason,
    moderator: decision ? by(decision.author) : null,
    modifiedAt: decision ? iso(decision.at) : null,
  };
}
