import { epochMs } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import { sortable } from '../columns/figureColumn.ts';
import { effortOver } from '../columns/markedValue.ts';
import { intervalColumns } from '../columns/powerFigures.tsx';
import { racedColumns, racedPlaceColumn, racedRiderColumns } from '../columns/racedColumns.tsx';
import { markOf } from '../columns/racedRow.ts';
import { dateColumn, namingRaceColumn, type RacedWords } from '../columns/raceNaming.tsx';
import type { Column } from '../DataTable/index.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import type { RiderResultsTableRow } from './riderResultsTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface RiderResultsLinks {
  raceHref?: ((row: RiderResultsTableRow) => string | null) | undefined;
  weightHref?: ((row: RiderResultsTableRow) => string | null) | undefined;
}

export interface RiderResultsColumnsInput extends RacedWords {
  power: PowerUnit;
  links: RiderResultsLinks;
}

/** The recipe of a rider's races. */
export function riderResultsColumns(input: RiderResultsColumnsInput): Column<RiderResultsTableRow>[] {
  const { messages, power, links } = input;

  return [
    racedPlaceColumn(input),
    {
      key: 'category',
      ...messages.category,
      width: 34,
      pin: 'category',
      align: 'center',
      exportValue: ({ subgroupLabel }) => subgroupLabel,
      cell: ({ subgroupLabel }) => <CategoryBadge category={subgroupLabel} />,
    },
    {
      ...dateColumn<RiderResultsTableRow>(input, ({ eventStart }) => eventStart),
      descendingFirst: true,
      sortValue: ({ eventStart }) => epochMs(eventStart),
    },
    namingRaceColumn(input, links.raceHref),
    ...racedColumns<RiderResultsTableRow>(input, power),
    ...intervalColumns<RiderResultsTableRow>(input, {
      unit: power,
      reason: messages.unmeasured.shorter,
      effortIn: (row, duration) => markOf(row, effortOver(row.cpBestEfforts, duration, power)),
    }).map(sortable),
    ...racedRiderColumns(input, links.weightHref),
  ];
}
