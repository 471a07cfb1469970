import type { SortValue } from '@otryv/race';
import { type Density, ErrorState, OtryvProvider, type OtryvSettings, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { Column, TableOrder } from './column.ts';
import type { ColumnLayout } from './columnLayout.ts';
import classes from './DataTable.module.css';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { RowMarks, TableSection } from './rowMarks.ts';
import type { TableHandle } from './tableHandle.ts';
import { useControllable } from './useControllable.ts';

/** The props of every table. */
export interface BaseTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows: the name of the table and of its scroll region. */
  caption: string;
  /** The first key decides, the next ones settle ties; Shift and a header add a key. */
  sort?: TableOrder | undefined;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  /** The URL of an order: with it there are links to sort by, for readers without scripts. */
  sortHref?: ((sort: TableOrder) => string) | undefined;
  /** The arrangement of the columns, controlled by the host; read-only without `onColumnLayout`. */
  columnLayout?: ColumnLayout | undefined;
  /** The initial arrangement of the columns, if uncontrolled. */
  defaultColumnLayout?: ColumnLayout | undefined;
  onColumnLayout?: ((layout: ColumnLayout) => void) | undefined;
  density?: Density | undefined;
  /** Renders a link of the host's router; by default that of the provider, or a plain `<a>`. */
  renderLink?: OtryvSettings['renderLink'];
  /** A ref to the handle that the tools of a table work with: export, search, choice of columns. */
  table?: Ref<TableHandle> | undefined;
  /** A URL with all rows, linked from server markup, which has the first 300 only. */
  moreHref?: string | undefined;
  /** Renders a skeleton in the final layout, of 12 rows or of as many as are given. */
  loading?: boolean | number | undefined;
  /** An error message, rendered instead of the rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Rendered instead of a table without rows. */
  empty?: ReactNode;
}

export interface DataTableProps<Row, Given = Row> extends BaseTableProps {
  /** The column definitions; memoize them, so that rows do not render again. */
  columns: readonly Column<Row>[];
  rows: readonly Given[];
  /** Adds to a row what is counted over all of them, for the columns; a row renders again only when the result differs. */
  completeRow?(this: void, row: Given): Row;
  rowKey(this: void, row: Given): string;
  /** Marks of a row. */
  rowMarks?(this: void, row: Row): RowMarks;
  /** The section of a row; its title is rendered above the first row. */
  sectionOf?(this: void, row: Given): TableSection | null;
  /** Breaks ties of the sort, ascending. */
  thenBy?(this: void, row: Given): SortValue;
  /** Whether a row is last in every order. */
  isLast?(this: void, row: Given): boolean;
  /** The rows are sorted by `sort` already: a page of a list sorted by the server. */
  isOrdered?: boolean | undefined;
  /** In print the rows are grouped by these sections, each on a new page. */
  pageOf?(this: void, row: Given): TableSection;
  /** All rows, for an export of everything; `rows` without it. */
  allRows?: (() => readonly Row[]) | undefined;
  /** Whether a row opens as a card in a narrow table; not needed if all columns fit anyway. */
  opensRows?: boolean | undefined;
  /** Rendered in place of the rows, on a phone that lists them as cards. */
  cards?: ReactNode;
  /** Rendered inside the frame, above the rows. */
  top?: ReactNode;
  /** Rendered inside the frame, below the rows. */
  foot?: ReactNode;
}

const defaultLayout: ColumnLayout = {};

/** The base of every table: a native table in a named scroll region, sortable, windowed when long, with all its states. */
export function DataTable<Row, Given = Row>({
  caption,
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
