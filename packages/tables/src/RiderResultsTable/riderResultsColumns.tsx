import { epochMs } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import { effortOver } from '../columns/measuredValue.ts';
import { intervalColumns } from '../columns/powerColumns.tsx';
import type { PowerUnit } from '../columns/powerUnit.ts';
import { racedColumns, racedRiderColumns } from '../columns/racedColumns.tsx';
import { markOf } from '../columns/racedRow.ts';
import { placeColumn } from '../columns/raceFigures.tsx';
import { dateColumn, namingRaceColumn, type RacedWords } from '../columns/raceNaming.tsx';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
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
  const words = { ...input, greatest: input.riderMessages.greatest };

  return [
    ...unsorted([placeColumn<RiderResultsTableRow>(input)]),
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
    ...racedColumns<RiderResultsTableRow>(words, power),
    ...intervalColumns<RiderResultsTableRow>(words, {
      unit: power,
      reason: messages.unmeasured.shorter,
      effortIn: (row, duration) => markOf(row, effortOver(row.cpBestEfforts, duration, power)),
    }),
    ...racedRiderColumns(words, links.weightHref),
  ];
}
