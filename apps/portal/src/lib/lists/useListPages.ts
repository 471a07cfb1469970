import { pageSizes } from '@otryv/ui';
import { useAddressHref } from '../navigation/useAddressHref.ts';
import { useAddressState } from '../navigation/useAddressState.ts';
import { setPreferences, usePreferences } from '../preferences/preferences.ts';

const defaults = { page: '1', docsOnPage: '' };
/** Rows per page for readers who never chose a size. */
export const usualSize = 20;

/** Returns the current page of a list and the page size: both from the address, the size else from the last choice. */
export function useListPages() {
  const [state, change] = useAddressState(defaults);
  const hrefOf = useAddressHref();
  const { pageSize = usualSize } = usePreferences();
  const asked = Number(state.docsOnPage);

  return {
    page: /^[1-9]\d{0,4}$/.test(state.page) ? Number(state.page) : 1,
    hrefOf: (page: number) => hrefOf({ page: page === 1 ? '' : String(page) }),
    size: pageSizes.some((size) => size === asked) ? asked : pageSize,
    resize: (size: number) => {
      setPreferences({ pageSize: size });
      change({ docsOnPage: String(size) });
    },
  };
}

export type ListPages = ReturnType<typeof useListPages>;
