import type { SentDocument } from './eventDocuments.ts';

const LAG_MS = 10_000;

/** Stale view of events in the game's cache and lists, 10 s behind the writes. */
export interface WriteLag {
  /** Records a write with the replaced document; `null` for a new event. */
  note(id: number, before: SentDocument | null): void;
  /** Returns the document as it was before the writes of the last 10 s. */
  behind(id: number, present: SentDocument | null): SentDocument | null;
}

export function createWriteLag(now: () => number): WriteLag {
  const writes: { id: number; at: number; before: SentDocument | null }[] = [];
  return {
    note: (id, before) => {
      writes.push({ id, at: now(), before });
    },
    behind: (id, present) => {
      const first = writes.find((write) => write.id === id && now() - write.at < LAG_MS);
      return first ? first.before : present;
    },
  };
}
