import type { LinkOfLine } from '@otryv/ui';
import type { AnyColumn, TableOrder } from './column.ts';

/**
 * Returns a link per sortable column, equivalent to pressing its header. `nofollow`: search engines index the rows in
 * the default order.
 */
export function sortLinks(
  columns: readonly AnyColumn[],
  sort: TableOrder | undefined,
  hrefOf: (sort: TableOrder) => string,
): LinkOfLine[] {
  return columns.flatMap(({ key, label, name = label, sortValue, descendingFirst = false }) => {
    const current = sort?.find(({ column }) => column === key);
    const ascending = current ? !current.ascending : !descendingFirst;
    return sortValue
      ? [{ href: hrefOf([{ column: key, ascending }]), label: name, isCurrent: current !== undefined, rel: 'nofollow' }]
      : [];
  });
}
