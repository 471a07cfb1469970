import { useMessages, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useCallback, useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { listCatalogues } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';
import { groupsColumns } from './groupsColumns.tsx';
import type { GroupsTableRow } from './groupsTableRow.ts';

export interface GroupsTableProps extends BaseTableProps {
  rows: readonly GroupsTableRow[];
  /** UTC, ISO 8601; for a later group its offset is displayed. */
  eventStart: string;
  /** The sport in the game, e.g. CYCLING: runners see a pace in min/km. */
  sport?: string | undefined;
  /** The reader's own group. */
  ownGroup?: string | null | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<GroupsTableRow> | undefined;
}

const rowKey = (row: GroupsTableRow) => String(row.id);

/** The groups of a race with pace range, distance and start. */
export function GroupsTable({ eventStart, sport, ownGroup, columns: recipe, className, ...props }: GroupsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(listCatalogues);
  const columns = useMemo(() => {
    const made = groupsColumns({ messages, locale, timeZone, eventStart, isRun: sport === 'RUNNING', ownGroup });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, eventStart, sport, ownGroup, recipe]);

  const rowMarks = useCallback(
    ({ subgroupLabel }: GroupsTableRow) => ({ isOwn: subgroupLabel === ownGroup }),
    [ownGroup],
  );

  return (
    <DataTable
      opensRows={false}
      {...props}
      {...{ columns, rowKey, rowMarks }}
      className={clsx(classes.GroupsTable, className)}
    />
  );
}
