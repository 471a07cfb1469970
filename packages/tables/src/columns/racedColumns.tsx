import { formatSpeed, UNITS } from '@otryv/race';
import { Blank, DisqualificationLabel, MedalRank, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { PowerUnit } from '../ResultsTable/resultsTableRow.ts';
import { Figure } from './Figure.tsx';
import type { ColumnWords, FigureColumn } from './figureColumn.ts';
import { averagePowerColumn, normalizedPowerColumn } from './powerFigures.tsx';
import { markOf, type RacedRow } from './racedRow.ts';
import { heartRateColumn, weightColumn } from './riderFigures.tsx';

const labels = { VIRTUAL_POWER: 'VP', DSQ: 'DSQ', OFF_RECORD: 'OFR', DNF: 'DNF' } as const;
const timeOf = ({ activityData }: RacedRow) => activityData.durationInMilliseconds.value;
const labelOf = ({ disqualification }: RacedRow) => labels[disqualification ?? 'DSQ'];

/** The place in the protocol with its medal, or why there is none. */
export function racedPlaceColumn<Row extends RacedRow>({ messages }: ColumnWords): Column<Row> {
  return {
    key: 'place',
    ...messages.place,
    width: 44,
    pin: 'place',
    exportValue: (row) => (row.isDisqualification ? labelOf(row) : row.rankEvent || null),
    cell: (row) =>
      row.isDisqualification ? (
        <DisqualificationLabel
          label={labelOf(row)}
          // The game's own word for virtual power says nothing to a reader.
          reason={row.disqualification === 'VIRTUAL_POWER' ? null : row.disqualificationDescription}
        />
      ) : (
        <MedalRank place={row.rankEvent || null} />
      ),
  };
}

/** How a race went for the rider. */
export function racedColumns<Row extends RacedRow>(words: ColumnWords, power: PowerUnit): FigureColumn<Row>[] {
  const { messages, locale } = words;
  const menu = messages.groups.data;
  const seconds = (row: Row) => {
    const ms = timeOf(row);
    return ms === null ? null : ms / 1000;
  };

  return [
    {
      key: 'time',
      ...messages.time,
      width: 108,
      unit: messages.seconds,
      exportValue: seconds,
      cell: (row) =>
        timeOf(row) === null ? <Blank reason={messages.unmeasured.time} /> : <RaceTime ms={timeOf(row)} />,
    },
    {
      key: 'speed',
      ...messages.speed,
      width: 58,
      menu,
      unit: UNITS.speed[locale],
      exportValue: ({ speed }) => speed,
      cell: ({ speed }) => (
        <Figure text={formatSpeed(speed, { locale, unit: false })} reason={messages.unmeasured.speed} />
      ),
    },
    averagePowerColumn(words, 'wattsPerKg', (row) => markOf(row, row.wattsPerKg)),
    averagePowerColumn(words, 'watts', (row) => markOf(row, row.sensorData.avgWatts)),
    normalizedPowerColumn(words, power, (row) => ({
      watts: row.normalizedPower,
      grams: row.profileData.weightInGrams.value,
      variabilityIndex: row.variabilityIndex,
    })),
  ];
}

/** What is known of the rider that day. */
export function racedRiderColumns<Row extends RacedRow>(
  words: ColumnWords,
  weightHref: ((row: Row) => string | null) | undefined,
): FigureColumn<Row>[] {
  return [
    heartRateColumn(words, (row) => markOf(row, row.sensorData.heartRateData.avgHeartRate)),
    weightColumn(words, (row) => row.profileData.weightInGrams.value, weightHref),
  ];
}
