import { formatNumber } from '@otryv/race';
import { Blank, CategoryBadge, RaceTime } from '@otryv/ui';
import { powerColumn } from '../columns/powerColumns.tsx';
import { dateColumn, type RaceListContext, raceNameColumn } from '../columns/raceNaming.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import { type PowerUnit, powerUnitName } from '../rows/powerUnit.ts';
import type { WinsTableRow } from './winsTableRow.ts';

export interface WinsColumnsInput extends RaceListContext {
  raceHref: ((row: WinsTableRow) => string | null) | undefined;
}

/** Returns the columns of a rider's wins. */
export function winsColumns(input: WinsColumnsInput): Column<WinsTableRow>[] {
  const { messages, locale, riderMessages, raceHref } = input;

  return unsorted([
    dateColumn<WinsTableRow>(input, ({ eventStart }) => eventStart),
    {
      key: 'category',
      ...messages.category,
      width: 34,
      align: 'center',
      exportValue: ({ groupLabel }) => groupLabel,
      cell: ({ groupLabel }) => <CategoryBadge category={groupLabel} />,
    },
    { ...raceNameColumn<WinsTableRow>(input, raceHref), pin: 'name', isRowHeader: true },
    {
      key: 'time',
      ...messages.time,
      width: 108,
      exportMs: ({ timeMs }) => timeMs,
      cell: ({ timeMs }) => (timeMs === null ? <Blank reason={messages.unmeasured.time} /> : <RaceTime ms={timeMs} />),
    },
    averageColumn(input, 'wattsPerKg'),
    averageColumn(input, 'watts'),
    {
      key: 'finishers',
      ...riderMessages.wins.finishers,
      width: 76,
      exportValue: ({ finishers }) => finishers,
      cell: ({ finishers }) => formatNumber(finishers, { locale }),
    },
  ]);
}

function averageColumn(input: WinsColumnsInput, unit: PowerUnit): Column<WinsTableRow> {
  const label = powerUnitName(unit, input.locale);

  return powerColumn<WinsTableRow>(input, unit, {
    key: unit,
    label,
    name: `${input.messages.power.name}, ${label}`,
    exportName: input.messages.power.name,
    of: (row) => ({ value: unit === 'watts' ? row.averageWatts : row.wattsPerKg }),
  });
}
