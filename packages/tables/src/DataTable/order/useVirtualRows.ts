import { afterPaint } from '@otryv/ui';
import { dequal } from 'dequal';
import { type RefObject, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ScrollToIndex } from '../model/tableHandle.ts';
import { useStable } from '../state/useStable.ts';
import type { BodyRows } from './bodyRows.ts';
import { defaultRowPx, visibleRowCount } from './visibleRowCount.ts';

export interface VirtualRowsInput {
  /** Whether only visible rows are rendered; the scroller then has a fixed height. */
  isVirtualized: boolean;
  lines: BodyRows;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  scrollToIndex: RefObject<ScrollToIndex | null>;
}

/** The range of lines to render, `to` exclusive, and the height of a line. */
export interface VirtualRange {
  from: number;
  to: number;
  rowPx: number;
}

/** Rows rendered beyond each edge, after the visible ones. */
const overscan = 2;

/** Returns whether rows in this order have been painted: in each new order the visible ones are first. */
function useIsPainted(lines: BodyRows): boolean {
  // A new value of one row keeps the order: the overscan rows stay mounted.
  const order = useStable(lines.order);
  const [painted, setPainted] = useState<BodyRows['order'] | null>(null);
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(order)));
  }, [order]);

  return painted === order;
}

interface VisibleRows {
  /** The first visible row, and the number of rows that fit. */
  first: number;
  visibleCount: number;
  rowPx: number;
}

/** Returns the visible rows of a table. All rows have the same height. */
export function useVirtualRows({
  isVirtualized,
  lines,
  scroller,
  body,
  scrollToIndex,
}: VirtualRowsInput): VirtualRange {
  const [visible, setVisible] = useState<VisibleRows>(() => ({
    first: 0,
    visibleCount: visibleRowCount(),
    rowPx: defaultRowPx(),
  }));
  const latest = useRef(visible);

  useEffect(() => {
    const element = scroller.current;
    if (!isVirtualized || !element) return;
    const update = (rowPx: number) => {
      const { clientHeight, scrollTop } = element;
      // A table in a hidden tab has no height; it keeps its previous range.
      if (clientHeight === 0) return;
      const headPx = body.current?.offsetTop ?? 0;
      // One more, as the first may be half out of view.
      const visibleCount = Math.ceil((clientHeight - headPx) / rowPx) + 1;
      const next = { first: Math.floor(scrollTop / rowPx), visibleCount, rowPx };
      if (dequal(next, latest.current)) return;
      latest.current = next;
      setVisible(next);
    };
    // Rendered before the frame with the new scroll position.
    const onScroll = () => flushSync(() => update(latest.current.rowPx));
    const observer = new ResizeObserver(() => update(heightOfRow(body.current) ?? latest.current.rowPx));
    observer.observe(element);
    if (body.current) observer.observe(body.current);
    element.addEventListener('scroll', onScroll, { passive: true });

    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [isVirtualized, scroller, body]);

  useImperativeHandle(
    scrollToIndex,
    () => (line) => {
      const element = scroller.current;
      const { rowPx } = latest.current;
      element?.scrollTo({ top: line * rowPx - (element.clientHeight - rowPx) / 2 });
    },
    [scroller],
  );

  const { first, visibleCount, rowPx } = visible;
  const spare = useIsPainted(lines) ? overscan : 0;
  // After filtering the scroll position may be beyond the last row.
  const from = Math.max(Math.min(first, lines.count - visibleCount) - spare, 0);

  return { from, to: Math.min(from + visibleCount + 2 * spare, lines.count), rowPx };
}

function heightOfRow(body: HTMLElement | null): number | undefined {
  return body?.querySelector<HTMLElement>('tr:has(> [scope="row"])')?.offsetHeight || undefined;
}
