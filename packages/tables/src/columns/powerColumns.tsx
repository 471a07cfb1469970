import { CP_DURATIONS, DEFAULT_HIDDEN_CP, measuredOrNull, variabilityBand, wattsPerKg } from '@otryv/race';
import { VariabilityDot } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import type { Column } from '../DataTable/index.ts';
import { inGrams, type MeasuredValue } from '../rows/measuredValue.ts';
import { formatPowerIn, type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import type { ColumnContext } from './columnContext.ts';
import { intervalColumn } from './intervalColumn.ts';
import classes from './MeasuredColumn.module.css';
import { type MeasuredColumnInput, measuredColumn } from './measuredColumn.tsx';

export type PowerColumnInput<Row> = Partial<MeasuredColumnInput<Row>> &
  Pick<MeasuredColumnInput<Row>, 'key' | 'label' | 'of'>;

/** Returns a column of power in one unit. */
export function powerColumn<Row>(context: ColumnContext, unit: PowerUnit, column: PowerColumnInput<Row>): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn(context, {
    width: 62,
    unit: powerUnitName(unit, locale),
    reason: messages.unmeasured.power,
    print: (value) => formatPowerIn(unit, value, locale),
    ...column,
  });
}

/** The power of a ride, and the weight it relates to. */
export interface PowerRow
  extends Pick<
    ResultsTableRow,
    'averageWatts' | 'wattsPerKg' | 'normalizedPower' | 'variabilityIndex' | 'weightKg' | 'isNormalizedPowerImplausible'
  > {}

/** Returns the average power with its marks. */
export const averageOf = (row: PowerRow, unit: PowerUnit) => (unit === 'watts' ? row.averageWatts : row.wattsPerKg);

/**
 * Returns the column of normalized power with the variability, unless implausible; hidden in both units if the average
 * is in either.
 */
export function normalizedPowerColumn<Row extends PowerRow>(context: ColumnContext, unit: PowerUnit): Column<Row> {
  const isHidden = ({ averageWatts, wattsPerKg: average }: Row) => averageWatts.hidden || average.hidden;
  const of = (row: Row): MeasuredValue => ({
    value: normalizedPowerOf(row, unit),
    hidden: isHidden(row),
    addition: row.isNormalizedPowerImplausible ? 'implausible' : undefined,
  });
  const hasVariability = (row: Row) =>
    of(row).value !== null && !row.isNormalizedPowerImplausible && variabilityBand(row.variabilityIndex) !== null;
  const texts = context.messages.normalizedPower;
  const column = powerColumn<Row>(context, unit, { key: 'normalizedPower', ...texts, exportName: texts.label, of });

  return {
    ...column,
    cell: (row, ...at) => (
      <>
        {column.cell(row, ...at)}
        {hasVariability(row) ? (
          <VariabilityDot className={classes.MeasuredVariability} index={row.variabilityIndex} />
        ) : (
          <span className={classes.MeasuredVariability} />
        )}
      </>
    ),
  };
}

function normalizedPowerOf(row: PowerRow, unit: PowerUnit): number | null {
  const watts = measuredOrNull(row.normalizedPower);
  return unit === 'watts' ? watts : wattsPerKg(watts, inGrams(row.weightKg.value));
}

export interface IntervalColumnsInput<Row> {
  unit: PowerUnit;
  /** In s; by default all eleven, with the four usual ones hidden. */
  durations?: readonly number[];
  /** Why a row has no power. */
  reason: string;
  effortIn(this: void, row: Row, duration: number): MeasuredValue | null;
  /** Returns the best displayed value of the interval, if the row competes for it. */
  bestFor?(this: void, row: Row, duration: number): number | null | undefined;
}

/** Returns the columns of best efforts over intervals. */
export function intervalColumns<Row>(context: ColumnContext, input: IntervalColumnsInput<Row>): Column<Row>[] {
  const { messages, locale } = context;
  const { unit, durations, reason, effortIn, bestFor } = input;
  const hidden: readonly number[] = durations ? [] : DEFAULT_HIDDEN_CP;

  return (durations ?? CP_DURATIONS).map((duration) =>
    powerColumn<Row>(context, unit, {
      ...intervalColumn(duration, messages, locale),
      width: 50,
      menu: messages.groups.bestPower,
      isShown: !hidden.includes(duration),
      reason,
      of: (row) => effortIn(row, duration),
      print: (value, row) => {
        const text = formatPowerIn(unit, value, locale);
        return text && value === bestFor?.(row, duration) ? <BestValue>{text}</BestValue> : text;
      },
    }),
  );
}
