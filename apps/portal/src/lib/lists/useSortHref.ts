import type { TableOrder } from '@otryv/tables';
import { useAddressHref } from '../navigation/useAddressHref.ts';
import { fromSort } from './tableSort.ts';

/** Returns a function that builds this screen's address in another order, for table links without scripts. */
export function useSortHref(): (sort: TableOrder) => string {
  const hrefOf = useAddressHref();

  return (sort) => hrefOf({ sort: fromSort(sort) });
}
