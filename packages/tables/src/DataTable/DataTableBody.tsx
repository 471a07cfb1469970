import { useHasPainted, useHydrated, useOtryv } from '@otryv/ui';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import { DataTableRows, type DataTableRowsProps } from './DataTableRows.tsx';
import { MoreRow } from './MoreRow.tsx';
import type { ScrollToIndex } from './model/tableHandle.ts';
import { linesOfRows } from './order/bodyRows.ts';
import { useVirtualRows } from './order/useVirtualRows.ts';
import { SpacerRow } from './SpacerRow.tsx';

export interface DataTableBodyProps extends Omit<DataTableRowsProps, 'from' | 'to' | 'firstRowIndex'> {
  scroller: RefObject<HTMLElement | null>;
  scrollToIndex: RefObject<ScrollToIndex | null>;
  /** Whether only visible rows are rendered, with row indexes. */
  isVirtualized: boolean;
  /** Whether the table is printed: all rows are then rendered synchronously. */
  isPaper: boolean;
  /** The number of the body's first line in the table. */
  firstRowIndex: number;
  /** URL with all rows, for server markup. */
  moreHref: string | undefined;
}

/** Maximum number of rows fully rendered in the page, for find-in-page; longer tables are virtualized. */
export const virtualizedAbove = 300;

/** All rows of a table, or the visible rows of a long one between spacers. */
export function DataTableBody(props: DataTableBodyProps) {
  const { scroller, scrollToIndex, isVirtualized, isPaper, firstRowIndex, moreHref, ...drawn } = props;
  const { lines, columns } = drawn;
  const body = useRef<HTMLTableSectionElement>(null);
  const isHydrated = useHydrated();
  const { from, to, rowPx } = useVirtualRows({ isVirtualized, lines, scroller, body, scrollToIndex });
  // Visible rows are rendered first, also after filtering: the others are not urgent.
  const isPainted = useHasPainted();
  const { servedRows, servedFrom } = useOtryv();
  const rowCount = lines.order.length;
  const firstServed = servedFrom < rowCount ? servedFrom : 0;
  const lastServed = Math.min(firstServed + servedRows, rowCount);
  const served = linesOfRows(lines, firstServed, lastServed);
  // Server-rendered rows stay rendered.
  const [wasServed] = useState(isHydrated ? 0 : served.to - served.from);
  const wasWhole = wasServed > 0 && wasServed >= lines.count;
  const isLaterWhole = useDeferredValue(!isVirtualized && (isPainted || wasWhole), wasWhole);
  const isWhole = isPaper || (isLaterWhole && !isVirtualized);
  const shown = !isHydrated
    ? served
    : isWhole
      ? { from: 0, to: lines.count }
      : { from, to: from > 0 || isVirtualized ? to : Math.min(Math.max(to, wasServed), lines.count) };
  const below = lines.count - shown.to;

  return (
    <tbody ref={body}>
      {isHydrated && shown.from > 0 && <SpacerRow columns={columns.length} height={`${shown.from * rowPx}px`} />}
      <DataTableRows {...drawn} {...shown} firstRowIndex={isVirtualized ? firstRowIndex : undefined} />
      {below > 0 &&
        (isHydrated ? (
          <SpacerRow columns={columns.length} height={`${below * rowPx}px`} />
        ) : (
          <MoreRow count={rowCount - lastServed} columns={columns.length} href={moreHref} />
        ))}
    </tbody>
  );
}
