import { DataTableRow } from './DataTableRow.tsx';
import classes from './DataTableRows.module.css';
import { inItsDirection } from './inItsDirection.tsx';
import type { VisibleColumn } from './model/column.ts';
import type { RowMarks } from './model/rowMarks.ts';
import { type BodyRows, bodyRowAt } from './order/bodyRows.ts';

export interface DataTableRowsProps {
  rows: readonly unknown[];
  completeRow?(this: void, row: unknown): unknown;
  rowKey(this: void, row: unknown): string;
  columns: readonly VisibleColumn[];
  rowMarks: ((row: unknown) => RowMarks) | undefined;
  lines: BodyRows;
  /** Range of lines to render; `to` is exclusive. */
  from: number;
  to: number;
  onOpen: ((row: unknown, position: number) => void) | undefined;
  /** Number of the first line of the whole body; without it lines are not numbered. */
  firstRowIndex: number | undefined;
}

/** Lines of a body: rows, and the titles above their sections. */
export function DataTableRows(props: DataTableRowsProps) {
  const { rows, completeRow, rowKey, columns, rowMarks, lines, from, to, firstRowIndex, onOpen } = props;
  const isNumbered = columns.some((column) => column.isNumbered);

  return Array.from({ length: Math.max(to - from, 0) }, (_, at) => {
    const line = bodyRowAt(lines, from + at);
    const rowIndex = firstRowIndex === undefined ? undefined : firstRowIndex + from + at;
    if (line?.kind === 'section') {
      return (
        <tr
          key={`over ${line.section.key}`}
          className={classes.DataTableSection}
          aria-rowindex={rowIndex}
          data-page={line.isPage}
        >
          <th scope="rowgroup" colSpan={columns.length}>
            <span className={classes.DataTableSectionTitle}>{inItsDirection(line.section.title)}</span>
          </th>
        </tr>
      );
    }
    const row = line === null ? undefined : rows[line.index];
    return line === null || row === undefined ? null : (
      <DataTableRow
        key={rowKey(row)}
        row={completeRow ? completeRow(row) : row}
        // A row that only changes its position does not re-render.
        position={isNumbered ? line.position : 0}
        columns={columns}
        isFirst={from + at === 0}
        rowMarks={rowMarks}
        rowIndex={rowIndex}
        onOpen={onOpen}
      />
    );
  });
}
