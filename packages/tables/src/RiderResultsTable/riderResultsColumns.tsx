import { epochMs, groupOf } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import { intervalColumns } from '../columns/powerColumns.tsx';
import { racedColumns, racedRiderColumns } from '../columns/racedColumns.tsx';
import { figureOf } from '../columns/racedRow.ts';
import { rankInRaceColumn } from '../columns/raceFigures.tsx';
import { dateColumn, namingRaceColumn, type RaceListContext } from '../columns/raceNaming.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import { effortOver } from '../rows/measuredValue.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { RiderResultsTableRow } from './riderResultsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface RiderResultsLinks {
  raceHref?: ((row: RiderResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: RiderResultsTableRow) => string | null) | undefined;
}

export interface RiderResultsColumnsInput extends RaceListContext {
  power: PowerUnit;
  links: RiderResultsLinks;
}

/** Returns the columns of a rider's races. */
export function riderResultsColumns(input: RiderResultsColumnsInput): Column<RiderResultsTableRow>[] {
  const { messages, power, links } = input;
  const texts = { ...input, greatest: input.riderMessages.greatest };

  return [
    ...unsorted([rankInRaceColumn<RiderResultsTableRow>(input)]),
    {
      key: 'category',
      ...messages.category,
      width: 34,
      pin: 'category',
      align: 'center',
      exportValue: groupOf,
      cell: (row) => <CategoryBadge category={groupOf(row)} />,
    },
    {
      ...dateColumn<RiderResultsTableRow>(input, ({ eventStart }) => eventStart),
      descendingFirst: true,
      sortValue: ({ eventStart }) => epochMs(eventStart),
    },
    namingRaceColumn(input, links.raceHref),
    ...racedColumns<RiderResultsTableRow>(texts, power),
    ...intervalColumns<RiderResultsTableRow>(texts, {
      unit: power,
      reason: messages.unmeasured.shorter,
      effortIn: (row, duration) => figureOf(row, effortOver(row.bestEfforts, duration, power)),
    }),
    ...racedRiderColumns(texts, links.weightHref),
  ];
}
