import { finalCategoryOf, type StandingsTableRow } from './standingsTableRow.ts';

/** The best time of each stage in each category, in ms; who is out of a stage does not compete in it. */
export interface BestOfStages {
  isBest(this: void, row: StandingsTableRow, order: number): boolean;
}

/** Finds the best times over all rows of a classification. */
export function bestOfStages(rows: readonly StandingsTableRow[]): BestOfStages {
  const best = new Map<string, number>();
  const keyOf = (row: StandingsTableRow, order: number) => `${finalCategoryOf(row)} ${order}`;

  for (const row of rows) {
    for (const { stageOrder, durationInMilliseconds: ms, disqualification = null } of row.stages) {
      const key = keyOf(row, stageOrder);
      if (ms !== null && disqualification === null && ms < (best.get(key) ?? Number.POSITIVE_INFINITY)) {
        best.set(key, ms);
      }
    }
  }

  return {
    isBest: (row, order) => {
      const result = row.stages.find(({ stageOrder }) => stageOrder === order);
      return (
        result !== undefined &&
        (result.disqualification ?? null) === null &&
        result.durationInMilliseconds !== null &&
        result.durationInMilliseconds === best.get(keyOf(row, order))
      );
    },
  };
}
