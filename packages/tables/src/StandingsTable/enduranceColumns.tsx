import { formatDistance, formatElevation, formatNumber, UNITS } from '@otryv/race';
import { Blank } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { timeColumn } from '../GapColumns/gapColumns.tsx';
import type { StandingsColumnsInput } from './standingsInput.ts';
import { type StandingsTableRow, totalTimeOf } from './standingsTableRow.ts';
import { TotalTime } from './TotalTime.tsx';

/** Returns the columns of a rider's total distance, elevation and time. */
export function enduranceColumns(input: StandingsColumnsInput): Column<StandingsTableRow>[] {
  const { messages, seriesMessages, locale, stages } = input;
  const group = seriesMessages.afterStages(stages.length);
  const menu = messages.groups.data;
  const format = { locale, unit: false } as const;
  const textOrBlank = (text: string | null) => text || <Blank />;
  const column = (key: string) => ({ key, group, menu, descendingFirst: true }) as const;

  return [
    {
      ...column('distance'),
      ...seriesMessages.distance,
      width: 84,
      unit: UNITS.distance[locale],
      sortValue: kilometresOf,
      cell: (row) => <b>{textOrBlank(formatDistance(kilometresOf(row), format))}</b>,
    },
    {
      ...column('climb'),
      ...seriesMessages.climb,
      width: 92,
      unit: UNITS.elevation[locale],
      sortValue: (row) => row.totalElevationInMeters,
      cell: (row) => textOrBlank(formatElevation(row.totalElevationInMeters, format)),
    },
    {
      ...column('calories'),
      ...seriesMessages.calories,
      width: 76,
      sortValue: (row) => row.totalCalories,
      exportValue: (row) => (row.areCaloriesHidden ? messages.hiddenValue : row.totalCalories),
      cell: (row) =>
        row.areCaloriesHidden ? <Blank kind="hidden" /> : textOrBlank(formatNumber(row.totalCalories, { locale })),
    },
    {
      ...timeColumn({
        ...input,
        timeOf: totalTimeOf,
        reasonOf: () => null,
        timeCell: (row) => <TotalTime ms={totalTimeOf(row)} />,
      }),
      group,
    },
    {
      ...column('finishes'),
      ...seriesMessages.finishes,
      width: 76,
      sortValue: (row) => row.stagesCompleted,
      cell: (row) => row.stagesCompleted,
    },
  ];
}

const kilometresOf = ({ totalDistanceInMeters: metres }: StandingsTableRow) => (metres === null ? null : metres / 1000);
