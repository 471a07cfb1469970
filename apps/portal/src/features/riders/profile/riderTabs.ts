import type { AddressKey } from '@otryv/contract/addresses';

/** The tabs of a rider by the keys of their addresses, in their order. */
export const riderTabs = {
  results: 'riderResults',
  power: 'riderPower',
  score: 'riderScore',
  weight: 'riderWeight',
} as const satisfies Record<string, AddressKey>;
export type RiderTab = keyof typeof riderTabs;
