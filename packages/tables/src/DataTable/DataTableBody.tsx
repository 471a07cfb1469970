import { useInBrowser, usePainted } from '@otryv/ui';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import { DataTableLines, type DataTableLinesProps } from './DataTableLines.tsx';
import { MoreLines } from './MoreLines.tsx';
import { TableRoom } from './TableRoom.tsx';
import type { ScrollToLine } from './tableHandle.ts';
import { useLineWindow } from './useLineWindow.ts';

export interface DataTableBodyProps extends Omit<DataTableLinesProps, 'from' | 'to' | 'firstRowIndex'> {
  scroller: RefObject<HTMLElement | null>;
  scrollToLine: RefObject<ScrollToLine | null>;
  /** Only the lines in sight are drawn, and numbered. */
  isWindowed: boolean;
  /** Paper does not scroll: every line is drawn, and at once. */
  isPaper: boolean;
  /** The number of the body's first line in the table. */
  firstRowIndex: number;
  /** Where the rows after the first 300 stand for a reader without JavaScript. */
  moreHref: string | undefined;
}

/** So many lines stand in the page whole, for the browser's own search; more are windowed. */
export const windowedAbove = 300;

/** All lines of a table, or those of a long one that are in sight over the room of the others. */
export function DataTableBody(props: DataTableBodyProps) {
  const { scroller, scrollToLine, isWindowed, isPaper, firstRowIndex, moreHref, ...drawn } = props;
  const { lines, columns } = drawn;
  const body = useRef<HTMLTableSectionElement>(null);
  const isInBrowser = useInBrowser();
  const { from, to, rowPx } = useLineWindow({ isWindowed, lines, scroller, body, scrollToLine });
  // Nobody waits for rows below the edge: a browser draws those in sight first, also of what a filter has left.
  const isPainted = usePainted();
  const [wasServed] = useState(!isInBrowser);
  const isLaterWhole = useDeferredValue(!isWindowed && (isPainted || wasServed), wasServed);
  const isWhole = isPaper || (isLaterWhole && !isWindowed);
  const shown = !isInBrowser
    ? { from: 0, to: isWindowed ? Math.min(lines.count, windowedAbove) : lines.count }
    : isWhole
      ? { from: 0, to: lines.count }
      : { from, to };
  const below = lines.count - shown.to;

  return (
    <tbody ref={body}>
      {shown.from > 0 && <TableRoom columns={columns.length} height={`${shown.from * rowPx}px`} />}
      <DataTableLines {...drawn} {...shown} firstRowIndex={isWindowed ? firstRowIndex : undefined} />
      {below > 0 &&
        (isInBrowser ? (
          <TableRoom columns={columns.length} height={`${below * rowPx}px`} />
        ) : (
          <MoreLines count={below} columns={columns.length} href={moreHref} />
        ))}
    </tbody>
  );
}
