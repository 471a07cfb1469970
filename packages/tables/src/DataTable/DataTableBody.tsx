import { lazy, type RefObject, Suspense, useSyncExternalStore } from 'react';
import { DataTableLines, type DataTableLinesProps } from './DataTableLines.tsx';

export interface DataTableBodyProps extends DataTableLinesProps {
  scroller: RefObject<HTMLElement | null>;
  firstRowIndex: number;
}

/** So many lines stand in the page whole, for the browser's own search; more are windowed. */
export const windowedAbove = 300;
const firstScreenLines = 40;

// The windowing is fetched with the first long table, whose first screen is in the page meanwhile.
const WindowedLines = lazy(async () => ({ default: (await import('./WindowedLines.tsx')).WindowedLines }));

/** All lines of a table, or the window of a long one. */
export function DataTableBody({ scroller, firstRowIndex, ...props }: DataTableBodyProps) {
  const { lines } = props;
  const isServer = useSyncExternalStore(onNothing, inBrowser, onServer);
  if (lines.length <= windowedAbove) {
    return (
      <tbody>
        <DataTableLines {...props} />
      </tbody>
    );
  }
  const shown = (count: number) => (
    <tbody>
      <DataTableLines {...props} lines={lines.slice(0, count)} firstRowIndex={firstRowIndex} />
    </tbody>
  );
  if (isServer) return shown(windowedAbove);

  return (
    <Suspense fallback={shown(firstScreenLines)}>
      <WindowedLines {...props} scroller={scroller} firstRowIndex={firstRowIndex} />
    </Suspense>
  );
}

const onNothing = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
