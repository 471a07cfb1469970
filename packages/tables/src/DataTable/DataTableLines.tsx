import type { AnyColumn } from './column.ts';
import classes from './DataTableLines.module.css';
import { DataTableRow } from './DataTableRow.tsx';
import type { RowLook } from './rowLook.ts';
import type { TableLine } from './tableLines.ts';

export interface DataTableLinesProps {
  rows: readonly unknown[];
  rowKey(this: void, row: unknown): string;
  columns: readonly AnyColumn[];
  look: ((row: unknown, index: number) => RowLook) | undefined;
  lines: readonly TableLine[];
  onOpen: ((row: unknown, index: number, position: number) => void) | undefined;
  /** The number of the first of these lines in the whole table; without it lines are not numbered. */
  firstRowIndex?: number | undefined;
}

/** Lines of a body: rows, and the lines over their sections. */
export function DataTableLines({ rows, rowKey, columns, look, lines, firstRowIndex, onOpen }: DataTableLinesProps) {
  return lines.map((line, at) => {
    const rowIndex = firstRowIndex === undefined ? undefined : firstRowIndex + at;
    if (line.kind === 'section') {
      return (
        <tr
          key={`over ${line.section.key}`}
          className={classes.DataTableSection}
          aria-rowindex={rowIndex}
          data-page={line.isPage}
        >
          <th scope="rowgroup" colSpan={columns.length}>
            <span className={classes.DataTableSectionTitle}>{line.section.title}</span>
          </th>
        </tr>
      );
    }
    const row = rows[line.index];
    return row === undefined ? null : (
      <DataTableRow
        key={rowKey(row)}
        row={row}
        index={line.index}
        position={line.position}
        columns={columns}
        look={look}
        rowIndex={rowIndex}
        onOpen={onOpen}
      />
    );
  });
}
