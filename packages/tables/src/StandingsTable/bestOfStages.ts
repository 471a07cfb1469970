import { finalCategoryOf, type StandingsStageFigures, type StandingsTableRow, stageOf } from './standingsTableRow.ts';

/** Returns the best time of a stage. */
export interface BestOfStages {
  isBest(this: void, row: StandingsTableRow, order: number): boolean;
}

/**
 * Finds the best time of each stage in each category over all rows of a classification. Rows out of it, or out of a
 * stage, do not compete.
 */
export function bestOfStages(rows: readonly StandingsTableRow[]): BestOfStages {
  const best = new Map<string, number>();
  const keyOf = (row: StandingsTableRow, order: number) => `${finalCategoryOf(row)} ${order}`;

  for (const row of rows) {
    for (const result of row.stages) {
      const key = keyOf(row, result.stageOrder);
      const ms = competing(row, result);
      if (ms !== null && ms < (best.get(key) ?? Number.POSITIVE_INFINITY)) best.set(key, ms);
    }
  }

  return {
    isBest: (row, order) => {
      const ms = competing(row, stageOf(row, order));
      return ms !== null && ms === best.get(keyOf(row, order));
    },
  };
}

function competing(row: StandingsTableRow, result: StandingsStageFigures | null): number | null {
  if (row.disqualification || !result || result.disqualification) return null;
  return result.durationInMilliseconds;
}
