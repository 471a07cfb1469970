import { eventDraftOf } from '@otryv/forms';
import type { EventDraft } from '@otryv/race';
import { readStored, removeStored, writeStored } from '../../session/storage.ts';

/** An event with changes that were not sent, and the event that they were made to. */
export interface KeptDraft {
  base: EventDraft;
  edited: EventDraft;
  savedAt: number;
}

/** What draft it is: that of an event, by its number, or of a new one. */
export type DraftId = number | 'new';

/** The draft that this browser keeps; `null` without one that can be read. */
export function readDraft(id: DraftId): KeptDraft | null {
  const kept = readStored(keyOf(id));
  if (typeof kept !== 'object' || kept === null) return null;
  const base = eventDraftOf(Reflect.get(kept, 'base'));
  const edited = eventDraftOf(Reflect.get(kept, 'edited'));
  const savedAt: unknown = Reflect.get(kept, 'savedAt');
  if (base === null || edited === null || typeof savedAt !== 'number') return null;
  return { base, edited, savedAt };
}

export function keepDraft(id: DraftId, draft: KeptDraft): void {
  writeStored(keyOf(id), draft);
}

export function forgetDraft(id: DraftId): void {
  removeStored(keyOf(id));
}

function keyOf(id: DraftId): string {
  return `eventDraft-${id}`;
}
