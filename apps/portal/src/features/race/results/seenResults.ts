import { useHydrated } from '@otryv/ui';
import { useCallback } from 'react';
import { useSession } from '../../../lib/session/sessionStore.ts';
import { accountKey, guestAccount, readStored, type StoredKey, writeStored } from '../../../lib/storage/storage.ts';

/** What a reader saw of a protocol, a mark of each row by its id. */
type Marks = Readonly<Record<string, string>>;

/** Some hundred kilobytes at the most, of the five megabytes that a browser gives. */
const keptProtocols = 20;

/** What this page load found at first: marks stay as they were on arrival, however often a protocol is opened. */
const onArrival = new Map<string, Marks | undefined>();

/** Begins another arrival, as a new page does. */
export function forgetArrival(): void {
  onArrival.clear();
}

/** The protocols seen last, the latest first; entries of another shape are left out. */
function load(key: StoredKey): [id: number, marks: Marks][] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
}

function isSeen(entry: unknown): entry is [number, Marks] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number') return false;
  const marks: unknown = entry[1];
  return typeof marks === 'object' && marks !== null && Object.values(marks).every((mark) => typeof mark === 'string');
}

function marksOnArrival(key: StoredKey, id: number): Marks | undefined {
  const arrival = `${key} ${id}`;
  if (!onArrival.has(arrival)) onArrival.set(arrival, load(key).find(([each]) => each === id)?.[1]);
  return onArrival.get(arrival);
}

/** Adds what is seen now to what was; rows that were not on the screen keep the mark of an earlier visit. */
function remember(key: StoredKey, id: number, marks: Marks): void {
  const all = load(key);
  const before = all.find(([each]) => each === id)?.[1];
  const others = all.filter(([each]) => each !== id);
  writeStored(key, [[id, { ...before, ...marks }], ...others].slice(0, keptProtocols));
}

/**
 * What the reader saw of a protocol at the last visit, nothing at the first; `see` keeps what they see now. Nothing is read or
 * kept as long as it is not known who reads.
 */
export function useSeenResults(id: number): { seen: Marks | undefined; see: (marks: Marks) => void } {
  const key = useKey();
  const seen = key === null ? undefined : marksOnArrival(key, id);
  const see = useCallback((marks: Marks) => (key === null ? undefined : remember(key, id, marks)), [key, id]);

  return { seen, see };
}

function useKey(): StoredKey | null {
  const { status, user, error } = useSession();
  // A page from the server is first rendered as for a guest, whoever reads it.
  const isHydrated = useHydrated();
  if (!isHydrated || status !== 'resolved' || error) return null;
  return accountKey(user?.id ?? guestAccount, 'seen_results');
}
