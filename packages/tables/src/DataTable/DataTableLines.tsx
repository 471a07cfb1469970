import type { AnyColumn, RowPresenter } from './column.ts';
import classes from './DataTableLines.module.css';
import { DataTableRow } from './DataTableRow.tsx';
import type { RowLook } from './rowLook.ts';
import { lineAt, type TableLines } from './tableLines.ts';

export interface DataTableLinesProps {
  rows: readonly unknown[];
  present?: RowPresenter<unknown, unknown> | undefined;
  rowKey(this: void, row: unknown): string;
  columns: readonly AnyColumn[];
  look: ((row: unknown) => RowLook) | undefined;
  lines: TableLines;
  /** The lines to draw, `to` not among them. */
  from: number;
  to: number;
  onOpen: ((row: unknown, position: number) => void) | undefined;
  /** The number of the first line of the whole body; without it lines are not numbered. */
  firstRowIndex: number | undefined;
}

/** Lines of a body: rows, and the lines over their sections. */
export function DataTableLines(props: DataTableLinesProps) {
  const { rows, present, rowKey, columns, look, lines, from, to, firstRowIndex, onOpen } = props;
  const isNumbered = columns.some((column) => column.isNumbered);

  return Array.from({ length: Math.max(to - from, 0) }, (_, at) => {
    const line = lineAt(lines, from + at);
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
            <span className={classes.DataTableSectionTitle}>{line.section.title}</span>
          </th>
        </tr>
      );
    }
    const row = line === null ? undefined : rows[line.index];
    return line === null || row === undefined ? null : (
      <DataTableRow
        key={rowKey(row)}
        row={row}
        rowOf={present?.rowOf}
        stamp={present?.stampOf(row)}
        // A row that only moves is not drawn again.
        position={isNumbered ? line.position : 0}
        columns={columns}
        isFirst={from + at === 0}
        look={look}
        rowIndex={rowIndex}
        onOpen={onOpen}
      />
    );
  });
}
