import type { SortValue } from '@otryv/race';
import { type Density, ErrorState, OtryvProvider, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { type Column, type ColumnState, shownColumns, type TableSort } from './column.ts';
import classes from './DataTable.module.css';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { RowLook, TableSection } from './rowLook.ts';

/** What every table can be told. */
export interface TableFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows: the name of the table and of its scroll region. */
  caption: string;
  sort?: TableSort | undefined;
  defaultSort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Which columns are shown, by key; what is not named is as the table has it by default. */
  columnState?: ColumnState | undefined;
  density?: Density | undefined;
  /** The rows are on their way: the final layout in grey. */
  loading?: boolean | undefined;
  /** What went wrong and what to do; it stands in place of the rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Stands in place of a table without rows. */
  empty?: ReactNode;
}

export interface DataTableProps<Row> extends TableFrameProps {
  /** The recipe; keep its identity while nothing changes, so that rows need not render again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(this: void, row: Row): string;
  /** What sets a row apart; `index` is its place in `rows`. */
  look?(this: void, row: Row, index: number): RowLook;
  /** The section a row belongs to; a line with its title stands over the first of them. */
  sectionOf?(this: void, row: Row): TableSection | null;
  /** Settles ties of the chosen column, smallest first. */
  thenBy?(this: void, row: Row): SortValue;
  /** Rows that stay last in every order. */
  isLast?(this: void, row: Row): boolean;
  /** Stands inside the frame, under the rows. */
  foot?: ReactNode;
}

/** The base of every table: a native table in a named scroll region, sortable, windowed when long, with all its states. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
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
  loading = false,
  error,
  onRetry,
  empty,
  foot,
  className,
  ...props
}: DataTableProps<Row>) {
  const settings = useOtryv();
  const shown = useMemo(() => shownColumns(columns, columnState ?? {}), [columns, columnState]);
  const grid = { caption, columns: shown, rows, rowKey, look, sectionOf, thenBy, isLast, sort, defaultSort, onSort };

  return (
    <OtryvProvider density={density}>
      <div {...props} className={clsx(classes.DataTable, className)} data-density={density ?? settings.density}>
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
