import type { LinkOfLine } from '@otryv/ui';
import type { AnyColumn, TableOrder } from './column.ts';

/** A link per sortable column: what a press of its header would do. Search engines know the rows by the usual order. */
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
