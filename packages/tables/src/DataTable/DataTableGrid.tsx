import { VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import { lazy, type MouseEvent, type Ref, Suspense, useMemo, useRef, useState } from 'react';
import { useTableMessages } from '../messages/table.ts';
import type { AnyColumn, TableOrder } from './column.ts';
import classes from './DataTable.module.css';
import { DataTableBody, windowedAbove } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import pins from './DataTablePins.module.css';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { PrintedLine } from './PrintedLine.tsx';
import type { RowLook } from './rowLook.ts';
import type { ScrollToLine, TableHandle } from './tableHandle.ts';
import { useControllable } from './useControllable.ts';
import { useNarrow } from './useNarrow.ts';
import { usePrinting } from './usePrinting.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableHandle } from './useTableHandle.ts';
import { type TableOrderInput, useTableOrder } from './useTableOrder.ts';

export interface DataTableGridProps extends TableOrderInput {
  caption: string;
  /** Every column of the recipe; `columns` are those that are shown. */
  allColumns: readonly AnyColumn[];
  allRows: (() => readonly unknown[]) | undefined;
  rowKey(this: void, row: unknown): string;
  look?(this: void, row: unknown): RowLook;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  table: Ref<TableHandle> | undefined;
  moreHref: string | undefined;
  loading: boolean;
}

interface OpenRow {
  row: unknown;
  position: number;
}

// Fetched with the first row that is opened.
const RowCard = lazy(async () => ({ default: (await import('./RowCard.tsx')).RowCard }));

/** The table itself in its scroll region, and the words that tell a new order. */
export function DataTableGrid(props: DataTableGridProps) {
  const { caption, columns, allColumns, rows, present, rowKey, look, loading, moreHref, pageOf } = props;
  const messages = useTableMessages();
  const scroller = useRef<HTMLElement>(null);
  const scrollToLine = useRef<ScrollToLine>(null);
  const [sort, setSort] = useControllable(props.sort, props.defaultSort, props.onSort);
  const [announcement, setAnnouncement] = useState<string>();
  const [open, setOpen] = useState<OpenRow | null>(null);
  const isPrinting = usePrinting();
  const isNarrow = useNarrow(scroller);
  const lines = useTableOrder({ ...props, sort, pageOf: isPrinting ? pageOf : undefined });
  const onOpen = useMemo(
    () => (isNarrow ? (row: unknown, position: number) => setOpen({ row, position }) : undefined),
    [isNarrow],
  );
  const headRows = columns.some(({ group }) => group !== undefined) ? 2 : 1;
  const isWindowed = lines.count > windowedAbove && !loading && !isPrinting;
  useScrollEdges(scroller);
  useTableHandle({ ...props, lines, headRows, scroller, scrollToLine });

  const sortBy = (next: TableOrder) => {
    setSort(next);
    setAnnouncement(
      next.reduce<string | undefined>(
        (before, { column, ascending }) => messages.sortedBy(before, nameOf(columns, column).toLowerCase(), ascending),
        undefined,
      ),
    );
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a button for the same. */}
      <section
        ref={scroller}
        className={classes.DataTableScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={caption}
        data-windowed={isWindowed || undefined}
        onClick={isNarrow ? pressRow : undefined}
      >
        <table
          className={clsx(classes.DataTableTable, pins.DataTablePins)}
          aria-busy={loading || undefined}
          aria-rowcount={isWindowed ? headRows + lines.count : undefined}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            {columns.map(({ key, width, pin }) => (
              <col key={key} width={width} data-column={key} data-pin={pin} />
            ))}
          </colgroup>
          <DataTableHead columns={columns} sort={sort} onSort={sortBy} isNumbered={isWindowed} isPaper={isPrinting} />
          {loading ? (
            <DataTableSkeleton columns={columns} />
          ) : (
            <DataTableBody
              {...{ columns, rows, present, rowKey, look, lines, scroller, scrollToLine, isWindowed, onOpen, moreHref }}
              isPaper={isPrinting}
              firstRowIndex={headRows + 1}
            />
          )}
        </table>
      </section>
      {isPrinting && <PrintedLine />}
      {open && (
        <Suspense fallback={null}>
          <RowCard {...open} columns={allColumns} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{loading ? messages.loading : announcement}</VisuallyHidden>
    </>
  );
}

function nameOf(columns: readonly AnyColumn[], key: string): string {
  const column = columns.find((each) => each.key === key);
  return column?.name ?? column?.label ?? '';
}

// A finger may press a row anywhere; the row's own button says the same to everybody else.
function pressRow({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('a, button, [role="button"], [tabindex="0"]:not(section)')) return;
  target.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
}
