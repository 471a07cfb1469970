import { measuredOrNull } from '@otryv/race';
import type { RidersTableRow } from './ridersTableRow.ts';

/** Gaps of a rider to the first of the list and to the rider above, in points of the racing score. */
export interface ScoreGap {
  toLeader: number;
  toPrevious: number;
  isLeader: boolean;
}

export interface ScoreGaps {
  of: ReadonlyMap<number, ScoreGap>;
  /** End of the scale: the longest of the displayed gaps. */
  scale: number;
}

/** Number of points to the rider above from which the line between the two is darker. */
export const breakPoints = 20;

const noGaps: ScoreGaps = { of: new Map(), scale: 0 };
const scoreOf = ({ competitionMetrics }: RidersTableRow) => measuredOrNull(competitionMetrics?.racingScore);

/**
 * Computes the gaps of one page, by rider; `leadingScore` is the highest of the whole list. The first row of a later
 * page has no gap to the rider above, who is on another page.
 */
export function scoreGaps(rows: readonly RidersTableRow[], leadingScore: number | null): ScoreGaps {
  const scored = rows.filter((row) => scoreOf(row) !== null);
  const scores = scored.map((row) => scoreOf(row) ?? 0);
  const leading = leadingScore ?? scores[0];
  if (leading === undefined) return noGaps;
  const of = new Map(
    scored.map(({ zwiftId, sequenceNumber }, at): [number, ScoreGap] => {
      const score = scores[at] ?? 0;
      return [
        zwiftId,
        {
          toLeader: leading - score,
          toPrevious: (scores[at - 1] ?? score) - score,
          isLeader: sequenceNumber === 1,
        },
      ];
    }),
  );
  return { of, scale: Math.max(...scores.map((score) => leading - score)) };
}
