const freshMs = 7 * 86_400_000;

/** Returns the time since which a record is marked as new: one week. */
export function newSince(now: number): number {
  return now - freshMs;
}
