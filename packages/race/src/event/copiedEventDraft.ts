import type { EventDraft } from './eventDocument.ts';

/** An earlier event as the beginning of a new one: without its numbers and sign-ups. All else stays as it is. */
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
