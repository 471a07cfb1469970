const freshMs = 7 * 86_400_000;

/** From when on a record is marked as new: for a week. */
export function newSince(now: number): number {
  return now - freshMs;
}
