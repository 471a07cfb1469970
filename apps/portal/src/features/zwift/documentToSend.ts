import { eventDraftOf } from '@otryv/forms';
import type { EventDraft } from '@otryv/race';

/** An edited event as the contract has it. Throws where it is none. */
export function documentToSend(draft: EventDraft) {
  const document = eventDraftOf(draft);
  if (document === null) throw new Error('The event is not one of the contract.');
  return document;
}
