import { eventDraft } from '@otryv/contract/schemas';

/**
 * Parses a value as an event to edit or to send; `null` for anything else, such as a draft stored by another version.
 */
export function eventDraftOf(value: unknown) {
  return eventDraft.safeParse(value).data ?? null;
}
