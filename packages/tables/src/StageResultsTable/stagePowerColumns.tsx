import { type Locale, measured, UNITS, wattsPerKg } from '@otryv/race';
import { BestValue } from '../BestValue/BestValue.tsx';
import type { Column } from '../DataTable/index.ts';
import { MeasuredFigure } from '../MeasuredFigure/MeasuredFigure.tsx';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import { intervalColumn } from '../ResultsTable/intervalColumn.ts';
import { criticalPowerOf, effortOf, formatPowerIn } from '../ResultsTable/powerOf.ts';
import type { PowerUnit } from '../ResultsTable/resultsTableRow.ts';
import type { StageResultsTableRow } from './stageResultsTableRow.ts';

export interface StagePowerInput {
  messages: Messages;
  words: SeriesMessages;
  locale: Locale;
  power: PowerUnit;
  /** The best shown value of an interval, by its duration in s. */
  best: ReadonlyMap<number, number | null>;
}

/** The intervals of a stage's protocol, in s. */
export const stageIntervals = [300, 1200] as const;

/** The average power in both units, and the best efforts in the chosen one. */
export function stagePowerColumns(input: StagePowerInput): Column<StageResultsTableRow>[] {
  const { messages, words, locale, power, best } = input;
  const menu = messages.groups.data;

  return [
    ...(['wattsPerKg', 'watts'] as const).map(
      (unit): Column<StageResultsTableRow> => ({
        key: unit,
        ...words.powerColumns[unit],
        menu,
        unit: unitName(unit, locale),
        width: 56,
        descendingFirst: true,
        sortValue: (row) => averageOf(row, unit),
        cell: (row) => (
          <MeasuredFigure
            of={unit === 'watts' ? row.sensorData.avgWatts : { hidden: row.sensorData.avgWatts.hidden }}
            reason={messages.unmeasured.power}
          >
            {formatPowerIn(unit, averageOf(row, unit), locale)}
          </MeasuredFigure>
        ),
      }),
    ),
    ...stageIntervals.map(
      (duration): Column<StageResultsTableRow> => ({
        ...intervalColumn(duration, messages, locale),
        menu,
        unit: unitName(power, locale),
        width: 52,
        sortValue: (row) => criticalPowerOf(row, duration, power),
        cell: (row) => {
          const value = criticalPowerOf(row, duration, power);
          const text = formatPowerIn(power, value, locale);
          const isBest = value !== null && value === best.get(duration) && row.disqualification === null;
          return (
            <MeasuredFigure of={effortOf(row, duration, power)} reason={messages.unmeasured.shorter}>
              {isBest ? <BestValue>{text}</BestValue> : text}
            </MeasuredFigure>
          );
        },
      }),
    ),
  ];
}

function averageOf({ sensorData, profileData }: StageResultsTableRow, unit: PowerUnit): number | null {
  const watts = measured(sensorData.avgWatts.value);
  return unit === 'watts' ? watts : wattsPerKg(watts, profileData.weightInGrams.value);
}

const unitName = (unit: PowerUnit, locale: Locale) => UNITS[unit === 'watts' ? 'power' : 'wattsPerKg'][locale];
