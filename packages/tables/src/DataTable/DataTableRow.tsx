import { VisuallyHidden } from '@otryv/ui';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import type { AnyColumn } from './column.ts';
import classes from './DataTableLines.module.css';
import { RowCardButton } from './RowCardButton.tsx';
import type { RowLook } from './rowLook.ts';

export interface DataTableRowProps {
  row: unknown;
  index: number;
  position: number;
  columns: readonly AnyColumn[];
  look: ((row: unknown, index: number) => RowLook) | undefined;
  /** The number of the line in the whole table, where not all of them are in the page. */
  rowIndex: number | undefined;
  /** Opens the card of the row, on screens that cannot show all its columns. */
  onOpen: ((row: unknown, index: number, position: number) => void) | undefined;
}

/** One row; it renders again only when its own data or the columns change. */
export const DataTableRow = memo(function DataTableRow(props: DataTableRowProps) {
  const { row, index, position, columns, look, rowIndex, onOpen } = props;
  const { isOwn, isMuted, isBreak, isChanged, isFresh } = look?.(row, index) ?? {};
  const messages = useMessages();

  return (
    <tr
      className={classes.DataTableRow}
      aria-rowindex={rowIndex}
      aria-current={isOwn || undefined}
      data-own={isOwn || undefined}
      data-muted={isMuted || undefined}
      data-break={isBreak || undefined}
      data-changed={isChanged || undefined}
      data-fresh={isFresh || undefined}
    >
      {cellsOf(row, columns).map(({ column, colSpan, isStart }, at) => (
        <Cell
          key={column.key}
          column={column}
          colSpan={colSpan}
          isStart={isStart}
          title={column.cellTitle?.(row, index)}
        >
          {column.cell(row, index, position)}
          {isChanged && column.isRowHeader && <VisuallyHidden>{messages.changed}</VisuallyHidden>}
          {onOpen && at === 0 && (
            <RowCardButton of={row} columns={columns} onOpen={() => onOpen(row, index, position)} />
          )}
        </Cell>
      ))}
    </tr>
  );
});

interface CellProps {
  column: AnyColumn;
  colSpan: number;
  isStart: boolean;
  title: string | undefined;
  children: ReactNode;
}

function Cell({ column, colSpan, isStart, title, children }: CellProps) {
  const { key, align = 'end', pin, isRowHeader } = column;
  const marks = {
    'data-column': key,
    'data-align': align,
    'data-pin': pin,
    'data-start': isStart || undefined,
    title,
    ...(colSpan > 1 && { colSpan }),
  };

  return isRowHeader ? (
    <th scope="row" {...marks}>
      {children}
    </th>
  ) : (
    <td {...marks}>{children}</td>
  );
}

interface PlacedColumn {
  column: AnyColumn;
  colSpan: number;
  isStart: boolean;
}

function cellsOf(row: unknown, columns: readonly AnyColumn[]): PlacedColumn[] {
  const cells: PlacedColumn[] = [];
  let covered: readonly string[] = [];

  for (const [at, column] of columns.entries()) {
    const last = cells.at(-1);
    if (last && covered.includes(column.key)) {
      last.colSpan += 1;
      continue;
    }
    covered = column.covers?.(row) ?? [];
    cells.push({ column, colSpan: 1, isStart: at > 0 && column.group !== columns[at - 1]?.group });
  }
  return cells;
}
