import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type Header,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { AnyColumn, TableOrder, VisibleColumn } from './column.ts';
import { type ColumnLayout, isColumnShown, narrowestPx, orderedKeys, pinnedKeys } from './columnLayout.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});
type Features = typeof features;

/** The header of a column, or of a group. */
export type ColumnHeader = Header<Features, object>;
/** The table instance with the columns; it has no rows. */
export type ColumnTable = ReactTable<Features, object, null>;
/** Widths in pixels by column keys. */
export type Widths = Readonly<Record<string, number>>;

const noRows: object[] = [];
const noWidths: Widths = {};

export interface ColumnsInput {
  /** All columns, including hidden ones. */
  columns: readonly AnyColumn[];
  layout: ColumnLayout;
  onLayout: ((layout: ColumnLayout) => void) | undefined;
  sort: TableOrder | undefined;
  onSort: (sort: TableOrder) => void;
  /** Whether the table is narrow: only columns pinned by their definition then stay in view. */
  isNarrow: boolean;
}

export interface Columns {
  table: ColumnTable;
  /** The displayed columns in order. */
  drawn: readonly VisibleColumn[];
  /** Headers of the displayed columns in order, below the rows of their groups. */
  headerRows: readonly (readonly ColumnHeader[])[];
  /** Overrides the widths until the drag of a border ends. */
  freeze: (widths: Widths) => void;
}

/** Manages the columns of a table in their arrangement, with TanStack Table. */
export function useColumns({ columns, layout, onLayout, sort, onSort, isNarrow }: ColumnsInput): Columns {
  const [frozen, freeze] = useState<Widths | null>(null);
  const { shown, order, pinned, widths = noWidths } = layout;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const arranged = useMemo(() => stateOf(columns, { shown, order, pinned }), [columns, shown, order, pinned]);
  const sorting = useMemo(
    () => (sort ?? []).map(({ column, ascending }) => ({ id: column, desc: !ascending })),
    [sort],
  );
  const columnSizing = frozen ?? widths;
  const table = useTable(
    {
      features,
      columns: defs,
      data: noRows,
      state: { ...arranged, sorting, columnSizing },
      enableMultiSort: true,
      columnResizeMode: 'onEnd',
      onColumnSizingChange: (change) => {
        const sized = functionalUpdate(change, columnSizing);
        freeze(null);
        if (Object.entries(sized).some(([key, px]) => px !== columnSizing[key])) {
          onLayout?.({ ...layout, widths: rounded(sized) });
        }
      },
      onSortingChange: (change) =>
        onSort(functionalUpdate(change, sorting).map(({ id, desc }) => ({ column: id, ascending: !desc }))),
    },
    () => null,
  );
  const [start, center] = [table.getStartHeaderGroups(), table.getCenterHeaderGroups()];
  const headerRows = center.map(({ headers }, at) => [...(start[at]?.headers ?? []), ...headers]);
  const count = start.at(-1)?.headers.length ?? 0;
  const areOfRecipe = pinned === undefined;
  const keys = (headerRows.at(-1) ?? []).map(({ column }) => column.id).join('\n');
  const drawn = useMemo(
    () => drawnOf(columns, keys, { count, areOfRecipe, isNarrow }),
    [columns, keys, count, areOfRecipe, isNarrow],
  );

  return { table, drawn, headerRows, freeze };
}

function columnDefs(columns: readonly AnyColumn[]): ColumnDef<Features, object>[] {
  const groups = new Map<string, ColumnDef<Features, object>[]>();
  const defs: ColumnDef<Features, object>[] = [];
  for (const { key, group, width, descendingFirst = false } of columns) {
    const def = { id: key, size: width, minSize: Math.min(width, narrowestPx), sortDescFirst: descendingFirst };
    const siblings = group === undefined ? defs : groups.get(group);
    if (siblings) siblings.push(def);
    else if (group !== undefined) {
      const own = [def];
      groups.set(group, own);
      defs.push({ id: `group ${group}`, header: group, columns: own });
    }
  }
  return defs;
}

function stateOf(columns: readonly AnyColumn[], layout: ColumnLayout) {
  return {
    columnOrder: orderedKeys(columns, layout),
    columnPinning: { start: pinnedKeys(columns, layout), end: [] },
    columnVisibility: Object.fromEntries(columns.map((column) => [column.key, isColumnShown(column, layout)])),
  };
}

interface Pins {
  /** Number of pinned columns at the start. */
  count: number;
  /** Whether the layout pins nothing: later columns with a pin then stay too, at their position. */
  areOfRecipe: boolean;
  isNarrow: boolean;
}

function drawnOf(columns: readonly AnyColumn[], keys: string, { count, areOfRecipe, isNarrow }: Pins): VisibleColumn[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  let pinned = 0;
  const drawn: VisibleColumn[] = keys.split('\n').flatMap((key, at) => {
    const column = byKey.get(key);
    if (!column) return [];
    const stays = at < count ? column.pin || !isNarrow : column.pin && areOfRecipe;
    return [stays ? { ...column, pinned: pinned++ } : column];
  });
  const end = drawn.findLast((column) => column.pinned !== undefined);
  return drawn.map((column) => (column === end ? { ...column, isPinEnd: true } : column));
}

const rounded = (widths: Widths): Widths =>
  Object.fromEntries(Object.entries(widths).map(([key, px]) => [key, Math.max(Math.round(px), narrowestPx)]));
