import { LinkLine, useMessages, VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import { type Ref, useRef, useState } from 'react';
import { tableCatalogues } from '../messages/table.ts';
import { useArrangement } from './columns/useArrangement.ts';
import { useColumns } from './columns/useColumns.ts';
import classes from './DataTable.module.css';
import { DataTableBody, virtualizedAbove } from './DataTableBody.tsx';
import { DataTableCols } from './DataTableCols.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import pins from './DataTablePins.module.css';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { AnyColumn, TableOrder } from './model/column.ts';
import type { ColumnLayout } from './model/columnLayout.ts';
import type { RowMarks } from './model/rowMarks.ts';
import { sortLinks } from './model/sortLinks.ts';
import type { ScrollToIndex, TableHandle } from './model/tableHandle.ts';
import { useSort } from './order/useSort.ts';
import { useTableHandle } from './order/useTableHandle.ts';
import { isOrderOfRace, type TableOrderInput, useTableOrder } from './order/useTableOrder.ts';
import { PrintFooter } from './PrintFooter.tsx';
import { useNarrow } from './state/useNarrow.ts';
import { usePrinting } from './state/usePrinting.ts';
import { useScrollEdges } from './state/useScrollEdges.ts';
import { useRowCard } from './useRowCard.tsx';

export interface DataTableGridProps extends TableOrderInput {
  caption: string;
  paperTitle: string;
  /** All columns, including hidden ones. */
  columns: readonly AnyColumn[];
  layout: ColumnLayout;
  onLayout: ((layout: ColumnLayout) => void) | undefined;
  allRows: (() => readonly unknown[]) | undefined;
  rowKey(this: void, row: unknown): string;
  rowMarks?(this: void, row: unknown): RowMarks;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  table: Ref<TableHandle> | undefined;
  sortHref: ((sort: TableOrder) => string) | undefined;
  moreHref: string | undefined;
  opensRows: boolean;
  loading: boolean | number;
}

/** The `<table>` in its scroll region, with live announcements of its changes. */
export function DataTableGrid(props: DataTableGridProps) {
  const {
    caption,
    paperTitle,
    columns: allColumns,
    layout,
    onLayout,
    rows,
    completeRow,
    rowKey,
    rowMarks,
    loading,
    sortHref,
    moreHref,
    pageOf,
  } = props;
  const messages = useMessages(tableCatalogues);
  const scroller = useRef<HTMLElement>(null);
  const scrollToIndex = useRef<ScrollToIndex>(null);
  const [announcement, announce] = useState<string>();
  const [sort, sortBy] = useSort({ ...props, announce });
  const isPrinting = usePrinting();
  const isNarrow = useNarrow(scroller);
  const { onOpen, onClick, card } = useRowCard(allColumns, isNarrow && props.opensRows);
  const arranged = useColumns({
    columns: allColumns,
    layout,
    onLayout,
    rows: isOrderOfRace(props) ? null : rows,
    isOrdered: props.isOrdered,
    sort,
    onSort: sortBy,
    isNarrow,
  });
  const { drawn: columns, table, headerRows, order: sorted, freeze } = arranged;
  const arrangement = useArrangement({
    columns: allColumns,
    layout,
    onLayout,
    isNarrow,
    freeze,
    announce,
  });
  const lines = useTableOrder({ ...props, columns, sort, sorted, pageOf: isPrinting ? pageOf : undefined });
  const isSized = Object.keys(layout.widths ?? {}).length > 0;
  const isVirtualized = lines.count > virtualizedAbove && !loading && !isPrinting;
  useScrollEdges(scroller);
  useTableHandle({ ...props, allColumns, columns, lines, headRows: headerRows.length, scroller, scrollToIndex });

  return (
    <>
      <div className={classes.DataTableView}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a button for the same. */}
        <section
          ref={scroller}
          className={classes.DataTableScroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
          tabIndex={0}
          aria-label={caption}
          data-windowed={isVirtualized || undefined}
          onClick={onClick}
        >
          <table
            className={clsx(classes.DataTableTable, pins.DataTablePins)}
            data-sized={isSized || undefined}
            aria-busy={loading ? true : undefined}
            aria-rowcount={isVirtualized ? headerRows.length + lines.count : undefined}
          >
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <DataTableCols {...{ columns, table, isNarrow, isSized }} />
            <DataTableHead
              {...{ table, headerRows, sort, arrangement }}
              drawn={columns}
              isNumbered={isVirtualized}
              paperTitle={isPrinting ? paperTitle : null}
            />
            {loading ? (
              <DataTableSkeleton columns={columns} count={loading === true ? 12 : loading} />
            ) : (
              <DataTableBody
                {...{
                  columns,
                  rows,
                  completeRow,
                  rowKey,
                  rowMarks,
                  lines,
                  scroller,
                  scrollToIndex,
                  isVirtualized,
                  onOpen,
                  moreHref,
                }}
                isPaper={isPrinting}
                firstRowIndex={headerRows.length + 1}
              />
            )}
          </table>
        </section>
      </div>
      {sortHref && (
        <noscript>
          <LinkLine
            className={classes.DataTableOrders}
            label={messages.sorting}
            links={sortLinks(columns, sort, sortHref)}
          />
        </noscript>
      )}
      {isPrinting && <PrintFooter />}
      {card}
      <VisuallyHidden role="status">{loading ? messages.loading : announcement}</VisuallyHidden>
    </>
  );
}
