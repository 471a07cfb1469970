import type { EventDraft } from './eventDocument.ts';
import { withRegistration } from './eventRegistration.ts';

/** An earlier event as the beginning of a new one: without its numbers and sign-ups, and closed, as new events are. */
export function copiedEventDraft(draft: EventDraft): EventDraft {
  const { eventSubgroups, ...event } = unnumbered(draft.event);
  const groups = eventSubgroups.map((group) => unnumbered(group));
  return withRegistration({ ...draft, event: { ...event, eventSubgroups: groups } }, 'closed');
}

function unnumbered<Holder extends object>(holder: Holder): Holder {
  const copy = { ...holder };
  for (const field of Object.keys(copy)) {
    if (field === 'id' || /^total\w+Count$/.test(field)) Reflect.deleteProperty(copy, field);
  }
  return copy;
}
