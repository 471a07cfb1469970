import { useCallback } from 'react';
import { readStored, writeStored } from './storage.ts';

/** What a reader saw of a protocol, a mark of each row by its id. */
type Marks = Readonly<Record<string, string>>;

const key = 'otryv_seen_results';
/** Some hundred kilobytes at the most, of the five megabytes that a browser gives. */
const keptProtocols = 20;

/** What this page load found at first: marks stay as they were on arrival, however often a protocol is opened. */
const onArrival = new Map<number, Marks | undefined>();

/** Begins another arrival, as a new page does. */
export function forgetArrival(): void {
  onArrival.clear();
}

/** The protocols seen last, the latest first; entries of another shape are left out. */
function load(): [id: number, marks: Marks][] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
}

function isSeen(entry: unknown): entry is [number, Marks] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number') return false;
  const marks: unknown = entry[1];
  return typeof marks === 'object' && marks !== null && Object.values(marks).every((mark) => typeof mark === 'string');
}

function marksOnArrival(id: number): Marks | undefined {
  if (!onArrival.has(id)) onArrival.set(id, load().find(([each]) => each === id)?.[1]);
  return onArrival.get(id);
}

/** Adds what is seen now to what was; rows that were not on the screen keep the mark of an earlier visit. */
function remember(id: number, marks: Marks): void {
  const all = load();
  const before = all.find(([each]) => each === id)?.[1];
  const others = all.filter(([each]) => each !== id);
  writeStored(key, [[id, { ...before, ...marks }], ...others].slice(0, keptProtocols));
}

/** What this browser's reader saw of a protocol at the last visit, nothing at the first; `see` keeps what they see now. */
export function useSeenResults(id: number): { seen: Marks | undefined; see: (marks: Marks) => void } {
  const seen = marksOnArrival(id);
  const see = useCallback((marks: Marks) => remember(id, marks), [id]);

  return { seen, see };
}
