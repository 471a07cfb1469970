import type { SortValue } from '@otryv/race';
import { type Density, ErrorState, OtryvProvider, type OtryvSettings, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import classes from './DataTable.module.css';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { Column, TableOrder } from './model/column.ts';
import type { ColumnLayout } from './model/columnLayout.ts';
import type { RowMarks, TableSection } from './model/rowMarks.ts';
import type { TableHandle } from './model/tableHandle.ts';
import { useControllable } from './state/useControllable.ts';

/** Props of every table. */
export interface BaseTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the table and of its scroll region. */
  caption: string;
  /** Title on every printed sheet; the caption by default. */
  paperTitle?: string | undefined;
  /** The first key decides, the next ones break ties; Shift and a header add a key. */
  sort?: TableOrder | undefined;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  /** URL of an order: enables sort links for readers without scripts. */
  sortHref?: ((sort: TableOrder) => string) | undefined;
  /** The arrangement of the columns, controlled by the host; read-only without `onColumnLayout`. */
  columnLayout?: ColumnLayout | undefined;
  /** The initial arrangement of the columns, if uncontrolled. */
  defaultColumnLayout?: ColumnLayout | undefined;
  onColumnLayout?: ((layout: ColumnLayout) => void) | undefined;
  density?: Density | undefined;
  /** Renders a link with the host's router; by default the provider's, or a plain `<a>`. */
  renderLink?: OtryvSettings['renderLink'];
  /** Ref to the handle used by a table's tools: export, search, column menu. */
  table?: Ref<TableHandle> | undefined;
  /** URL with all rows, linked from server markup, which includes only the first 300. */
  moreHref?: string | undefined;
  /** Whether to render a skeleton in the final layout, with 12 rows or the given number. */
  loading?: boolean | number | undefined;
  /** Error message, rendered instead of the rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Rendered instead of a table without rows. */
  empty?: ReactNode;
}

export interface DataTableProps<Row, Given = Row> extends BaseTableProps {
  /** Column definitions; memoize them, to avoid re-rendering rows. */
  columns: readonly Column<Row>[];
  rows: readonly Given[];
  /** Adds values computed over all rows to a row, for the columns; a row re-renders only when the result differs. */
  completeRow?(this: void, row: Given): Row;
  rowKey(this: void, row: Given): string;
  /** Returns the marks of a row. */
  rowMarks?(this: void, row: Row): RowMarks;
  /** Returns the section of a row; its title is rendered above the first row. */
  sectionOf?(this: void, row: Given): TableSection | null;
  /** Breaks ties of the sort, ascending. */
  thenBy?(this: void, row: Given): SortValue;
  /** Whether a row is last in every order. */
  isLast?(this: void, row: Given): boolean;
  /** Whether the rows are already sorted by `sort`: a page of a list sorted by the server. */
  isOrdered?: boolean | undefined;
  /** Groups the rows by these sections in print, each on a new page. */
  pageOf?(this: void, row: Given): TableSection;
  /** Returns all rows for a full export; `rows` by default. */
  allRows?: (() => readonly Row[]) | undefined;
  /** Whether rows open as cards in a narrow table; not needed if all columns fit anyway. */
  opensRows?: boolean | undefined;
  /** Rendered instead of the rows, on a phone that lists them as cards. */
  cards?: ReactNode;
  /** Rendered inside the frame, above the rows. */
  top?: ReactNode;
  /** Rendered inside the frame, below the rows. */
  foot?: ReactNode;
}

const defaultLayout: ColumnLayout = {};

/**
 * The base of every table: a native table in a named scroll region, sortable, virtualized when long, with all its
 * states.
 */
export function DataTable<Row, Given = Row>({
  caption,
  paperTitle = caption,
  columns,
  rows,
  completeRow,
  rowKey,
  rowMarks,
  sectionOf,
  thenBy,
  isLast,
  sort,
  defaultSort,
  onSort,
  sortHref,
  columnLayout,
  defaultColumnLayout = defaultLayout,
  onColumnLayout,
  density,
  renderLink,
  isOrdered,
  pageOf,
  allRows,
  table,
  moreHref,
  opensRows = true,
  loading = false,
  error,
  onRetry,
  empty,
  cards,
  top,
  foot,
  className,
  ...props
}: DataTableProps<Row, Given>) {
  const settings = useOtryv();
  const [layout, setLayout] = useControllable(columnLayout, defaultColumnLayout, onColumnLayout);
  const order = { sort, defaultSort, onSort, isOrdered, completeRow, thenBy, isLast, sectionOf, pageOf };
  const grid = {
    ...order,
    caption,
    paperTitle,
    columns,
    layout,
    onLayout: columnLayout && !onColumnLayout ? undefined : setLayout,
    rows,
    allRows,
    rowKey,
    rowMarks,
    table,
    sortHref,
    moreHref,
    opensRows,
  };

  return (
    <OtryvProvider density={density} renderLink={renderLink}>
      <div {...props} className={clsx(classes.DataTable, className)} data-density={density ?? settings.density}>
        {top}
        {error ? (
          <ErrorState onRetry={onRetry}>{error}</ErrorState>
        ) : rows.length === 0 && !loading ? (
          empty
        ) : (
          (!loading && cards) || <DataTableGrid {...grid} loading={loading} />
        )}
        {foot}
      </div>
    </OtryvProvider>
  );
}
