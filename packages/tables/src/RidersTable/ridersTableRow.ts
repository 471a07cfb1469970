import type { ListedRider } from '../columns/listedRider.tsx';
import type { BestEffort, MeasuredValue } from '../rows/measuredValue.ts';

export interface MedalCount {
  gold: number;
  silver: number;
  bronze: number;
}

/** Required properties of a rider's row, in addition to the rider. */
export interface RidersTableRow extends ListedRider {
  /** Position in the whole sorted list, from 1. */
  sequenceNumber: number;
  zwiftId: number;
  /** A woman is shown in the women's category. */
  competitionMetrics: {
    racingScore: number | null;
    category: string | null;
    categoryWomen: string | null;
  } | null;
  /** Change of the racing score over 30 days; `null` without a score 30 days ago. */
  racingScoreChange?: number | null | undefined;
  /** 95 % of the best 20 minutes of 90 days. */
  ftp?: { watts: MeasuredValue; wattsKg: MeasuredValue } | null | undefined;
  medals?: MedalCount | null | undefined;
  /** Number of races that the rider has finished. */
  totalEvents: number;
  /** Best of 90 days, `duration` in s; `null` for a rider without rides. */
  cpBestEfforts: readonly BestEffort[] | null;
  /** URL of the current live stream. */
  onAir?: string | null | undefined;
}

export function riderCategoryOf({ male, competitionMetrics }: RidersTableRow): string | null {
  return (male ? competitionMetrics?.category : competitionMetrics?.categoryWomen) ?? null;
}
