import { useMessages } from '@otryv/ui';
import type { TableMessages } from '../messages/table.ts';
import { tableCatalogues } from '../messages/table.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import type { Arrangement } from './columns/useArrangement.ts';
import type { ColumnHeader, Columns, ColumnTable } from './columns/useColumns.ts';
import classes from './DataTableHead.module.css';
import { inItsDirection } from './inItsDirection.tsx';
import type { TableOrder, VisibleColumn } from './model/column.ts';
import { SortButton } from './SortButton.tsx';
import { headGroups, pressHeader } from './tableHead.ts';

export interface DataTableHeadProps extends Omit<Columns, 'freeze' | 'order'> {
  sort: TableOrder | undefined;
  arrangement: Arrangement | null;
  /** Whether rows have a number, because not all of them are in the page. */
  isNumbered: boolean;
  /**
   * Title of a printed table, repeated on every sheet; `null` on a screen. Browsers omit buttons from repeated headers,
   * so a printed one has none.
   */
  paperTitle: string | null;
}

/** The names of the columns below the names of their groups; the label of a sortable column is a button. */
export function DataTableHead({
  table,
  drawn,
  headerRows,
  sort,
  arrangement,
  isNumbered,
  paperTitle,
}: DataTableHeadProps) {
  const messages = useMessages(tableCatalogues);
  const groupRow = headerRows.length > 1 ? headerRows[0] : undefined;
  const rowIndex = (row: number) => (isNumbered ? row : undefined);
  const headers = headerRows.at(-1) ?? [];
  const isPaper = paperTitle !== null;

  return (
    <thead className={classes.DataTableHead}>
      {isPaper && (
        <tr className={classes.DataTablePaperTitle}>
          <th scope="colgroup" colSpan={drawn.length}>
            {inItsDirection(paperTitle)}
          </th>
        </tr>
      )}
      {groupRow && (
        <tr className={classes.DataTableGroups} aria-rowindex={rowIndex(1)}>
          {headGroups(groupRow, drawn).map(({ key, name, colSpan, pinned }) =>
            name === null ? (
              <td key={key} colSpan={colSpan} data-pinned={pinned} />
            ) : (
              <th key={key} scope="colgroup" colSpan={colSpan} data-pinned={pinned}>
                <span className={classes.DataTableGroupName}>{inItsDirection(name)}</span>
              </th>
            ),
          )}
        </tr>
      )}
      <tr aria-rowindex={rowIndex(groupRow ? 2 : 1)}>
        {drawn.map((column, at) => {
          const isStart = at > 0 && column.group !== drawn[at - 1]?.group;
          return headCell(column, isStart, { table, header: headers[at], sort, messages, arrangement, isPaper });
        })}
      </tr>
    </thead>
  );
}

interface HeadCellInput extends Pick<DataTableHeadProps, 'sort' | 'arrangement'> {
  isPaper: boolean;
  table: ColumnTable;
  header: ColumnHeader | undefined;
  messages: TableMessages;
}

// A function instead of a component for performance, as for the cells of a row.
function headCell(column: VisibleColumn, isStart: boolean, input: HeadCellInput) {
  const { key, label, name = label, align = 'end', pin, pinned, isPinEnd, sortValue, headerEnd } = column;
  const { table, header, sort, messages, arrangement, isPaper } = input;
  const at = sort?.findIndex((each) => each.column === key) ?? -1;
  const direction = at < 0 ? null : sort?.[at]?.ascending ? 'ascending' : 'descending';
  const isOneOfMany = direction !== null && (sort?.length ?? 0) > 1;
  const isSortable = sortValue && header && !isPaper;

  return (
    <th
      key={key}
      scope="col"
      // On one header only: the buttons announce the other keys.
      aria-sort={at === 0 && direction ? direction : undefined}
      data-column={key}
      data-align={align}
      data-pin={pin}
      data-pinned={pinned}
      data-pin-end={isPinEnd}
      data-start={isStart || undefined}
      // The arrangement keys require focus if there is no button.
      tabIndex={arrangement && !isSortable && !isPaper ? 0 : undefined}
      onPointerDown={arrangement ? (event) => arrangement.onPointerDown(event, key) : undefined}
      onKeyDown={arrangement ? (event) => arrangement.onKeyDown(event, key) : undefined}
    >
      {isSortable ? (
        <SortButton
          direction={direction}
          order={isOneOfMany ? at + 1 : undefined}
          title={isOneOfMany ? messages.sortKey(name, at + 1, direction === 'ascending') : name}
          onClick={(event) => pressHeader(header.column, event.shiftKey)}
        >
          {inItsDirection(label)}
        </SortButton>
      ) : (
        <span className={classes.DataTableLabel} title={name === label ? undefined : name}>
          {inItsDirection(label)}
        </span>
      )}
      {headerEnd}
      {arrangement && header && !isPaper && (
        <ColumnHandle {...{ table, header }} onGrab={arrangement.onGrab} onReset={() => arrangement.onReset(key)} />
      )}
    </th>
  );
}
