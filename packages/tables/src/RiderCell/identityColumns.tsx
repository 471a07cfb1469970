import type { GroupLabel } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { RiderCell, type RiderCellProps } from './RiderCell.tsx';
import { type RiderOfRow, riderNameOf } from './riderOfRow.ts';

export interface IdentityColumnsInput<Row> {
  messages: Messages;
  /** Width of the rider's column in pixels. */
  width: number;
  nameOf(this: void, row: Row): string;
  teamOf(this: void, row: Row): string | null;
  riderOf(this: void, row: Row): Omit<RiderCellProps, 'name' | 'category'>;
}

export interface CategorizedColumnsInput<Row> extends IdentityColumnsInput<Row> {
  /** Returns the badge label; `null` for a rider without a category. */
  categoryOf(this: void, row: Row): string | null;
  /** Returns the sort position of a category; alphabetical by default. */
  categoryOrder?(this: void, row: Row): number;
}

/** Returns the pinned columns of the category and the rider. */
export function identityColumns<Row extends { subgroupLabel: GroupLabel }>(
  input: IdentityColumnsInput<Row>,
): Column<Row>[] {
  return categorizedColumns({ ...input, categoryOf: (row) => row.subgroupLabel });
}

export interface ProfileColumnsInput<Row>
  extends Pick<CategorizedColumnsInput<Row>, 'messages' | 'width' | 'categoryOf' | 'categoryOrder'> {
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId: number | null;
  /** URLs of the names; plain text without them. */
  links: {
    profileHref?: ((row: Row) => string | null) | undefined;
    teamHref?: ((row: Row) => string | null) | undefined;
  };
  /** Returns additional or changed props of the rider's cell. */
  alsoOf?(this: void, row: Row): Partial<RiderCellProps>;
}

/** Returns the same for rows with the rider's profile. */
export function profileColumns<Row extends RiderOfRow & { profileId: number }>({
  ownProfileId,
  links,
  alsoOf,
  ...input
}: ProfileColumnsInput<Row>): Column<Row>[] {
  return categorizedColumns<Row>({
    ...input,
    nameOf: riderNameOf,
    teamOf: ({ rider }) => rider.team?.name ?? null,
    riderOf: (row) => ({
      country: row.rider.countryAlpha3,
      avatar: row.rider.imageSrc,
      isWoman: row.rider.gender === 'FEMALE',
      own: row.profileId === ownProfileId,
      team: row.rider.team ?? null,
      href: links.profileHref?.(row),
      teamHref: links.teamHref?.(row),
      ...alsoOf?.(row),
    }),
  });
}

/** Returns the same for rows with a category other than the game's groups. */
export function categorizedColumns<Row>({
  messages,
  width,
  nameOf,
  teamOf,
  riderOf,
  categoryOf,
  categoryOrder,
}: CategorizedColumnsInput<Row>): Column<Row>[] {
  return [
    {
      key: 'category',
      ...messages.category,
      width: 34,
      pin: 'category',
      align: 'center',
      sortValue: categoryOrder ?? categoryOf,
      exportValue: categoryOf,
      cell: (row) => <CategoryBadge category={categoryOf(row)} />,
    },
    {
      key: 'rider',
      ...messages.rider,
      width,
      pin: 'name',
      align: 'start',
      isRowHeader: true,
      sortValue: nameOf,
      alsoExports: [{ key: 'team', name: messages.team, value: teamOf }],
      cell: (row) => <RiderCell {...riderOf(row)} name={nameOf(row)} category={categoryOf(row)} />,
    },
  ];
}
