import { eventChanges } from './eventChanges.ts';
import type { EventDraft } from './eventDocument.ts';
import { withoutChange } from './withoutChange.ts';

/** A newer version of an event with the changes that `edited` makes to `base`, the version which was edited. */
export function rebasedDraft(
  newer: EventDraft,
  { base, edited }: { base: EventDraft; edited: EventDraft },
): EventDraft {
  // Compared backwards, so that taking a change back is making it.
  return eventChanges(edited, base).reduce((draft, change) => withoutChange(draft, edited, change), newer);
}
