/** Whether this run is a full one (`npm run check:full`): tests with many cases then run all of them. */
export const isFullRun = process.env.CHECK_FULL === '1';

/** Returns the number of cases of a test that repeats one kind: fewer outside a full run. */
export function caseCount({ usual, full }: { usual: number; full: number }): number {
  return isFullRun ? full : usual;
}

/** Returns the first and the last case of a matrix; all of them in a full run. */
export function firstAndLast<T>(cases: readonly T[]): readonly T[] {
  return isFullRun ? cases : cases.filter((_, index) => index === 0 || index === cases.length - 1);
}
