import { Blank, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { heartRateColumn, weightColumn } from './bodyColumns.tsx';
import type { ColumnWords } from './columnWords.ts';
import { averageOf, normalizedPowerColumn, powerColumn } from './powerColumns.tsx';
import { type PowerUnit, powerUnitName } from './powerUnit.ts';
import { markOf, type RacedRow } from './racedRow.ts';
import { speedColumn } from './raceFigures.tsx';
import { unsorted } from './unsorted.ts';

const timeOf = ({ activityData }: RacedRow) => activityData.durationInMilliseconds.value;

/** How a race went for the rider. */
export function racedColumns<Row extends RacedRow>(words: ColumnWords, power: PowerUnit): Column<Row>[] {
  const { messages, locale } = words;
  const normalized = normalizedPowerColumn<Row>(words, power);

  return unsorted([
    {
      key: 'time',
      ...messages.time,
      width: 108,
      unit: messages.seconds,
      exportValue: (row) => {
        const ms = timeOf(row);
        return ms === null ? null : ms / 1000;
      },
      cell: (row) =>
        timeOf(row) === null ? <Blank reason={messages.unmeasured.time} /> : <RaceTime ms={timeOf(row)} />,
    },
    speedColumn(words),
    averagePowerColumn(words, 'wattsPerKg'),
    averagePowerColumn(words, 'watts'),
    { ...normalized, name: `${normalized.name}, ${powerUnitName(power, locale)}` },
  ]);
}

/** The average power in one unit, which is the label of the column. */
function averagePowerColumn<Row extends RacedRow>(words: ColumnWords, unit: PowerUnit): Column<Row> {
  const label = powerUnitName(unit, words.locale);

  return powerColumn<Row>(words, unit, {
    key: unit,
    label,
    name: `${words.messages.power.name}, ${label}`,
    of: (row) => markOf(row, averageOf(row, unit)),
  });
}

/** What is known of the rider that day. */
export function racedRiderColumns<Row extends RacedRow>(
  words: ColumnWords,
  weightHref: ((row: Row) => string | null) | undefined,
): Column<Row>[] {
  return unsorted([
    heartRateColumn<Row>(words, (row) => markOf(row, row.sensorData.heartRateData.avgHeartRate)),
    weightColumn<Row>(words, (row) => markOf(row, row.profileData.weightInGrams), weightHref),
  ]);
}
