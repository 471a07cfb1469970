import type { EventDraft } from './eventDocument.ts';

/** Copies an earlier event as the basis of a new one: without its ids and sign-ups. Everything else is kept. */
export function copiedEventDraft(draft: EventDraft): EventDraft {
  const { eventSubgroups, ...event } = unnumbered(draft.event);
  const groups = eventSubgroups.map((group) => unnumbered(group));
  return { ...draft, event: { ...event, eventSubgroups: groups } };
}

function unnumbered<Holder extends object>(holder: Holder): Holder {
  const copy = { ...holder };
  for (const field of Object.keys(copy)) {
    if (field === 'id' || /^total\w+Count$/.test(field)) Reflect.deleteProperty(copy, field);
  }
  return copy;
}
