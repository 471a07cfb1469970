import type { TableOrder } from '@otryv/tables';
import { useAddressHref } from '../navigation/useAddressHref.ts';
import { fromSort } from './tableSort.ts';

/** The address of this screen in another order, for the links of a table without scripts. */
export function useSortHref(): (sort: TableOrder) => string {
  const hrefOf = useAddressHref();

  return (sort) => hrefOf({ sort: fromSort(sort) });
}
