import { afterPaint } from '@otryv/ui';
import { type RefObject, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linesInSight, usualRowPx } from './linesInSight.ts';
import type { ScrollToLine } from './tableHandle.ts';
import type { TableLines } from './tableLines.ts';

export interface LineWindowInput {
  /** Whether only the lines in sight are drawn; their scroller has a height of its own then. */
  isWindowed: boolean;
  lines: TableLines;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  scrollToLine: RefObject<ScrollToLine | null>;
}

/** The lines to draw, `to` not among them, and how high a line is. */
export interface LineWindow {
  from: number;
  to: number;
  rowPx: number;
}

/** Lines beyond each edge that are drawn as well, once those in sight stand. */
const overscan = 3;

/** Whether lines in this order have been painted: those in sight come first in each new one. */
function usePaintedOnce(lines: TableLines): boolean {
  const [painted, setPainted] = useState<TableLines | null>(null);
  useEffect(() => {
    afterPaint(() => startTransition(() => setPainted(lines)));
  }, [lines]);

  return painted === lines;
}

interface Seen {
  /** The first line in sight, and how many there is room for. */
  first: number;
  room: number;
  rowPx: number;
}

/** The lines of a table that are in sight. All are taken to be as high as its rows, which are equally high. */
export function useLineWindow({ isWindowed, lines, scroller, body, scrollToLine }: LineWindowInput): LineWindow {
  const [seen, setSeen] = useState<Seen>(() => ({ first: 0, room: linesInSight(), rowPx: usualRowPx() }));
  const latest = useRef(seen);

  useEffect(() => {
    const element = scroller.current;
    if (!isWindowed || !element) return;
    const see = (rowPx: number) => {
      const { clientHeight, scrollTop } = element;
      // A table in a hidden tab has no height; it keeps the window it had.
      if (clientHeight === 0) return;
      const headPx = body.current?.offsetTop ?? 0;
      // One more, as the first may be half out of sight.
      const room = Math.ceil((clientHeight - headPx) / rowPx) + 1;
      const next = { first: Math.floor(scrollTop / rowPx), room, rowPx };
      if (String(Object.values(next)) === String(Object.values(latest.current))) return;
      latest.current = next;
      setSeen(next);
    };
    // Drawn before the frame that shows where the reader has scrolled to.
    const onScroll = () => flushSync(() => see(latest.current.rowPx));
    const observer = new ResizeObserver(() => see(heightOfRow(body.current) ?? latest.current.rowPx));
    observer.observe(element);
    if (body.current) observer.observe(body.current);
    element.addEventListener('scroll', onScroll, { passive: true });

    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [isWindowed, scroller, body]);

  useImperativeHandle(
    scrollToLine,
    () => (line) => {
      const element = scroller.current;
      const { rowPx } = latest.current;
      element?.scrollTo({ top: line * rowPx - (element.clientHeight - rowPx) / 2 });
    },
    [scroller],
  );

  const { first, room, rowPx } = seen;
  const spare = usePaintedOnce(lines) ? overscan : 0;
  // A reader may be further down than there are lines: a filter has just left a few.
  const from = Math.max(Math.min(first, lines.count - room) - spare, 0);

  return { from, to: Math.min(from + room + 2 * spare, lines.count), rowPx };
}

function heightOfRow(body: HTMLElement | null): number | undefined {
  return body?.querySelector<HTMLElement>('tr:has(> [scope="row"])')?.offsetHeight || undefined;
}
