import { useLayoutEffect, useRef } from 'react';
import type { ColumnTable } from './columns/useColumns.ts';
import type { VisibleColumn } from './model/column.ts';
import { narrowestPx } from './model/columnLayout.ts';

export interface DataTableColsProps {
  columns: readonly VisibleColumn[];
  table: ColumnTable;
  /** Whether widths are set: the columns no longer share the remaining width. */
  isSized: boolean;
  isNarrow: boolean;
}

// Widths of pinned columns in a narrow table, as in the styles.
const narrowPx = { place: 40, category: 0, name: 180 };

/** The widths of the columns, also while a border is being dragged. */
export function DataTableCols(props: DataTableColsProps) {
  const { table } = props;

  return (
    <table.Subscribe selector={({ columnResizing }) => columnResizing}>
      {({ isResizingColumn, deltaOffset }) => {
        const widths = props.columns.map(({ key }) => {
          const px = table.getColumn(key)?.getSize() ?? 0;
          return key === isResizingColumn ? Math.max(px + (deltaOffset ?? 0), narrowestPx) : px;
        });
        return <Cols {...props} isSized={props.isSized || isResizingColumn !== false} widths={widths} />;
      }}
    </table.Subscribe>
  );
}

function Cols({ columns, isSized, isNarrow, widths }: DataTableColsProps & { widths: readonly number[] }) {
  const group = useRef<HTMLTableColElement>(null);
  const drawnPx = columns.map(({ pin }, at) => (isNarrow && pin ? narrowPx[pin] : (widths[at] ?? 0)));
  const total = drawnPx.reduce((sum, px) => sum + px, 0);

  // Set by script, because a policy may block server-rendered style attributes.
  useLayoutEffect(() => {
    const style = group.current?.closest('table')?.style;
    let offset = 0;
    for (const [at, { pinned }] of columns.entries()) {
      if (pinned === undefined) continue;
      style?.setProperty(`--otryv-pinned-${pinned}`, `${offset}px`);
      offset += drawnPx[at] ?? 0;
    }
    if (isSized) style?.setProperty('--otryv-table-width', `${total}px`);
    else style?.removeProperty('--otryv-table-width');
  });

  return (
    <colgroup ref={group}>
      {columns.map(({ key, pin }, at) => (
        <col key={key} width={widths[at]} data-column={key} data-pin={pin} />
      ))}
    </colgroup>
  );
}
