import { eventDraftOf } from '@otryv/forms';
import type { EventDraft } from '@otryv/race';

/** Returns an edited event in the format of the contract. Throws if it is invalid. */
export function documentToSend(draft: EventDraft) {
  const document = eventDraftOf(draft);
  if (document === null) throw new Error('The event is not one of the contract.');
  return document;
}
