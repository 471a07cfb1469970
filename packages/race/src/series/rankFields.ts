import type { SeriesCategory } from '../categories/seriesCategory.ts';
import { groupBy } from '../lists/groupBy.ts';
import type { SeriesGap, SeriesGaps, SeriesRank } from './stageRow.ts';

export type RankScope = keyof SeriesRank;

/** Rules for ranking rows within their category and overall. */
export interface Ranking<Row> {
  /** Only rows with a category are ranked. */
  categoryOf: (row: Row) => SeriesCategory | null;
  /** Negative if the first is better; 0 shares a place. */
  compare: (scope: RankScope, one: Row, other: Row) => number;
  /** The order of rows that share a place. */
  idOf: (row: Row) => number;
  /**
   * Gap of a row to one ahead of it, in ms; `null` if their times are not comparable. Without a function the ranking
   * has no gaps.
   */
  gapMs: ((row: Row, ahead: Row) => number | null) | null;
}

/** Position of a row in both rankings. */
export interface Ranked<Row> {
  row: Row;
  rank: SeriesRank;
  gapsInCategories: SeriesGaps;
}

interface Placed {
  place: number;
  gap: SeriesGap | null;
}

export const NO_RANK: SeriesRank = { category: 0, absolute: 0 };
export const NO_GAPS: SeriesGaps = { category: null, absolute: null };

/** Ranks rows in common order, with places and gaps in it and in their category. */
export function rankFields<Row>(rows: readonly Row[], ranking: Ranking<Row>): Ranked<Row>[] {
  const classified = rows.filter((row) => ranking.categoryOf(row) !== null);
  const absolute = ranksOf(classified, 'absolute', ranking);
  const category = new Map<Row, Placed>();
  for (const field of groupBy(absolute.keys(), ranking.categoryOf).values()) {
    for (const [row, placed] of ranksOf(field, 'category', ranking)) category.set(row, placed);
  }

  return [...absolute].map(([row, placed]) => {
    const ofCategory = category.get(row);
    return {
      row,
      rank: { category: ofCategory?.place ?? 0, absolute: placed.place },
      gapsInCategories: { category: ofCategory?.gap ?? null, absolute: placed.gap },
    };
  });
}

function ranksOf<Row>(rows: readonly Row[], scope: RankScope, ranking: Ranking<Row>): Map<Row, Placed> {
  const { compare, idOf, gapMs } = ranking;
  const sorted = rows.toSorted((a, b) => compare(scope, a, b) || idOf(a) - idOf(b));
  const [leader] = sorted;
  const places = new Map<Row, Placed>();
  let place = 1;

  for (const [at, row] of sorted.entries()) {
    const previous = sorted[at - 1];
    if (previous !== undefined && compare(scope, previous, row) !== 0) place = at + 1;
    const hasGap = gapMs !== null && leader !== undefined && previous !== undefined;
    const gap = hasGap ? { toLeader: gapMs(row, leader), toPrev: gapMs(row, previous) } : null;
    places.set(row, { place, gap });
  }
  return places;
}
