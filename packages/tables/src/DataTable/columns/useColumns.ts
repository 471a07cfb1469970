import { compareSortValues, filledSortValue, type SortValue } from '@otryv/race';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  functionalUpdate,
  type Header,
  type ReactTable,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { AnyColumn, TableOrder, VisibleColumn } from '../model/column.ts';
import { type ColumnLayout, isColumnShown, narrowestPx, orderedKeys, pinnedKeys } from '../model/columnLayout.ts';
import { useStable } from '../state/useStable.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** A row with the displayed columns: the row model is recomputed only for other data, whatever its columns return. */
interface HeldRow {
  row: unknown;
  shown: ReadonlyMap<string, AnyColumn>;
}

/** The header of a column, or of a group. */
export type ColumnHeader = Header<Features, HeldRow>;
/** The table instance with the columns, and with the rows unless they are sorted by the rules of a race. */
export type ColumnTable = ReactTable<Features, HeldRow, null>;
/** Widths in pixels by column keys. */
export type Widths = Readonly<Record<string, number>>;

const noRows: readonly unknown[] = [];
const noWidths: Widths = {};

export interface ColumnsInput {
  /** All columns, including hidden ones. */
  columns: readonly AnyColumn[];
  layout: ColumnLayout;
  onLayout: ((layout: ColumnLayout) => void) | undefined;
  /** The rows to sort by their columns alone, `null` if a race decides their order. */
  rows: readonly unknown[] | null;
  /** Whether the rows were received in the order of `sort`. */
  isOrdered?: boolean | undefined;
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
  /** Indexes of the rows in the order of `sort`, `null` without rows. */
  order: readonly number[] | null;
  /** Overrides the widths until the drag of a border ends. */
  freeze: (widths: Widths) => void;
}

/** Manages the columns of a table in their arrangement and the order of its rows, with TanStack Table. */
export function useColumns(input: ColumnsInput): Columns {
  const { columns, layout, onLayout, rows, isOrdered = false, sort, onSort, isNarrow } = input;
  const [frozen, freeze] = useState<Widths | null>(null);
  const { order, pinned, widths = noWidths } = layout;
  const shown = useStable(layout.shown);
  const keys = useStable(sort);
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const arranged = useMemo(() => stateOf(columns, { shown, order, pinned }), [columns, shown, order, pinned]);
  const data = useMemo(() => heldRows(rows ?? noRows, columns, shown), [rows, columns, shown]);
  const sorting = useMemo(
    () => (keys ?? []).map(({ column, ascending }) => ({ id: column, desc: !ascending })),
    [keys],
  );
  const columnSizing = frozen ?? widths;
  const table = useTable(
    {
      features,
      columns: defs,
      data,
      state: { ...arranged, sorting, columnSizing },
      enableMultiSort: true,
      manualSorting: isOrdered,
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
  const drawnKeys = (headerRows.at(-1) ?? []).map(({ column }) => column.id).join('\n');
  const drawn = useMemo(
    () => drawnOf(columns, drawnKeys, { count, areOfRecipe, isNarrow }),
    [columns, drawnKeys, count, areOfRecipe, isNarrow],
  );
  const sorted = rows && table.getSortedRowModel();
  const ordered = useMemo(() => sorted?.rows.map(({ index }) => index) ?? null, [sorted]);

  return { table, drawn, headerRows, order: ordered, freeze };
}

function heldRows(rows: readonly unknown[], columns: readonly AnyColumn[], shown: ColumnLayout['shown']): HeldRow[] {
  const byKey = new Map(columns.flatMap((column) => (isColumnShown(column, { shown }) ? [[column.key, column]] : [])));
  return rows.map((row) => ({ row, shown: byKey }));
}

// Empty values are undefined to TanStack Table, which sorts those last in either direction.
const sortValueOf =
  (key: string) =>
  ({ row, shown }: HeldRow): SortValue =>
    filledSortValue(shown.get(key)?.sortValue?.(row)) ?? undefined;

const bySortValue: SortFn<Features, HeldRow> = (one, other, key) =>
  compareSortValues(one.getValue<number | string>(key), other.getValue<number | string>(key));

function columnDefs(columns: readonly AnyColumn[]): ColumnDef<Features, HeldRow>[] {
  const groups = new Map<string, ColumnDef<Features, HeldRow>[]>();
  const defs: ColumnDef<Features, HeldRow>[] = [];
  for (const { key, group, width, descendingFirst = false } of columns) {
    const def: ColumnDef<Features, HeldRow> = {
      id: key,
      accessorFn: sortValueOf(key),
      sortFn: bySortValue,
      sortUndefined: 'last',
      size: width,
      minSize: Math.min(width, narrowestPx),
      sortDescFirst: descendingFirst,
    };
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
