import type { SentDocument } from './eventDocuments.ts';

const LAG_MS = 10_000;

/** What the game's cache and its lists have of events: they lag 10 s behind what is written. */
export interface WriteLag {
  /** Called before each write with what it replaces; `null` for a new event. */
  note(id: number, before: SentDocument | null): void;
  /** The document as it was before the writes of the last 10 s. */
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
