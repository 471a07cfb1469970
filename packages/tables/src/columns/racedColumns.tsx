import { Blank, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import { heartRateColumn, weightColumn } from './bodyColumns.tsx';
import type { ColumnContext } from './columnContext.ts';
import { Implausible } from './Noted.tsx';
import { averageOf, normalizedPowerColumn, powerColumn } from './powerColumns.tsx';
import { figureOf, type RacedRow } from './racedRow.ts';
import { speedColumn } from './raceFigures.tsx';
import { unsorted } from './unsorted.ts';

/** Returns the columns of a rider's race. */
export function racedColumns<Row extends RacedRow>(context: ColumnContext, power: PowerUnit): Column<Row>[] {
  const { messages, locale } = context;
  const normalized = normalizedPowerColumn<Row>(context, power);

  return unsorted([
    {
      key: 'time',
      ...messages.time,
      width: 108,
      exportMs: ({ timeMs }) => timeMs,
      cell: ({ timeMs, isTimeImplausible }) => {
        if (timeMs === null) return <Blank reason={messages.unmeasured.time} />;
        const time = <RaceTime ms={timeMs} />;
        return isTimeImplausible ? <Implausible note={messages.implausible}>{time}</Implausible> : time;
      },
    },
    speedColumn(context),
    averagePowerColumn(context, 'wattsPerKg'),
    averagePowerColumn(context, 'watts'),
    { ...normalized, name: `${normalized.name}, ${powerUnitName(power, locale)}` },
  ]);
}

/** Returns the column of average power in one unit, which is the column's label. */
function averagePowerColumn<Row extends RacedRow>(context: ColumnContext, unit: PowerUnit): Column<Row> {
  const label = powerUnitName(unit, context.locale);

  return powerColumn<Row>(context, unit, {
    key: unit,
    label,
    name: `${context.messages.power.name}, ${label}`,
    exportName: context.messages.power.name,
    of: (row) => figureOf(row, averageOf(row, unit)),
  });
}

/** Returns the columns of the rider's heart rate and weight on the race day. */
export function racedRiderColumns<Row extends RacedRow>(
  context: ColumnContext,
  weightHref: ((row: Row) => string | null) | undefined,
): Column<Row>[] {
  return unsorted([
    heartRateColumn<Row>(context, (row) => figureOf(row, row.heartRate)),
    weightColumn<Row>(context, (row) => figureOf(row, row.weightKg), weightHref),
  ]);
}
