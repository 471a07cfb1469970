import { addresses, addressOf } from '@otryv/contract/addresses';

/** Returns the page that creates a new event as a copy of one of the site. */
export function createHref(copied: string | number): string {
  return `${addressOf(addresses.eventCreate)}?${new URLSearchParams({ copy: String(copied) })}`;
}
