/** Average cost of a function call, in µs: by the clock, and by the CPU time of this process. */
export interface CallCost {
  [measure: string]: number;
  wallUs: number;
  cpuUs: number;
}

/** Calls `work` for a minimum time and returns the cost of one call. Load of other processes hardly affects `cpuUs`. */
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

/** Runs `work` once; returns its time by the clock and the CPU time of this process, in ms. */
export async function costOfRun(work: () => Promise<unknown>): Promise<{ wallMs: number; cpuMs: number }> {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  await work();
  const wallMs = performance.now() - before;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { wallMs, cpuMs: (user + system) / 1000 };
}
