import { usualResultsColumns } from '@otryv/contract/embed';
import type { Column } from '@otryv/tables';
import { useMemo } from 'react';
import { chosenColumns } from './chosenColumns.ts';

type Choose = <Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[];

/** The columns of a protocol that a site has named, or the few that fit; the category only where there are several. */
export function useResultsColumns(names: readonly string[] | null, hasCategories: boolean): Choose {
  const list = names?.join() ?? null;
  return useMemo(
    () => (columns) => {
      const shown = columns.filter(({ key }) => hasCategories || key !== 'category');
      return list === null
        ? chosenColumns(shown, usualResultsColumns).map(withoutGroup)
        : chosenColumns(shown, list.split(','));
    },
    [list, hasCategories],
  );
}

/** Over one column the heading of a group says only its unit. */
function withoutGroup<Row>(given: Column<Row>): Column<Row> {
  const { group: _, ...column } = given;
  return column.key === 'power' ? { ...column, label: column.unit ?? column.label } : column;
}
