const FIRST_ACTIVITY = 1_795_900_000_000_000_000n;
const FULL_FILE = 5_000_000_000_000_000_000n;
const SMALL_FILE = 6_000_000_000_000_000_000n;
const ROOM = 1000n;
/** Training rides use the numbers below the first event id. */
const MOST_TRAINING = 1_000_000n;

/** Content of an activity id: the ride of an entrant in an event, or a numbered training ride of a rider. */
export type ActivityRef =
  | { readonly kind: 'race'; readonly eventId: number; readonly number: number }
  | { readonly kind: 'training'; readonly riderIndex: number; readonly number: number };

/** Returns the id of an entrant's activity: text, because it is far above 2^53. */
export function raceActivityId(eventId: number, number: number): string {
  return String(FIRST_ACTIVITY + BigInt(eventId) * ROOM + BigInt(number));
}

/** Returns the id of a training ride of the rider with this index in the world. */
export function trainingActivityId(riderIndex: number, number: number): string {
  return String(FIRST_ACTIVITY + BigInt(riderIndex) * ROOM + BigInt(number));
}

/** Parses an activity id; `null` for foreign text. */
export function readActivityId(id: string): ActivityRef | null {
  if (!/^\d{19}$/.test(id)) return null;
  const rest = BigInt(id) - FIRST_ACTIVITY;
  if (rest < 0n) return null;
  const owner = rest / ROOM;
  const number = Number(rest % ROOM);
  return owner < MOST_TRAINING
    ? { kind: 'training', riderIndex: Number(owner), number }
    : { kind: 'race', eventId: Number(owner), number };
}

/** Returns the ids of the per-second file of an activity and of its downsampled version. */
export function fileIds(activityId: string): { full: string; small: string } {
  return { full: String(BigInt(activityId) + FULL_FILE), small: String(BigInt(activityId) + SMALL_FILE) };
}
