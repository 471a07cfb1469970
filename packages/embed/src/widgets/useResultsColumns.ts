import { usualResultsColumns } from '@otryv/contract/embed';
import type { Column } from '@otryv/tables';
import { useMemo } from 'react';
import { chosenColumns } from './chosenColumns.ts';

type Choose = <Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[];

export interface ResultsColumnsInput {
  /** Names chosen by a site; `null` for the few default ones. */
  names: readonly string[] | null;
  /** Whether the rows are of several categories. */
  hasCategories: boolean;
  /** Whether ranks in the category differ from those in the whole protocol. */
  hasOwnRanks: boolean;
}

/** Returns the columns of a protocol, without those that add nothing to its rows. */
export function useResultsColumns({ names, hasCategories, hasOwnRanks }: ResultsColumnsInput): Choose {
  const list = names?.join() ?? null;
  return useMemo(
    () => (columns) => {
      const idle = [...(hasCategories ? [] : ['category']), ...(hasOwnRanks ? [] : ['categoryPlace'])];
      const shown = columns.filter(({ key }) => !idle.includes(key));
      return list === null
        ? chosenColumns(shown, usualResultsColumns).map(withoutGroup)
        : withWideGroups(chosenColumns(shown, list.split(',')));
    },
    [list, hasCategories, hasOwnRanks],
  );
}

/** Widens columns whose group heading is wider than one column. */
function withWideGroups<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const shown = columns.filter(({ isShown = true }) => isShown);
  return columns.map((column) =>
    shown.filter(({ group }) => group === column.group).length > 1 ? column : withoutGroup(column),
  );
}

/** Removes a column's group; its label includes the unit if the group's heading did. */
function withoutGroup<Row>(given: Column<Row>): Column<Row> {
  const { group = '', ...column } = given;
  const { key, label, unit } = column;
  if (unit === undefined || !group.includes(unit)) return column;
  return { ...column, label: key === 'power' ? unit : `${label}, ${unit}` };
}
