import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import type { TeamOfRow } from '../ResultsTable/index.ts';
import type { RiderCellProps } from '../RiderCell/RiderCell.tsx';
import { ageColumn, heightColumn, weightColumn } from './bodyColumns.tsx';
import type { ColumnWords } from './columnWords.ts';
import { rankingColumns } from './rankingColumns.tsx';

/** A rider as the game's lists know them; height in mm, weight in g, `null` where the game does not tell. */
export interface ListedRider {
  firstName: string;
  lastName: string;
  male: boolean;
  countryAlpha3: string | null;
  imageSrc: string | null;
  age: number | null;
  height: number | null;
  weight: number | null;
  /** The rider does not show the age, the height, the weight. */
  isAgeHidden?: boolean | undefined;
  isHeightHidden?: boolean | undefined;
  isWeightHidden?: boolean | undefined;
  team?: TeamOfRow | null | undefined;
}

/** Where the words of a row lead; what is not given stays plain text. */
export interface ListedRiderLinks<Row> {
  profileHref?: ((row: Row) => string | null) | undefined;
  teamHref?: ((row: Row) => string | null) | undefined;
  weightHref?: ((row: Row) => string | null) | undefined;
  /** The rider's page on an external ranking; without it the column is not there. */
  rankingHref?: ((row: Row) => string | null) | undefined;
}

const millimetresInCentimetre = 10;

export const listedNameOf = ({ firstName, lastName }: ListedRider) => `${firstName} ${lastName}`.trim();
export const listedTeamOf = ({ team }: ListedRider) => team?.name ?? null;

/** What the rider's cell tells of a listed rider. */
export function listedCell<Row extends ListedRider>(
  row: Row,
  own: boolean,
  { profileHref, teamHref }: ListedRiderLinks<Row>,
): Omit<RiderCellProps, 'name' | 'category'> {
  return {
    country: row.countryAlpha3,
    avatar: row.imageSrc,
    isWoman: !row.male,
    own,
    team: row.team ?? null,
    href: profileHref?.(row),
    teamHref: teamHref?.(row),
  };
}

/** How a rider is built, and the way to the external ranking. */
export function listedRiderColumns<Row extends ListedRider>(
  words: ColumnWords & { riderMessages: RiderMessages },
  { weightHref, rankingHref }: ListedRiderLinks<Row>,
): Column<Row>[] {
  const { messages, riderMessages } = words;

  return [
    weightColumn<Row>(words, ({ weight, isWeightHidden }) => ({ value: weight, hidden: isWeightHidden }), weightHref),
    heightColumn<Row>(
      words,
      ({ height, isHeightHidden }) => ({ value: height, hidden: isHeightHidden }),
      millimetresInCentimetre,
    ),
    ageColumn<Row>(words, ({ age, isAgeHidden }) => ({ value: age, hidden: isAgeHidden })),
    ...rankingColumns({ messages, ranking: riderMessages.ranking }, rankingHref),
  ];
}
