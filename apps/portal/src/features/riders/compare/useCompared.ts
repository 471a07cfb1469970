import { useRead } from '../../../lib/api/useRead.ts';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';

/** As many as a chart can distinguish. */
export const mostRiders = 4;

const defaults = { riders: '', days: '90' };
const periods = ['90', '365', 'all'] as const;
export type ComparedPeriod = (typeof periods)[number];

/** Returns the riders and the period in the address, with functions that change them. */
export function useComparedRiders() {
  const [state, change] = useAddressState(defaults);
  const asked = state.riders.split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id));
  const ids = [...new Set(asked.map(Number))].slice(0, mostRiders);
  const choose = (riders: readonly number[]) => change({ riders: riders.join(',') });

  return {
    ids,
    days: periods.find((period) => period === state.days) ?? '90',
    chooseDays: (days: ComparedPeriod) => change({ days }),
    add: (id: number) => choose([...ids, id]),
    remove: (id: number) => choose(ids.filter((one) => one !== id)),
    swap: () => choose(ids.toReversed()),
  };
}

/** Returns the profile of a rider who has no one to be compared with yet. */
export function useAlone(ids: readonly number[]) {
  return useRead('/api/race/profile/{zwiftId}', ids.length === 1 ? { params: { zwiftId: String(ids[0]) } } : null);
}

/** Returns the comparison of the riders; read only for two or more. */
export function useCompared(ids: readonly number[], days: ComparedPeriod) {
  return useRead(
    '/api/race/profile/compare',
    ids.length < 2 ? null : { query: { riders: ids.join(','), ...(days !== 'all' && { days }) } },
  );
}
