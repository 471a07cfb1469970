import { type TableMessages, useTableMessages } from '../messages/table.ts';
import type { AnyColumn, TableOrder } from './column.ts';
import classes from './DataTableHead.module.css';
import { SortButton } from './SortButton.tsx';
import { headGroups, nextOrder } from './tableHead.ts';

export interface DataTableHeadProps {
  columns: readonly AnyColumn[];
  sort: TableOrder | undefined;
  onSort: (sort: TableOrder) => void;
  /** Whether rows carry their number, because not all of them are in the page. */
  isNumbered: boolean;
  /** On paper nothing is pressed, and browsers leave buttons out of the heads that repeat on further pages. */
  isPaper: boolean;
}

/** The names of the columns under the names of their groups; the label of a sortable column is a button. */
export function DataTableHead({ columns, sort, onSort, isNumbered, isPaper }: DataTableHeadProps) {
  const messages = useTableMessages();
  const groups = headGroups(columns);
  const hasGroups = groups.some(({ name }) => name !== null);
  const rowIndex = (row: number) => (isNumbered ? row : undefined);

  return (
    <thead className={classes.DataTableHead}>
      {hasGroups && (
        <tr className={classes.DataTableGroups} aria-rowindex={rowIndex(1)}>
          {groups.map(({ key, name, colSpan }) =>
            name === null ? (
              <td
                key={key}
                colSpan={colSpan}
                data-pin={columns[0]?.key === key && columns[0].pin ? 'lead' : undefined}
              />
            ) : (
              <th key={key} scope="colgroup" colSpan={colSpan}>
                <span className={classes.DataTableGroupName}>{name}</span>
              </th>
            ),
          )}
        </tr>
      )}
      <tr aria-rowindex={rowIndex(hasGroups ? 2 : 1)}>
        {columns.map((column, at) =>
          headCell(column, at > 0 && column.group !== columns[at - 1]?.group, messages, { sort, onSort, isPaper }),
        )}
      </tr>
    </thead>
  );
}

// No component, as no cell is: a head has as many of them as a row.
function headCell(
  column: AnyColumn,
  isStart: boolean,
  messages: TableMessages,
  { sort, onSort, isPaper }: Pick<DataTableHeadProps, 'sort' | 'onSort' | 'isPaper'>,
) {
  const { key, label, name = label, align = 'end', pin, sortValue, headerEnd } = column;
  const at = sort?.findIndex(({ column }) => column === key) ?? -1;
  const direction = at < 0 ? null : sort?.[at]?.ascending ? 'ascending' : 'descending';
  const isOneOfMany = direction !== null && (sort?.length ?? 0) > 1;

  return (
    <th
      key={key}
      scope="col"
      // One header only: a reader hears the other keys from their buttons.
      aria-sort={at === 0 && direction ? direction : undefined}
      data-column={key}
      data-align={align}
      data-pin={pin}
      data-start={isStart || undefined}
    >
      {sortValue && !isPaper ? (
        <SortButton
          direction={direction}
          order={isOneOfMany ? at + 1 : undefined}
          title={isOneOfMany ? messages.sortKey(name, at + 1, direction === 'ascending') : name}
          onClick={(event) => onSort(nextOrder(column, sort, event.shiftKey))}
        >
          {label}
        </SortButton>
      ) : (
        <span className={classes.DataTableLabel} title={name === label ? undefined : name}>
          {label}
        </span>
      )}
      {headerEnd}
    </th>
  );
}
