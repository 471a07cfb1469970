import { useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type ColumnsRecipe, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import { useListMessages } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';
import { groupsColumns } from './groupsColumns.tsx';
import type { GroupsTableRow } from './groupsTableRow.ts';

export interface GroupsTableProps extends TableFrameProps {
  rows: readonly GroupsTableRow[];
  /** UTC, ISO 8601; a group that starts later is told with how much. */
  eventStart: string;
  /** Makes other columns of the table's own; keep its identity, so that rows need not render again. */
  columns?: ColumnsRecipe<GroupsTableRow> | undefined;
}

const rowKey = (row: GroupsTableRow) => String(row.id);

/** The groups of a race: who may ride in each, how far, and when it starts. */
export function GroupsTable({ eventStart, columns: recipe, className, ...props }: GroupsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const columns = useMemo(() => {
    const made = groupsColumns({ messages, locale, timeZone, eventStart });
    return recipe?.(made) ?? made;
  }, [messages, locale, timeZone, eventStart, recipe]);

  return <DataTable {...props} {...{ columns, rowKey }} className={clsx(classes.GroupsTable, className)} />;
}
