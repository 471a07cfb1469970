import { isImplausibleHeight, isImplausibleWeight } from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import type { RiderCellProps } from '../RiderCell/RiderCell.tsx';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';
import { ageColumn, heightColumn, weightColumn } from './bodyColumns.tsx';
import type { ColumnContext } from './columnContext.ts';
import { rankingColumns } from './rankingColumns.tsx';

/** A rider in the game's lists; height in mm, weight in g, `null` if unknown. */
export interface ListedRider {
  firstName: string;
  lastName: string;
  male: boolean;
  countryAlpha3: string | null;
  imageSrc: string | null;
  age: number | null;
  height: number | null;
  weight: number | null;
  /** Whether the rider hides the age, the height, the weight. */
  isAgeHidden?: boolean | undefined;
  isHeightHidden?: boolean | undefined;
  isWeightHidden?: boolean | undefined;
  team?: TeamOfRow | null | undefined;
}

/** URLs of the links in a row; plain text without them. */
export interface ListedRiderLinks<Row> {
  profileHref?: ((row: Row) => string | null) | undefined;
  teamHref?: ((row: Row) => string | null) | undefined;
  weightHref?: ((row: Row) => string | null) | undefined;
  /** URL of the rider's page on an external ranking; without it there is no column. */
  rankingHref?: ((row: Row) => string | null) | undefined;
}

const gramsPerKilogram = 1000;
const millimetresPerCentimetre = 10;

export const listedNameOf = ({ firstName, lastName }: ListedRider) => `${firstName} ${lastName}`.trim();
export const listedTeamOf = ({ team }: ListedRider) => team?.name ?? null;

/** Returns the props of the rider's cell for a listed rider. */
export function listedRiderCell<Row extends ListedRider>(
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

/** Returns the columns of weight, height and age, and of the link to the external ranking. */
export function listedRiderColumns<Row extends ListedRider>(
  context: ColumnContext,
  { weightHref, rankingHref }: ListedRiderLinks<Row>,
): Column<Row>[] {
  return [
    weightColumn<Row>(
      context,
      ({ weight, isWeightHidden }) => ({
        value: weight,
        hidden: isWeightHidden,
        addition: isImplausibleWeight(weight) ? 'implausible' : '',
      }),
      weightHref,
      gramsPerKilogram,
    ),
    heightColumn<Row>(
      context,
      ({ height, isHeightHidden }) => ({
        value: height,
        hidden: isHeightHidden,
        addition: isImplausibleHeight(height && height / millimetresPerCentimetre) ? 'implausible' : '',
      }),
      millimetresPerCentimetre,
    ),
    ageColumn<Row>(context, ({ age, isAgeHidden }) => ({ value: age, hidden: isAgeHidden })),
    ...rankingColumns(context, rankingHref),
  ];
}
