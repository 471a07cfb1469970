import { lazy, type RefObject, Suspense } from 'react';
import { DataTableLines, type DataTableLinesProps } from './DataTableLines.tsx';
import { MoreLines } from './MoreLines.tsx';
import type { ScrollToLine } from './tableHandle.ts';
import { useInBrowser } from './useInBrowser.ts';

export interface DataTableBodyProps extends DataTableLinesProps {
  scroller: RefObject<HTMLElement | null>;
  scrollToLine: RefObject<ScrollToLine | null>;
  firstRowIndex: number;
  /** Every line is drawn, however many: paper does not scroll. */
  isWhole: boolean;
  /** Where the rows after the first 300 stand for a reader without JavaScript. */
  moreHref: string | undefined;
}

/** So many lines stand in the page whole, for the browser's own search; more are windowed. */
export const windowedAbove = 300;
const firstScreenLines = 40;

// The windowing is fetched with the first long table, whose first screen is in the page meanwhile.
const WindowedLines = lazy(async () => ({ default: (await import('./WindowedLines.tsx')).WindowedLines }));

/** All lines of a table, or the window of a long one. */
export function DataTableBody({
  scroller,
  scrollToLine,
  firstRowIndex,
  isWhole,
  moreHref,
  ...props
}: DataTableBodyProps) {
  const { lines } = props;
  const isInBrowser = useInBrowser();
  if (lines.length <= windowedAbove || isWhole) {
    return (
      <tbody>
        <DataTableLines {...props} />
      </tbody>
    );
  }
  const shown = (count: number) => (
    <DataTableLines {...props} lines={lines.slice(0, count)} firstRowIndex={firstRowIndex} />
  );
  if (!isInBrowser) {
    return (
      <tbody>
        {shown(windowedAbove)}
        <MoreLines count={lines.length - windowedAbove} columns={props.columns.length} href={moreHref} />
      </tbody>
    );
  }

  return (
    <Suspense fallback={<tbody>{shown(firstScreenLines)}</tbody>}>
      <WindowedLines {...props} {...{ scroller, scrollToLine, firstRowIndex }} />
    </Suspense>
  );
}
