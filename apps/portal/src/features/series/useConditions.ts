import { useMemo } from 'react';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';

const none = { without: '', assume: '' };

export interface Conditions {
  /** The stages left out, as the API takes them: «3,4». */
  without: string;
  /** Riders in other categories: «501:B». */
  category: string;
  orders: readonly number[];
  assumed: readonly { profileId: number; category: string }[];
  isAny: boolean;
}

/** The conditions of a trial of the standings, kept in the address: what cannot be read there is none. */
export function useConditions() {
  const [{ without, assume }, change] = useAddressState(none);
  const conditions: Conditions = useMemo(() => {
    const orders = partsOf(without, /^\d{1,2}$/).map(Number);
    const categories = partsOf(assume, /^[1-9]\d{0,14}:[A-Za-z]{1,5}$/);
    return {
      without: orders.join(','),
      category: categories.join(','),
      orders,
      assumed: categories.map((each) => {
        const [profileId = '', category = ''] = each.split(':');
        return { profileId: Number(profileId), category };
      }),
      isAny: orders.length > 0 || categories.length > 0,
    };
  }, [without, assume]);

  return {
    conditions,
    setOrders: (orders: readonly number[]) => change({ without: orders.join(',') }),
    setAssumed: (assumed: Conditions['assumed']) =>
      change({ assume: assumed.map(({ profileId, category }) => `${profileId}:${category}`).join(',') }),
    reset: () => change(none),
  };
}

function partsOf(list: string, shape: RegExp): string[] {
  return list.split(',').filter((part) => shape.test(part));
}
