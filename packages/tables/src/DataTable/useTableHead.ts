import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { AnyColumn, TableSort } from './column.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, object>();
// Rows, their order and their window are not TanStack's: it holds the columns and the state of the head.
const noRows: object[] = [];

export interface TableHeadCell {
  key: string;
  /** Empty over columns without a group. */
  group: string | null;
  colSpan: number;
}

export interface TableHead {
  groups: TableHeadCell[];
  sortBy: (column: string) => void;
}

/** The headings over the shown columns, and what a click on a column's header does to the order. */
export function useTableHead(
  columns: readonly AnyColumn[],
  sort: TableSort | undefined,
  onSort: (sort: TableSort) => void,
): TableHead {
  const definitions = useMemo(() => groupsOf(columns).map(toDefinition), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: sort === undefined ? [] : [{ id: sort.column, desc: !sort.ascending }] },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update([]) : update;
      if (next) onSort({ column: next.id, ascending: !next.desc });
    },
  });
  const groups = table.getHeaderGroups()[0]?.headers ?? [];

  return {
    groups: groups.map(({ id, column, colSpan }) => ({
      key: id,
      group: typeof column.columnDef.header === 'string' ? column.columnDef.header : null,
      colSpan,
    })),
    sortBy: (column) => {
      const header = table.getColumn(column);
      header?.toggleSorting(header.getNextSortingOrder() === 'desc');
    },
  };
}

interface ColumnGroup {
  group: string | undefined;
  columns: AnyColumn[];
}

function groupsOf(columns: readonly AnyColumn[]): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && last.group === column.group) last.columns.push(column);
    else groups.push({ group: column.group, columns: [column] });
  }
  return groups;
}

function toDefinition({ group, columns }: ColumnGroup) {
  return helper.group({
    id: `over-${columns[0]?.key}`,
    ...(group !== undefined && { header: group }),
    columns: columns.map(({ key, sortValue, descendingFirst = false }) =>
      helper.accessor((): unknown => undefined, {
        id: key,
        enableSorting: sortValue !== undefined,
        sortDescFirst: descendingFirst,
      }),
    ),
  });
}
