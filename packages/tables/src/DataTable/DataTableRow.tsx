import { useMessages, VisuallyHidden } from '@otryv/ui';
import { dequal } from 'dequal';
import { memo, type ReactNode } from 'react';
import { tableCatalogues } from '../messages/table.ts';
import classes from './DataTableRows.module.css';
import { inItsDirection } from './inItsDirection.tsx';
import type { VisibleColumn } from './model/column.ts';
import type { RowMarks } from './model/rowMarks.ts';
import { RowCardButton } from './RowCardButton.tsx';

export interface DataTableRowProps {
  row: unknown;
  /** Position in the displayed order; 0 unless a column displays it. */
  position: number;
  columns: readonly VisibleColumn[];
  /** Whether it is the first row below the header. */
  isFirst: boolean;
  rowMarks: ((row: unknown) => RowMarks) | undefined;
  /** Number of the line in the whole table, if not all of them are in the page. */
  rowIndex: number | undefined;
  /** Opens the card of the row, on screens too narrow for all its columns. */
  onOpen: ((row: unknown, position: number) => void) | undefined;
}

/** One row; it re-renders only when its values or the columns change. */
export const DataTableRow = memo(function DataTableRow(props: DataTableRowProps) {
  const { row, position, columns, isFirst, rowMarks, rowIndex, onOpen } = props;
  const { isOwn, isMuted, isBreak, isChanged, isFresh } = rowMarks?.(row) ?? {};

  const cells = cellsOf(row, columns);
  const opener = cells.find(({ column }) => !column.isControl);

  return (
    <tr
      className={classes.DataTableRow}
      aria-rowindex={rowIndex}
      aria-current={isOwn || undefined}
      data-first={isFirst || undefined}
      data-own={isOwn || undefined}
      data-muted={isMuted || undefined}
      data-break={isBreak || undefined}
      data-changed={isChanged || undefined}
      data-fresh={isFresh || undefined}
    >
      {cells.map((placed) => {
        const { column } = placed;
        const content = inItsDirection(column.cell(row, position));
        return cellOf(
          placed,
          column.cellTitle?.(row),
          isChanged && column.isRowHeader ? <Changed>{content}</Changed> : content,
          onOpen && placed === opener && (
            <RowCardButton of={row} columns={columns} onOpen={() => onOpen(row, position)} />
          ),
        );
      })}
    </tr>
  );
}, arePropsEqual);

function arePropsEqual({ row, ...props }: DataTableRowProps, { row: nextRow, ...next }: DataTableRowProps): boolean {
  const keys = Object.keys(next) as (keyof typeof next)[];
  return keys.every((key) => Object.is(props[key], next[key])) && dequal(row, nextRow);
}

function Changed({ children }: { children: ReactNode }) {
  const messages = useMessages(tableCatalogues);

  return (
    <>
      {children}
      <VisuallyHidden>{messages.changed}</VisuallyHidden>
    </>
  );
}

// Not a component: a first screen has a thousand cells, and each would be one.
function cellOf(
  { column, colSpan, isStart }: PlacedColumn,
  title: string | undefined,
  content: ReactNode,
  more: ReactNode,
) {
  const { key, align = 'end', pin, pinned, isPinEnd, isRowHeader, isControl } = column;
  const marks = {
    'data-column': key,
    'data-align': align === 'end' ? undefined : align,
    'data-pin': pin,
    'data-pinned': pinned,
    'data-pin-end': isPinEnd,
    'data-control': isControl,
    'data-start': isStart || undefined,
    title,
    colSpan: colSpan > 1 ? colSpan : undefined,
  };

  return isRowHeader ? (
    <th key={key} scope="row" {...marks}>
      {content}
      {more}
    </th>
  ) : (
    <td key={key} {...marks}>
      {more ? (
        <>
          {content}
          {more}
        </>
      ) : (
        content
      )}
    </td>
  );
}

interface PlacedColumn {
  column: VisibleColumn;
  colSpan: number;
  isStart: boolean;
}

function cellsOf(row: unknown, columns: readonly VisibleColumn[]): PlacedColumn[] {
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
