/** Runs `run` in sequence; returns the time of each run in ms. Excludes the time of `before`, called before each. */
export async function timesOf(
  run: () => Promise<unknown>,
  count: number,
  before: () => void = () => undefined,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    before();
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

/** Returns the value below which a share of the values lies, from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Returns the p50 and p99 of times in ms. */
export function percentiles(times: readonly number[]): Record<'p50Ms' | 'p99Ms', number> {
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}
