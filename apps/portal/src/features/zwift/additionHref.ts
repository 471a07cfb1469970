import type { EventWritten } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { EventDraft } from '@otryv/race';

/** The page that takes a created event into the site, with what the site keeps of it already chosen. */
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
