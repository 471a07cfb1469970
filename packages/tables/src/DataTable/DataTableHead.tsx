import type { AnyColumn, TableSort } from './column.ts';
import classes from './DataTableHead.module.css';
import { SortButton } from './SortButton.tsx';
import { headGroups, nextSort } from './tableHead.ts';

export interface DataTableHeadProps {
  columns: readonly AnyColumn[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  /** Whether rows carry their number, because not all of them are in the page. */
  isNumbered: boolean;
}

/** The names of the columns under the names of their groups; the label of a sortable column is a button. */
export function DataTableHead({ columns, sort, onSort, isNumbered }: DataTableHeadProps) {
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
        {columns.map((column, at) => (
          <HeadCell
            key={column.key}
            column={column}
            isStart={at > 0 && column.group !== columns[at - 1]?.group}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  column: AnyColumn;
  isStart: boolean;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

function HeadCell({ column, isStart, sort, onSort }: HeadCellProps) {
  const { key, label, name = label, align = 'end', pin, sortValue, headerEnd } = column;
  const direction = sort?.column !== key ? null : sort.ascending ? 'ascending' : 'descending';

  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      data-column={key}
      data-align={align}
      data-pin={pin}
      data-start={isStart || undefined}
    >
      {sortValue ? (
        <SortButton direction={direction} title={name} onClick={() => onSort(nextSort(column, sort))}>
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
