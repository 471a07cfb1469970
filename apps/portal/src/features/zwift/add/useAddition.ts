import type { EventDraft } from '@otryv/race';
import { useSend } from '../../../lib/api/useSend.ts';

export interface AddedEvent {
  eventId: string;
  /** Organizer whose game account reads it; blank for the site's. */
  organizerId: string;
  /** Opens an event that is not public. */
  secret?: string;
}

type SiteValues = Pick<EventDraft, 'registrationMode' | 'finishProtocol' | 'importanceLevel' | 'seriesId'>;

/** Adds an event of the game to the site; rejects with the cause of a failure. */
export function useAddition({ eventId, organizerId, secret }: AddedEvent) {
  const { submit } = useSend('POST', '/api/race/events');

  return ({ registrationMode, finishProtocol, importanceLevel, seriesId }: SiteValues) => {
    const account = { ...(organizerId !== '' && { organizerId }), ...(secret && { secret }) };
    const values = { registrationMode, finishProtocol, importanceLevel, seriesId };
    return submit({ body: { event: { id: Number(eventId), ...account, ...values } } });
  };
}
