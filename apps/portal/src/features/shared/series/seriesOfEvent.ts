import { addresses, addressOf } from '@otryv/contract/addresses';

/** Row of a race, with its series. */
export interface OfSeries {
  seriesId?: { name: string; urlSlug: string } | null;
}

/** Returns the page of a race's series, which redirects to its schedule while announced; `null` without one. */
export function seriesOfEventHref({ seriesId }: OfSeries): string | null {
  return seriesId ? addressOf(addresses.seriesResults, { urlSlug: seriesId.urlSlug }) : null;
}
