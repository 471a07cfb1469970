import { type ColumnWords, sortable } from '../columns/figureColumn.ts';
import { intervalColumns } from '../columns/powerFigures.tsx';
import { rankingColumns } from '../columns/rankingColumns.tsx';
import { ageColumn, heightColumn, racingScoreColumn, weightColumn } from '../columns/riderFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import type { PowerUnit } from '../ResultsTable/resultsTableRow.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import { type SignedRidersTableRow, signedNameOf } from './signedRidersTableRow.ts';

/** Where the words of a row lead; what is not given stays plain text. */
export interface SignedRiderLinks {
  profileHref?: ((row: SignedRidersTableRow) => string | null) | undefined;
  teamHref?: ((row: SignedRidersTableRow) => string | null) | undefined;
  weightHref?: ((row: SignedRidersTableRow) => string | null) | undefined;
  /** The rider's page on an external ranking; without it the column is not there. */
  rankingHref?: ((row: SignedRidersTableRow) => string | null) | undefined;
}

export interface SignedRidersColumnsInput extends ColumnWords {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  leaders: readonly number[];
  sweepers: readonly number[];
  links: SignedRiderLinks;
}

type SignedColumn = Column<SignedRidersTableRow>;

/** The recipe of the signed riders. */
export function signedRidersColumns(input: SignedRidersColumnsInput): SignedColumn[] {
  const { messages, riderMessages, power, links } = input;

  return [
    ...pinnedColumns(input),
    sortable(racingScoreColumn(input, ({ racingScore }) => racingScore)),
    ...intervalColumns<SignedRidersTableRow>(input, {
      unit: power,
      reason: messages.unmeasured.powerHistory,
      effortIn: ({ cpBestEfforts }, duration) => {
        const effort = cpBestEfforts?.find((each) => each.duration === duration);
        return { value: (power === 'watts' ? effort?.watts : effort?.wattsKg) ?? null };
      },
    }).map(sortable),
    sortable(weightColumn(input, ({ weight }) => weight, links.weightHref)),
    sortable(heightColumn(input, ({ height }) => height)),
    sortable(ageColumn(input, ({ age }) => age)),
    ...rankingColumns({ ...input, ranking: riderMessages.ranking }, links.rankingHref),
  ];
}

function pinnedColumns({ messages, ownProfileId, leaders, sweepers, links }: SignedRidersColumnsInput): SignedColumn[] {
  const dutyOf = ({ id }: SignedRidersTableRow) =>
    leaders.includes(id) ? 'leader' : sweepers.includes(id) ? 'sweeper' : null;

  return [
    {
      key: 'order',
      ...messages.order,
      width: 44,
      pin: 'place',
      exportValue: (_, position) => position + 1,
      cell: (_, __, position) => position + 1,
    },
    ...identityColumns<SignedRidersTableRow>({
      messages,
      width: 280,
      nameOf: signedNameOf,
      teamOf: ({ team }) => team?.name ?? null,
      riderOf: (row) => ({
        country: row.countryAlpha3,
        avatar: row.imageSrc,
        isWoman: !row.male,
        own: row.id === ownProfileId,
        duty: dutyOf(row),
        team: row.team,
        href: links.profileHref?.(row),
        teamHref: links.teamHref?.(row),
      }),
    }),
  ];
}
