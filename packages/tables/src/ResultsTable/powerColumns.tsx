import { CP_DURATIONS, DEFAULT_HIDDEN_CP, type Locale, UNITS } from '@otryv/race';
import { VariabilityDot } from '@otryv/ui';
import { BestValue } from '../BestValue/BestValue.tsx';
import type { Column } from '../DataTable/index.ts';
import { MeasuredFigure } from '../MeasuredFigure/MeasuredFigure.tsx';
import type { Messages } from '../messages/messages.ts';
import { intervalColumn, intervalKey } from './intervalColumn.ts';
import { averageOf, averagePowerOf, criticalPowerOf, effortOf, formatPowerIn, normalizedPowerOf } from './powerOf.ts';
import classes from './ResultsTable.module.css';
import type { PowerUnit, ResultsTableRow } from './resultsTableRow.ts';

export interface PowerColumnsInput {
  messages: Messages;
  locale: Locale;
  unit: PowerUnit;
  /** The best shown value by duration in s. */
  best: ReadonlyMap<number, number | null>;
  /** Keys of the columns without a single value. */
  empty: ReadonlySet<string>;
}

/** The power of the whole ride, evened out, and over the eleven intervals. */
export function powerColumns({ messages, locale, unit, best, empty }: PowerColumnsInput): Column<ResultsTableRow>[] {
  const unitName = UNITS[unit === 'watts' ? 'power' : 'wattsPerKg'][locale];
  const group = messages.powerGroup(unitName);
  const printed = (value: number | null) => value !== null && formatPowerIn(unit, value, locale);
  const column = (key: string, menu: string) =>
    ({ key, group, menu, unit: unitName, descendingFirst: true, isEmpty: empty.has(key) }) as const;

  return [
    {
      ...column('power', messages.groups.data),
      ...messages.power,
      width: 62,
      sortValue: (row) => averagePowerOf(row, unit),
      cell: (row) => (
        <MeasuredFigure of={averageOf(row, unit)} reason={messages.unmeasured.power}>
          {printed(averagePowerOf(row, unit))}
        </MeasuredFigure>
      ),
    },
    {
      ...column('normalizedPower', messages.groups.data),
      ...messages.normalizedPower,
      width: 62,
      sortValue: (row) => normalizedPowerOf(row, unit),
      cell: (row) => (
        <>
          <MeasuredFigure of={{ hidden: averageOf(row, unit).hidden }} reason={messages.unmeasured.power}>
            {printed(normalizedPowerOf(row, unit))}
          </MeasuredFigure>
          <VariabilityDot className={classes.Variability} index={row.variabilityIndex} />
        </>
      ),
    },
    ...CP_DURATIONS.map(
      (duration): Column<ResultsTableRow> => ({
        ...column(intervalKey(duration), messages.groups.bestPower),
        ...intervalColumn(duration, messages, locale),
        width: 50,
        isShown: !DEFAULT_HIDDEN_CP.includes(duration),
        sortValue: (row) => criticalPowerOf(row, duration, unit),
        cell: (row) => {
          const value = criticalPowerOf(row, duration, unit);
          const isBest = value !== null && value === best.get(duration) && !row.isDisqualification;
          const text = printed(value);
          return (
            <MeasuredFigure of={effortOf(row, duration, unit)} reason={messages.unmeasured.shorter}>
              {isBest ? <BestValue>{text}</BestValue> : text}
            </MeasuredFigure>
          );
        },
      }),
    ),
  ];
}
