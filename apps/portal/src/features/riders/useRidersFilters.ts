import type { Riders } from '@otryv/contract';
import { GROUP_LABELS } from '@otryv/race';
import type { PowerUnit, TableOrder } from '@otryv/tables';
import { useMemo } from 'react';
import { toSort } from '../../lib/lists/tableSort.ts';
import { useListPages } from '../../lib/lists/useListPages.ts';
import { isNarrowedBy, useAddressState } from '../../lib/navigation/useAddressState.ts';
import { useTypedSearch } from '../../lib/navigation/useTypedSearch.ts';
import { intervalSort } from '../shared/riders/intervalSort.ts';

export type Sex = '' | 'male' | 'female';

const listed = ['A+', ...GROUP_LABELS] as const;
const usual = '-racingScore';
const filters = { search: '', category: '', sex: '', onAir: '' };
const defaults = { ...filters, sort: usual };
const intervals = [15, 60, 300, 1200, 2400] as const;
const columnNames = new Map([
  ['finishes', 'totalEvents'],
  ['racingScore', 'racingScore'],
  ['racingScoreChange', 'racingScoreChange'],
  ['weight', 'weight'],
  ['height', 'height'],
  ['age', 'age'],
  ['medals', 'medals'],
]);

/** Returns the search, category, sex, order and page of the list of riders, kept in the address. */
export function useRidersFilters() {
  const [state, change] = useAddressState(defaults);
  const { forget, ...search } = useTypedSearch();
  const sort = useMemo(() => toSort(state.sort) ?? toSort(usual), [state.sort]);

  return {
    ...search,
    ...useListPages(),
    change,
    categories: listed,
    category: listed.find((label) => label === state.category) ?? null,
    sex: sexOf(state.sex),
    onAir: state.onAir === 'true',
    sort,
    isNarrowed: isNarrowedBy(filters, state),
    reset: () => {
      forget();
      change(filters);
    },
  };
}

export type RidersFilters = ReturnType<typeof useRidersFilters>;

/** Returns the query of the list: an order unknown to the API becomes the default. */
export function ridersQuery(filters: RidersFilters, power: PowerUnit) {
  const { page, size, search, category, sex, onAir } = filters;

  return {
    page,
    docsOnPage: size,
    search,
    ...apiOrder(filters.sort, power),
    category: category ?? ('All' as const),
    ...(sex !== '' && { male: sex === 'male' }),
    ...(onAir && { onAir }),
  };
}

function apiOrder(sort: TableOrder | undefined, power: PowerUnit) {
  const { column = '', ascending = false } = sort?.[0] ?? {};
  // In watts by the 20 minutes that they are computed from, since the column of the API is in W/kg.
  const ftp = power === 'watts' ? 'cp-watts-1200' : 'ftp';
  const columnName = columnNames.get(column) ?? (column === 'ftp' ? ftp : intervalSort(column, power, intervals));
  return columnName === null ? {} : { columnName, isRasing: ascending };
}

/** Returns the number of riders by category, and in total, of the selected sex. */
export function countsBySex(categories: Riders['categories'], sex: Sex): { of: Map<string, number>; total: number } {
  const countOf = ({ male, female }: Riders['categories'][number]) =>
    (sex === 'female' ? 0 : male) + (sex === 'male' ? 0 : female);
  return {
    of: new Map(categories.flatMap((each) => (each.category === null ? [] : [[each.category, countOf(each)]]))),
    total: categories.reduce((sum, each) => sum + countOf(each), 0),
  };
}

function sexOf(text: string): Sex {
  return text === 'male' || text === 'female' ? text : '';
}
