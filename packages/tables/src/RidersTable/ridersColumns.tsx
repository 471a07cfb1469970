import { formatNumber } from '@otryv/race';
import { type ColumnWords, sortable, unsorted } from '../columns/figureColumn.ts';
import { effortOver } from '../columns/markedValue.ts';
import { intervalColumns } from '../columns/powerFigures.tsx';
import { rankingColumns } from '../columns/rankingColumns.tsx';
import { ageColumn, heightColumn, racingScoreColumn, weightColumn } from '../columns/riderFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import type { PowerUnit } from '../ResultsTable/index.ts';
import { categorizedColumns } from '../RiderCell/identityColumns.tsx';
import { type RidersTableRow, riderCategoryOf, riderNameOf } from './ridersTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface ListedRiderLinks {
  profileHref?: ((row: RidersTableRow) => string | null) | undefined;
  teamHref?: ((row: RidersTableRow) => string | null) | undefined;
  weightHref?: ((row: RidersTableRow) => string | null) | undefined;
  /** The rider's page on an external ranking; without it the column is not there. */
  rankingHref?: ((row: RidersTableRow) => string | null) | undefined;
}

export interface RidersColumnsInput extends ColumnWords {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: ListedRiderLinks;
}

/** In s. */
const intervals = [15, 60, 300, 1200, 2400];

/** The recipe of the riders. */
export function ridersColumns(input: RidersColumnsInput): Column<RidersTableRow>[] {
  const { messages, locale, riderMessages, power, links } = input;

  return [
    ...pinnedColumns(input),
    sortable({
      key: 'finishes',
      ...riderMessages.finishes,
      width: 76,
      menu: messages.groups.data,
      exportValue: ({ totalEvents }) => totalEvents,
      cell: ({ totalEvents }) => formatNumber(totalEvents, { locale }),
    }),
    sortable(racingScoreColumn(input, ({ competitionMetrics }) => competitionMetrics?.racingScore ?? null)),
    ...intervalColumns<RidersTableRow>(input, {
      unit: power,
      durations: intervals,
      reason: messages.unmeasured.powerHistory,
      effortIn: ({ cpBestEfforts }, duration) => effortOver(cpBestEfforts, duration, power),
    }).map(sortable),
    sortable(weightColumn(input, ({ weight }) => weight, links.weightHref)),
    sortable(heightColumn(input, ({ height }) => height)),
    sortable(ageColumn(input, ({ age }) => age)),
    ...rankingColumns({ ...input, ranking: riderMessages.ranking }, links.rankingHref),
  ];
}

function pinnedColumns({ messages, ownProfileId, links }: RidersColumnsInput): Column<RidersTableRow>[] {
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
        nameOf: riderNameOf,
        teamOf: ({ team }) => team?.name ?? null,
        riderOf: (row) => ({
          country: row.countryAlpha3,
          avatar: row.imageSrc,
          isWoman: !row.male,
          own: row.zwiftId === ownProfileId,
          team: row.team ?? null,
          href: links.profileHref?.(row),
          teamHref: links.teamHref?.(row),
        }),
      }),
    ),
  ];
}
