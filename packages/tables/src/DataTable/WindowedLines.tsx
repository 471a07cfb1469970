import { useOtryv } from '@otryv/ui';
import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import classes from './DataTableLines.module.css';
import { DataTableLines, type DataTableLinesProps } from './DataTableLines.tsx';
import { TableRoom } from './TableRoom.tsx';
import type { ScrollToLine } from './tableHandle.ts';

export interface WindowedLinesProps extends DataTableLinesProps {
  scroller: RefObject<HTMLElement | null>;
  scrollToLine: RefObject<ScrollToLine | null>;
  firstRowIndex: number;
}

const compactRowPx = 32;
const overscan = 3;
const firstScreenPx = 700;

/** The lines of a long table that are in sight, and room for the others. */
export function WindowedLines({ scroller, scrollToLine, ...props }: WindowedLinesProps) {
  const { lines, columns, firstRowIndex } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [rowPx, setRowPx] = useState(compactRowPx);
  const { density } = useOtryv();
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- the window is read anew in each render, never memoized.
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan,
    initialRect: { width: 0, height: firstScreenPx },
    observeElementRect: observeShownRect,
  });
  useImperativeHandle(scrollToLine, () => (line) => virtualizer.scrollToIndex(line, { align: 'center' }), [
    virtualizer,
  ]);
  const width = virtualizer.scrollRect?.width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: density and width decide the height that is measured.
  useLayoutEffect(() => {
    // All rows of a table are equally high; density and screen decide how high.
    const measured = body.current?.querySelector<HTMLElement>(`tr.${classes.DataTableRow}`)?.offsetHeight ?? 0;
    if (measured === 0 || measured === rowPx) return;
    setRowPx(measured);
    virtualizer.measure();
  }, [density, width, rowPx, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const from = first?.index ?? 0;

  return (
    <tbody ref={body}>
      <Room px={first?.start ?? 0} columns={columns.length} />
      <DataTableLines
        {...props}
        lines={lines.slice(from, (last?.index ?? -1) + 1)}
        firstRowIndex={firstRowIndex + from}
      />
      <Room px={virtualizer.getTotalSize() - (last?.end ?? 0)} columns={columns.length} />
    </tbody>
  );
}

function Room({ px, columns }: { px: number; columns: number }) {
  return px > 0 && <TableRoom height={`${px}px`} columns={columns} />;
}

// A table in a hidden tab has no height; it keeps the window it had.
function observeShownRect(
  instance: Virtualizer<HTMLElement, Element>,
  onRect: Parameters<typeof observeElementRect>[1],
) {
  return observeElementRect(instance, (rect) => rect.height > 0 && onRect(rect));
}
