import { measuredOrNull, wattsPerKg } from '@otryv/race';
import type { ColumnContext } from '../columns/columnContext.ts';
import { intervalColumns, powerColumn } from '../columns/powerColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import type { SeriesMessages } from '../messages/series.ts';
import { effortOver, inGrams, type MeasuredValue } from '../rows/measuredValue.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

export interface StagePowerInput extends ColumnContext {
  seriesMessages: SeriesMessages;
  power: PowerUnit;
  /** Returns the best displayed value of an interval, by its duration in s. */
  best: ReadonlyMap<number, number | null>;
}

/** Intervals of a stage's protocol, in s. */
export const stageIntervals = [300, 1200] as const;

/** Returns the columns of the average power in both units, and the best efforts in the selected one. */
export function stagePowerColumns(input: StagePowerInput): Column<StageResultsTableRow>[] {
  const { messages, seriesMessages, power, best } = input;

  return [
    ...(['wattsPerKg', 'watts'] as const).map((unit) =>
      powerColumn<StageResultsTableRow>(input, unit, {
        key: unit,
        ...seriesMessages.powerColumns[unit],
        of: (row) => averageOf(row, unit),
      }),
    ),
    ...intervalColumns<StageResultsTableRow>(input, {
      unit: power,
      durations: stageIntervals,
      reason: messages.unmeasured.shorter,
      effortIn: ({ bestEfforts }, duration) => effortOver(bestEfforts, duration, power),
      bestFor: ({ disqualification }, duration) => (disqualification === null ? best.get(duration) : null),
    }),
  ];
}

// The mark of the greatest watts does not apply to watts per kilogram; that of implausible ones does.
function averageOf({ averageWatts, weightKg, ...row }: StageResultsTableRow, unit: PowerUnit): MeasuredValue {
  if (unit === 'watts') return averageWatts;
  if (row.wattsPerKg) return row.wattsPerKg;
  return {
    value: wattsPerKg(measuredOrNull(averageWatts.value), inGrams(weightKg.value)),
    hidden: averageWatts.hidden,
    addition: [averageWatts, weightKg].some(({ addition }) => addition === 'implausible') ? 'implausible' : undefined,
  };
}
