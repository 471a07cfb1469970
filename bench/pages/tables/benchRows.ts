import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { aProtocol } from '../../../packages/tables/src/testing/aProtocol.ts';

/** Creates an invented protocol in which every one of the 25 columns has a value in every row. */
export function benchRows(count: number): ResultsTableRow[] {
  return aProtocol(count).map((row) => ({
    ...row,
    bestEfforts: row.bestEfforts.map((effort) => ({
      ...effort,
      watts: { value: effort.watts.value ?? row.averageWatts.value },
      wattsKg: { value: effort.wattsKg.value ?? row.wattsPerKg.value },
    })),
  }));
}
