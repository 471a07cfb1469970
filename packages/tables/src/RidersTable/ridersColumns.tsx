import { formatNumber } from '@otryv/race';
import { OnAirChip } from '@otryv/ui';
import { racingScoreColumn } from '../columns/bodyColumns.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import {
  type ListedRiderLinks as LinksOfListed,
  listedNameOf,
  listedRiderCell,
  listedRiderColumns,
  listedTeamOf,
} from '../columns/listedRider.tsx';
import { effortOver } from '../columns/measuredValue.ts';
import { intervalColumns } from '../columns/powerColumns.tsx';
import type { PowerUnit } from '../columns/powerUnit.ts';
import { unsorted } from '../columns/unsorted.ts';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { type RidersTableRow, riderCategoryOf } from './ridersTableRow.ts';

export type ListedRiderLinks = LinksOfListed<RidersTableRow>;

export interface RidersColumnsInput extends ColumnContext {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: ListedRiderLinks;
}

/** In s. */
const intervals = [15, 60, 300, 1200, 2400];

/** The columns of the riders. */
export function ridersColumns(input: RidersColumnsInput): Column<RidersTableRow>[] {
  const { messages, locale, riderMessages, power, links } = input;
  const words = { ...input, greatest: input.riderMessages.greatest };

  return [
    ...pinnedColumns(input),
    {
      key: 'finishes',
      ...riderMessages.finishes,
      width: 76,
      menu: messages.groups.data,
      descendingFirst: true,
      sortValue: ({ totalEvents }) => totalEvents,
      cell: ({ totalEvents }) => formatNumber(totalEvents, { locale }),
    },
    racingScoreColumn(words, ({ competitionMetrics }) => competitionMetrics?.racingScore),
    ...intervalColumns<RidersTableRow>(words, {
      unit: power,
      durations: intervals,
      reason: messages.unmeasured.powerHistory,
      effortIn: ({ cpBestEfforts }, duration) => effortOver(cpBestEfforts, duration, power),
    }),
    ...listedRiderColumns(words, links),
  ];
}

function pinnedColumns({ messages, riderMessages, ownProfileId, links }: RidersColumnsInput): Column<RidersTableRow>[] {
  return [
    {
      key: 'order',
      ...messages.order,
      width: 44,
      pin: 'place',
      exportValue: ({ sequenceNumber }) => sequenceNumber,
      cell: ({ sequenceNumber }) => sequenceNumber,
    },
    ...unsorted(
      categorizedColumns<RidersTableRow>({
        messages,
        width: 240,
        categoryOf: riderCategoryOf,
        nameOf: listedNameOf,
        teamOf: listedTeamOf,
        riderOf: (row) => ({
          ...listedRiderCell(row, row.zwiftId === ownProfileId, links),
          marks: row.onAir ? <OnAirChip href={row.onAir}>{riderMessages.onAir}</OnAirChip> : null,
        }),
      }),
    ),
  ];
}
