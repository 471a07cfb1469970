import { useRead } from '../../../../lib/api/useRead.ts';
import { useAddressState } from '../../../../lib/navigation/useAddressState.ts';

const defaults = { days: '90' };

/** Returns the figures of a rider by day, over 90 days or a year as in the address. */
export function useHistory(zwiftId: number) {
  const [state, change] = useAddressState(defaults);
  const days = state.days === '365' ? '365' : '90';
  const reading = useRead('/api/race/profile/{zwiftId}/metrics', {
    params: { zwiftId: String(zwiftId) },
    query: { days },
  });

  return { ...reading, days, chooseDays: (chosen: string) => change({ days: chosen }) };
}
