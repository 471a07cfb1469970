import type { AddressKey } from '@otryv/contract/addresses';

/** Tabs of a rider by address key, in display order. */
export const riderTabs = {
  results: 'riderResults',
  power: 'riderPower',
  score: 'riderScore',
  weight: 'riderWeight',
} as const satisfies Record<string, AddressKey>;
export type RiderTab = keyof typeof riderTabs;
