import { addresses, addressOf } from '@otryv/contract/addresses';

export interface OfOrganizer {
  organizerId: { urlSlug?: string | undefined; isPublished?: boolean | undefined } | null;
}

/** Returns the page of a race's organizer; `null` for a race without one, and for a hidden page. */
export function organizerHref({ organizerId }: OfOrganizer): string | null {
  if (!organizerId?.isPublished || organizerId.urlSlug === undefined) return null;
  return addressOf(addresses.organizerSchedule, { urlSlug: organizerId.urlSlug });
}
