import type { SortValue } from '@otryv/race';
import { VisuallyHidden } from '@otryv/ui';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import type { AnyColumn, TableSort } from './column.ts';
import classes from './DataTable.module.css';
import { DataTableBody, windowedAbove } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import pins from './DataTablePins.module.css';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { RowLook, TableSection } from './rowLook.ts';
import { useControllable } from './useControllable.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableOrder } from './useTableOrder.ts';

export interface DataTableGridProps {
  caption: string;
  columns: readonly AnyColumn[];
  rows: readonly unknown[];
  rowKey(this: void, row: unknown): string;
  look?(this: void, row: unknown, index: number): RowLook;
  sectionOf?(this: void, row: unknown): TableSection | null;
  thenBy?(this: void, row: unknown): SortValue;
  isLast?(this: void, row: unknown): boolean;
  sort?: TableSort | undefined;
  defaultSort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  loading: boolean;
}

/** The table itself in its scroll region, and the words that tell a new order. */
export function DataTableGrid(props: DataTableGridProps) {
  const { caption, columns, rows, rowKey, look, loading } = props;
  const messages = useMessages();
  const scroller = useRef<HTMLElement>(null);
  const [sort, setSort] = useControllable(props.sort, props.defaultSort, props.onSort);
  const [announcement, setAnnouncement] = useState('');
  const lines = useTableOrder({ ...props, sort });
  useScrollEdges(scroller);

  const isWindowed = lines.length > windowedAbove && !loading;
  const headRows = columns.some(({ group }) => group !== undefined) ? 2 : 1;
  const sortBy = (next: TableSort) => {
    const column = columns.find(({ key }) => key === next.column);
    setSort(next);
    setAnnouncement(messages.sortedBy(column?.name ?? column?.label ?? '', next.ascending));
  };

  return (
    <>
      <section
        ref={scroller}
        className={classes.DataTableScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={caption}
        data-windowed={isWindowed || undefined}
      >
        <table
          className={clsx(classes.DataTableTable, pins.DataTablePins)}
          aria-busy={loading || undefined}
          aria-rowcount={isWindowed ? headRows + lines.length : undefined}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <colgroup>
            {columns.map(({ key, width, pin }) => (
              <col key={key} width={width} data-column={key} data-pin={pin} />
            ))}
          </colgroup>
          <DataTableHead columns={columns} sort={sort} onSort={sortBy} isNumbered={isWindowed} />
          {loading ? (
            <DataTableSkeleton columns={columns} />
          ) : (
            <DataTableBody {...{ columns, rows, rowKey, look, lines, scroller }} firstRowIndex={headRows + 1} />
          )}
        </table>
      </section>
      <VisuallyHidden role="status">{loading ? messages.loading : announcement}</VisuallyHidden>
    </>
  );
}
