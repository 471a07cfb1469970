import type { ListedRider } from '../columns/listedRider.tsx';
import type { BestEffort, MeasuredValue } from '../rows/measuredValue.ts';

export interface MedalCount {
  gold: number;
  silver: number;
  bronze: number;
}

/** What a row of the riders must carry beside the rider. */
export interface RidersTableRow extends ListedRider {
  /** The place in the whole list as it is sorted, from 1. */
  sequenceNumber: number;
  zwiftId: number;
  /** A woman is shown in her own category. */
  competitionMetrics: {
    racingScore: number | null;
    category: string | null;
    categoryWomen: string | null;
  } | null;
  /** The change of the racing score over 30 days; `null` without a score of 30 days ago. */
  racingScoreChange?: number | null | undefined;
  /** 95 % of the best 20 minutes of 90 days. */
  ftp?: { watts: MeasuredValue; wattsKg: MeasuredValue } | null | undefined;
  medals?: MedalCount | null | undefined;
  /** How many races the rider has finished. */
  totalEvents: number;
  /** The best of 90 days, `duration` in s; `null` for a rider without rides. */
  cpBestEfforts: readonly BestEffort[] | null;
  /** The URL of the stream that is on air now. */
  onAir?: string | null | undefined;
}

export function riderCategoryOf({ male, competitionMetrics }: RidersTableRow): string | null {
  return (male ? competitionMetrics?.category : competitionMetrics?.categoryWomen) ?? null;
}
