import { measuredOrNull } from '@otryv/race';
import type { RidersTableRow } from './ridersTableRow.ts';

/** How far a rider is behind the first of the list and behind the rider above, in points of the racing score. */
export interface ScoreGap {
  toLeader: number;
  toPrevious: number;
  isLeader: boolean;
}

export interface ScoreGaps {
  of: ReadonlyMap<number, ScoreGap>;
  /** The end of the scale: the longest of the shown gaps. */
  scale: number;
}

/** From so many points to the rider above on, the line between the two is darker. */
export const breakPoints = 20;

const noGaps: ScoreGaps = { of: new Map(), scale: 0 };
const scoreOf = ({ competitionMetrics }: RidersTableRow) => measuredOrNull(competitionMetrics?.racingScore);

/**
 * The gaps of one page, by rider; `leadingScore` is the greatest of the whole list. The first row of a later page is drawn
 * without a way to the rider above, who is on another page.
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
