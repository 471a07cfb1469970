import type { GroupLabel } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { RiderCell, type RiderCellProps } from './RiderCell.tsx';

export interface IdentityColumnsInput<Row> {
  messages: Messages;
  /** Pixels of the rider's column. */
  width: number;
  nameOf(this: void, row: Row): string;
  teamOf(this: void, row: Row): string | null;
  riderOf(this: void, row: Row): Omit<RiderCellProps, 'name' | 'category'>;
}

/** Who a row is about: the category and the rider, which stay in sight. */
export function identityColumns<Row extends { subgroupLabel: GroupLabel }>({
  messages,
  width,
  nameOf,
  teamOf,
  riderOf,
}: IdentityColumnsInput<Row>): Column<Row>[] {
  return [
    {
      key: 'category',
      ...messages.category,
      width: 34,
      pin: 'category',
      align: 'center',
      sortValue: (row) => row.subgroupLabel,
      cell: (row) => <CategoryBadge category={row.subgroupLabel} />,
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
      cell: (row) => <RiderCell {...riderOf(row)} name={nameOf(row)} category={row.subgroupLabel} />,
    },
  ];
}
