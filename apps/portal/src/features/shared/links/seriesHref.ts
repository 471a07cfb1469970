import type { SeriesCardDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';

/** The page of a series: its results, while it is announced its schedule. */
export function seriesHref({ urlSlug, status }: Pick<SeriesCardDto, 'urlSlug' | 'status'>): string {
  return addressOf(addresses[status === 'upcoming' ? 'seriesSchedule' : 'seriesResults'], { urlSlug });
}
