import { addresses, addressOf } from '@otryv/contract/addresses';

/** A row of a race, with the series that it is of. */
export interface OfSeries {
  seriesId?: { name: string; urlSlug: string } | null;
}

/** The page of the series of a race, which leads on to its schedule while it is announced; `null` without one. */
export function seriesOfEventHref({ seriesId }: OfSeries): string | null {
  return seriesId ? addressOf(addresses.seriesResults, { urlSlug: seriesId.urlSlug }) : null;
}
