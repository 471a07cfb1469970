import { useMessages } from '@otryv/ui';
import { tableCatalogues } from '../../messages/table.ts';
import type { AnyColumn, TableOrder } from '../model/column.ts';
import { columnName } from '../model/columnName.ts';
import { useControllable } from '../state/useControllable.ts';

export interface SortInput {
  columns: readonly AnyColumn[];
  sort?: TableOrder | undefined;
  defaultSort?: TableOrder | undefined;
  onSort?: ((sort: TableOrder) => void) | undefined;
  announce: (text: string | undefined) => void;
}

/** Manages the order of a table, with a function that changes and announces it. */
export function useSort({ columns, sort: given, defaultSort, onSort, announce }: SortInput) {
  const messages = useMessages(tableCatalogues);
  const [sort, setSort] = useControllable(given, defaultSort, onSort);
  const sortBy = (next: TableOrder) => {
    setSort(next);
    announce(
      next.reduce<string | undefined>(
        (text, { column, ascending }) => messages.sortedBy(text, columnName(columns, column), ascending),
        undefined,
      ),
    );
  };

  return [sort, sortBy] as const;
}
