import type { EventWritten } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { EventDraft } from '@otryv/race';

/** Returns the page that adds a created event to the site, with the site's settings preselected. */
export function additionHref(
  { eventId, organizerId }: Pick<EventWritten['data'], 'eventId' | 'organizerId'>,
  {
    registrationMode,
    finishProtocol,
    importanceLevel,
    seriesId,
  }: Pick<EventDraft, 'registrationMode' | 'finishProtocol' | 'importanceLevel' | 'seriesId'>,
): string {
  const query = new URLSearchParams({ eventId: String(eventId), finishProtocol, importanceLevel });
  if (organizerId !== null) query.set('organizerId', organizerId);
  if (registrationMode !== null) query.set('registrationMode', registrationMode);
  if (seriesId !== null) query.set('seriesId', seriesId);
  return `${addressOf(addresses.eventAdd)}?${query}`;
}
