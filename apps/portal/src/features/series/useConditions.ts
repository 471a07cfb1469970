import { toWhatIfQuery } from '@otryv/client/rows';
import { SERIES_CATEGORIES, type WhatIf } from '@otryv/race';
import { useMemo } from 'react';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';

const none = { without: '', assume: '' };

/** The conditions of a trial of the standings, kept in the address: what cannot be read there is none. */
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
    /** As the API takes them. */
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
