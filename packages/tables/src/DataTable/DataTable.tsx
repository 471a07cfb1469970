import type { SortValue } from '@otryv/race';
import { type Density, ErrorState, OtryvProvider, type OtryvSettings, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useMemo } from 'react';
import { type Column, type ColumnState, type RowPresenter, shownColumns, type TableOrder } from './column.ts';
import classes from './DataTable.module.css';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { RowLook, TableSection } from './rowLook.ts';
import type { TableHandle } from './tableHandle.ts';

/** What every table can be told. */
export interface TableFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows: the name of the table and of its scroll region. */
  caption: string;
  /** The first key decides, the next ones settle ties; Shift and a header add a key. */
  sort?: TableOrder | undefined;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  /** Which columns are shown, by key; what is not named is as the table has it by default. */
  columnState?: ColumnState | undefined;
  density?: Density | undefined;
  /** How the host's router makes a link; as the provider says, or a plain one, without it. */
  renderLink?: OtryvSettings['renderLink'];
  /** Holds what the tools of a table need: to export it, to find a rider, to choose columns. */
  table?: Ref<TableHandle> | undefined;
  /** Where all rows stand for a reader without JavaScript, who gets the first 300. */
  moreHref?: string | undefined;
  /** The rows are on their way: the final layout in grey. */
  loading?: boolean | undefined;
  /** What went wrong and what to do; it stands in place of the rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Stands in place of a table without rows. */
  empty?: ReactNode;
}

export interface DataTableProps<Row, Given = Row> extends TableFrameProps {
  /** The recipe; keep its identity while nothing changes, so that rows need not render again. */
  columns: readonly Column<Row>[];
  rows: readonly Given[];
  /** Makes of a given row the one that columns are told; the same without it. */
  present?: RowPresenter<Given, Row> | undefined;
  rowKey(this: void, row: Given): string;
  /** What sets a row apart. */
  look?(this: void, row: Row): RowLook;
  /** The section a row belongs to; a line with its title stands over the first of them. */
  sectionOf?(this: void, row: Given): TableSection | null;
  /** Settles ties of the chosen column, smallest first. */
  thenBy?(this: void, row: Given): SortValue;
  /** Rows that stay last in every order. */
  isLast?(this: void, row: Given): boolean;
  /** The rows are in the order of `sort` already: they are a page of a list that is sorted elsewhere. */
  isOrdered?: boolean | undefined;
  /** On paper the rows stand by these sections, each from a new page on. */
  pageOf?(this: void, row: Given): TableSection;
  /** All rows, for an export of everything; `rows` without it. */
  allRows?: (() => readonly Row[]) | undefined;
  /** Stands inside the frame, over the rows. */
  top?: ReactNode;
  /** Stands inside the frame, under the rows. */
  foot?: ReactNode;
}

/** The base of every table: a native table in a named scroll region, sortable, windowed when long, with all its states. */
export function DataTable<Row, Given = Row>({
  caption,
  columns,
  rows,
  present,
  rowKey,
  look,
  sectionOf,
  thenBy,
  isLast,
  sort,
  defaultSort,
  onSort,
  columnState,
  density,
  renderLink,
  isOrdered,
  pageOf,
  allRows,
  table,
  moreHref,
  loading = false,
  error,
  onRetry,
  empty,
  top,
  foot,
  className,
  ...props
}: DataTableProps<Row, Given>) {
  const settings = useOtryv();
  const shown = useMemo(() => shownColumns(columns, columnState ?? {}), [columns, columnState]);
  const order = { sort, defaultSort, onSort, isOrdered, present, thenBy, isLast, sectionOf, pageOf };
  const grid = { ...order, caption, columns: shown, allColumns: columns, rows, allRows, rowKey, look, table, moreHref };

  return (
    <OtryvProvider density={density} renderLink={renderLink}>
      <div {...props} className={clsx(classes.DataTable, className)} data-density={density ?? settings.density}>
        {top}
        {error ? (
          <ErrorState onRetry={onRetry}>{error}</ErrorState>
        ) : rows.length === 0 && !loading ? (
          empty
        ) : (
          <DataTableGrid {...grid} loading={loading} />
        )}
        {foot}
      </div>
    </OtryvProvider>
  );
}
