import type { ColumnContext } from '../columns/columnContext.ts';
import { averageOf, intervalColumns, normalizedPowerColumn, powerColumn } from '../columns/powerColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import { effortOver } from '../rows/measuredValue.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { inGroup } from './inGroup.ts';

export interface PowerColumnsInput extends ColumnContext {
  power: PowerUnit;
  /** The best shown value by duration in s. */
  best: ReadonlyMap<number, number | null>;
}

/** Returns the columns of power: of the whole ride, normalized, and over the eleven intervals. */
export function powerColumns({ power, best, ...context }: PowerColumnsInput): Column<ResultsTableRow>[] {
  const { messages, locale } = context;

  return inGroup(messages.powerGroup(powerUnitName(power, locale)), [
    powerColumn<ResultsTableRow>(context, power, {
      key: 'power',
      ...messages.power,
      of: (row) => averageOf(row, power),
    }),
    normalizedPowerColumn<ResultsTableRow>(context, power),
    ...intervalColumns<ResultsTableRow>(context, {
      unit: power,
      reason: messages.unmeasured.shorter,
      effortIn: ({ bestEfforts }, duration) => effortOver(bestEfforts, duration, power),
      bestFor: ({ disqualification }, duration) => (disqualification ? null : best.get(duration)),
    }),
  ]);
}
