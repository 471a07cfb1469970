import { useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type BaseTableProps, type ColumnsTransform, DataTable } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';
import { groupsColumns } from './groupsColumns.tsx';
import type { GroupsTableRow } from './groupsTableRow.ts';

export interface GroupsTableProps extends BaseTableProps {
  rows: readonly GroupsTableRow[];
  /** UTC, ISO 8601; for a later group its offset is displayed. */
  eventStart: string;
  /** The sport in the game, e.g. CYCLING: runners read a pace in min/km. */
  sport?: string | undefined;
  /** Changes the columns of the table; memoize it, so that rows do not render again. */
  columns?: ColumnsTransform<GroupsTableRow> | undefined;
}

const rowKey = (row: GroupsTableRow) => String(row.id);

/** The groups of a race with pace range, distance and start. */
export function GroupsTable({ eventStart, sport, columns: recipe, className, ...props }: GroupsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const columns = useMemo(() => {
    const made = groupsColumns({ messages, locale, timeZone, eventStart, isRun: sport === 'RUNNING' });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, eventStart, sport, recipe]);

  return (
    <DataTable opensRows={false} {...props} {...{ columns, rowKey }} className={clsx(classes.GroupsTable, className)} />
  );
}
