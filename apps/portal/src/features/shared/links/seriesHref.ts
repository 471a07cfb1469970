import type { SeriesCardDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';

/** Returns the page of a series: its results, or its schedule while it is announced. */
export function seriesHref({ urlSlug, status }: Pick<SeriesCardDto, 'urlSlug' | 'status'>): string {
  return addressOf(addresses[status === 'upcoming' ? 'seriesSchedule' : 'seriesResults'], { urlSlug });
}
