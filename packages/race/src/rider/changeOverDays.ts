/**
 * Computes the change to the last known value from the last one at least so many days earlier; `null` without both.
 *
 * `values`: one per day, oldest first; `null` on days without one.
 */
export function changeOverDays(values: readonly (number | null)[], days: number): number | null {
  const lastAt = values.findLastIndex((value) => value !== null);
  const former = values.slice(0, Math.max(0, lastAt - days + 1)).findLast((value) => value !== null) ?? null;
  const last = values[lastAt] ?? null;
  return last === null || former === null ? null : last - former;
}
