import { eventChanges } from './eventChanges.ts';
import type { EventDraft } from './eventDocument.ts';
import { withoutChange } from './withoutChange.ts';

/** Rebases the changes from `base` to `edited` onto a newer version of the event. */
export function rebasedDraft(
  newer: EventDraft,
  { base, edited }: { base: EventDraft; edited: EventDraft },
): EventDraft {
  // Compared in reverse, so that reverting a change applies it.
  return eventChanges(edited, base).reduce((draft, change) => withoutChange(draft, edited, change), newer);
}
