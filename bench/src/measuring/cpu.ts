/** What calls of a function cost on average, in µs: by the clock, and by this process' own work. */
export interface CallCost {
  [measure: string]: number;
  wallUs: number;
  cpuUs: number;
}

/** Calls `work` for at least so long and returns the cost of one call. A neighbour's load hardly shows in `cpuUs`. */
export function costOf(work: () => unknown, leastMs = 60): CallCost {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  let calls = 0;
  while (performance.now() - before < leastMs || calls === 0) {
    work();
    calls += 1;
  }
  const wallMs = performance.now() - before;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wallUs: (wallMs * 1000) / calls, cpuUs: (user + system) / calls };
}
