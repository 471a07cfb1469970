import { toWhatIfQuery } from '@otryv/client/rows';
import { SERIES_CATEGORIES, type WhatIf } from '@otryv/race';
import { useMemo } from 'react';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';

const none = { without: '', assume: '' };

/**
 * Returns the conditions of a what-if calculation of the standings, kept in the address; unreadable ones are dropped.
 */
export function useConditions() {
  const [{ without, assume }, change] = useAddressState(none);
  const assumptions: WhatIf = useMemo(
    () => ({
      withoutStages: partsOf(without, /^\d{1,2}$/).map(Number),
      categories: new Map(
        partsOf(assume, /^[1-9]\d{0,14}:/).flatMap((part) => {
          const [profileId = '', label = ''] = part.split(':');
          const category = SERIES_CATEGORIES.find((each) => each === label);
          return category ? [[Number(profileId), category] as const] : [];
        }),
      ),
    }),
    [without, assume],
  );
  const query = toWhatIfQuery(assumptions);

  return {
    assumptions,
    /** Conditions in the API's format. */
    query,
    isAny: query.without !== '' || query.category !== '',
    onChange: (next: WhatIf) => {
      const { without: orders, category } = toWhatIfQuery(next);
      change({ without: orders, assume: category });
    },
  };
}

function partsOf(list: string, shape: RegExp): string[] {
  return list.split(',').filter((part) => shape.test(part));
}
