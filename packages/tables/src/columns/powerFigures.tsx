import { CP_DURATIONS, DEFAULT_HIDDEN_CP, measured, UNITS, wattsPerKg } from '@otryv/race';
import { VariabilityDot } from '@otryv/ui';
import { intervalColumn } from '../ResultsTable/intervalColumn.ts';
import { formatPowerIn } from '../ResultsTable/powerOf.ts';
import type { PowerUnit } from '../ResultsTable/resultsTableRow.ts';
import classes from './Columns.module.css';
import { Figure } from './Figure.tsx';
import type { ColumnWords, FigureColumn } from './figureColumn.ts';
import { isMax, type MarkedValue, numberOf } from './markedValue.ts';

/** The name of a unit of power. */
export const powerUnitName = (unit: PowerUnit, { locale }: Pick<ColumnWords, 'locale'>) =>
  UNITS[unit === 'watts' ? 'power' : 'wattsPerKg'][locale];

/** The average power in one unit, which is the label of the column. */
export function averagePowerColumn<Row>(
  words: ColumnWords,
  unit: PowerUnit,
  of: (row: Row) => MarkedValue | null,
): FigureColumn<Row> {
  const { messages, locale } = words;
  const unitName = powerUnitName(unit, words);

  return {
    key: unit,
    label: unitName,
    name: `${messages.power.name}, ${unitName}`,
    width: 62,
    menu: messages.groups.data,
    unit: unitName,
    exportValue: (row) => numberOf(of(row)),
    cell: (row) => (
      <Figure
        text={formatPowerIn(unit, numberOf(of(row)), locale)}
        reason={messages.unmeasured.power}
        isBest={isMax(of(row))}
      />
    ),
  };
}

/** What a normalized power is counted from; watts, and grams of the rider. */
export interface NormalizedRide {
  watts: number | null;
  grams: number | null;
  variabilityIndex: number | null;
}

/** The normalized power with how unevenly the rider rode. */
export function normalizedPowerColumn<Row>(
  words: ColumnWords,
  unit: PowerUnit,
  of: (row: Row) => NormalizedRide,
): FigureColumn<Row> {
  const { messages, locale } = words;
  const unitName = powerUnitName(unit, words);
  const power = (row: Row) => {
    const { watts, grams } = of(row);
    return unit === 'watts' ? measured(watts) : wattsPerKg(measured(watts), measured(grams));
  };

  return {
    key: 'normalizedPower',
    label: messages.normalizedPower.label,
    name: `${messages.normalizedPower.name}, ${unitName}`,
    width: 74,
    menu: messages.groups.data,
    unit: unitName,
    exportValue: power,
    cell: (row) => (
      <>
        <Figure text={formatPowerIn(unit, power(row), locale)} reason={messages.unmeasured.power} />
        <span className={classes.ColumnsVariability}>
          <VariabilityDot index={of(row).variabilityIndex} />
        </span>
      </>
    ),
  };
}

export interface IntervalColumnsInput<Row> {
  unit: PowerUnit;
  /** In s; all eleven without it, the usual four of them hidden. */
  durations?: readonly number[];
  /** Why a row has no power. */
  reason: string;
  effortIn: (row: Row, duration: number) => MarkedValue | null;
}

/** The best efforts over intervals. */
export function intervalColumns<Row>(words: ColumnWords, input: IntervalColumnsInput<Row>): FigureColumn<Row>[] {
  const { messages, locale } = words;
  const { unit, durations, reason, effortIn } = input;
  const hidden: readonly number[] = durations ? [] : DEFAULT_HIDDEN_CP;

  return (durations ?? CP_DURATIONS).map((duration) => ({
    ...intervalColumn(duration, messages, locale),
    width: 62,
    menu: messages.groups.bestPower,
    unit: powerUnitName(unit, words),
    isShown: !hidden.includes(duration),
    exportValue: (row) => numberOf(effortIn(row, duration)),
    cell: (row) => {
      const value = effortIn(row, duration);
      return <Figure text={formatPowerIn(unit, numberOf(value), locale)} reason={reason} isBest={isMax(value)} />;
    },
  }));
}
