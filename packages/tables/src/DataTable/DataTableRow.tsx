import { VisuallyHidden } from '@otryv/ui';
import { memo, type ReactNode } from 'react';
import { useTableMessages } from '../messages/table.ts';
import type { AnyColumn } from './column.ts';
import classes from './DataTableLines.module.css';
import { RowCardButton } from './RowCardButton.tsx';
import type { RowLook } from './rowLook.ts';

export interface DataTableRowProps {
  row: unknown;
  /** Completes the row; what it adds stays while `stamp` does. */
  rowOf: ((row: unknown) => unknown) | undefined;
  stamp: string | undefined;
  /** Its place in the shown order; kept where a column tells it. */
  position: number;
  columns: readonly AnyColumn[];
  /** Whether it stands right under the head. */
  isFirst: boolean;
  look: ((row: unknown) => RowLook) | undefined;
  /** The number of the line in the whole table, where not all of them are in the page. */
  rowIndex: number | undefined;
  /** Opens the card of the row, on screens that cannot show all its columns. */
  onOpen: ((row: unknown, position: number) => void) | undefined;
}

/** One row; it renders again only when its own data, what was counted for it, or the columns change. */
export const DataTableRow = memo(function DataTableRow(props: DataTableRowProps) {
  const { row: given, rowOf, position, columns, isFirst, look, rowIndex, onOpen } = props;
  const row = rowOf ? rowOf(given) : given;
  const { isOwn, isMuted, isBreak, isChanged, isFresh } = look?.(row) ?? {};

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
      {cellsOf(row, columns).map((placed, at) => {
        const { column } = placed;
        const told = column.cell(row, position);
        return cellOf(
          placed,
          column.cellTitle?.(row),
          isChanged && column.isRowHeader ? <Changed>{told}</Changed> : told,
          onOpen && at === 0 && <RowCardButton of={row} columns={columns} onOpen={() => onOpen(row, position)} />,
        );
      })}
    </tr>
  );
}, isAlike);

function isAlike(one: DataTableRowProps, other: DataTableRowProps): boolean {
  const keys = Object.keys(other) as (keyof DataTableRowProps)[];
  return keys.every((key) => key === 'rowOf' || Object.is(one[key], other[key]));
}

function Changed({ children }: { children: ReactNode }) {
  const messages = useTableMessages();

  return (
    <>
      {children}
      <VisuallyHidden>{messages.changed}</VisuallyHidden>
    </>
  );
}

// No component: a first screen has a thousand cells, and each would be one.
function cellOf(
  { column, colSpan, isStart }: PlacedColumn,
  title: string | undefined,
  told: ReactNode,
  more: ReactNode,
) {
  const { key, align = 'end', pin, isRowHeader } = column;
  const marks = {
    'data-column': key,
    'data-align': align === 'end' ? undefined : align,
    'data-pin': pin,
    'data-start': isStart || undefined,
    title,
    colSpan: colSpan > 1 ? colSpan : undefined,
  };

  return isRowHeader ? (
    <th key={key} scope="row" {...marks}>
      {told}
      {more}
    </th>
  ) : (
    <td key={key} {...marks}>
      {more ? (
        <>
          {told}
          {more}
        </>
      ) : (
        told
      )}
    </td>
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
