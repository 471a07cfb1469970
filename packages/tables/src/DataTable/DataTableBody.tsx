import { useInBrowser } from '@otryv/ui';
import { lazy, type RefObject, Suspense } from 'react';
import { DataTableLines, type DataTableLinesProps } from './DataTableLines.tsx';
import { MoreLines } from './MoreLines.tsx';
import { TableRoom } from './TableRoom.tsx';
import type { ScrollToLine } from './tableHandle.ts';
import { linesInSight, useFirstScreen } from './useFirstScreen.ts';

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
  const firstScreen = useFirstScreen();
  if (lines.length <= windowedAbove || isWhole) {
    const below = firstScreen === null || isWhole ? 0 : lines.length - firstScreen;
    return (
      <tbody>
        <DataTableLines {...props} lines={below > 0 ? lines.slice(0, -below) : lines} />
        {below > 0 && <TableRoom columns={props.columns.length} height={`calc(${below} * var(--otryv-table-row))`} />}
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
    <Suspense fallback={<tbody>{shown(linesInSight())}</tbody>}>
      <WindowedLines {...props} {...{ scroller, scrollToLine, firstRowIndex }} />
    </Suspense>
  );
}
