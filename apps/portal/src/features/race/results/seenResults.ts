import { useHydrated } from '@otryv/ui';
import { useCallback } from 'react';
import { useSession } from '../../../lib/session/sessionStore.ts';
import { accountKey, guestAccount, readStored, type StoredKey, writeStored } from '../../../lib/storage/storage.ts';

/** Marks of the rows of a protocol as last seen, by row id. */
type Marks = Readonly<Record<string, string>>;

/** A few hundred kilobytes at most, of the five megabytes that a browser allows. */
const keptProtocols = 20;

/** Marks as of the first opening in this page load: they stay the same however often a protocol is opened. */
const onArrival = new Map<string, Marks | undefined>();

/** Resets the marks as a new page load does. */
export function forgetArrival(): void {
  onArrival.clear();
}

/** Loads the protocols seen last, latest first; entries of another shape are dropped. */
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

/** Adds the rows seen now to those seen before; rows that were not shown keep the mark of an earlier visit. */
function remember(key: StoredKey, id: number, marks: Marks): void {
  const all = load(key);
  const before = all.find(([each]) => each === id)?.[1];
  const others = all.filter(([each]) => each !== id);
  writeStored(key, [[id, { ...before, ...marks }], ...others].slice(0, keptProtocols));
}

/**
 * Returns the rows that the reader saw at the last visit, none at the first; `see` records those visible now. Nothing
 * is read or stored while the session is unknown.
 */
export function useSeenResults(id: number): { seen: Marks | undefined; see: (marks: Marks) => void } {
  const key = useKey();
  const seen = key === null ? undefined : marksOnArrival(key, id);
  const see = useCallback((marks: Marks) => (key === null ? undefined : remember(key, id, marks)), [key, id]);

  return { seen, see };
}

function useKey(): StoredKey | null {
  const { status, user, error } = useSession();
  // A server-rendered page is first rendered as for a guest, regardless of the reader.
  const isHydrated = useHydrated();
  if (!isHydrated || status !== 'resolved' || error) return null;
  return accountKey(user?.id ?? guestAccount, 'seen_results');
}
