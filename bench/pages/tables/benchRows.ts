import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { aProtocol } from '../../../packages/tables/src/testing/aProtocol.ts';

/** An invented protocol in which every one of the 25 columns has a value in every row. */
export function benchRows(count: number): ResultsTableRow[] {
  return aProtocol(count).map((row) => ({
    ...row,
    cpBestEfforts: row.cpBestEfforts.map((effort) => ({
      ...effort,
      watts: { value: effort.watts.value ?? row.sensorData.avgWatts.value },
      wattsKg: { value: effort.wattsKg.value ?? row.wattsPerKg.value },
    })),
  }));
}
