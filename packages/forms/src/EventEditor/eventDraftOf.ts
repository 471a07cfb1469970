import { eventDraft } from '@otryv/contract/schemas';

/** A value as an event to edit or to send; `null` for anything else, as for what a browser has kept of another version. */
export function eventDraftOf(value: unknown) {
  return eventDraft.safeParse(value).data ?? null;
}
