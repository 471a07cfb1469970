import { monitorEventLoopDelay } from 'node:perf_hooks';
import PQueue from 'p-queue';
import { caseCount } from './full-run.ts';

const nanosecondsPerMs = 1e6;

export interface Flood {
  calls: number;
  /** Number of concurrent calls. */
  atOnce: number;
  call: (index: number) => Promise<string>;
}

/**
 * Returns the number of calls of a flood: suited to each kind of run, or as requested by `npm run drill -- flood` (R8).
 */
export function floodCalls(counts: { usual: number; full: number }): number {
  return Number(process.env.FLOOD_CALLS ?? caseCount(counts));
}

/** Makes many calls and counts the outcomes that `call` resolves to. */
export async function flood({ calls, atOnce, call }: Flood): Promise<Map<string, number>> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const outcomes = new Map<string, number>();
  delay.enable();
  const queue = new PQueue({ concurrency: atOnce });
  const names = await queue.addAll(Array.from({ length: calls }, (_, index) => () => call(index)));
  for (const name of names) outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  delay.disable();
  // Printed for the drill only: no test fails because of timing.
  if (process.env.FLOOD_CALLS)
    console.log(`${calls} calls, longest block ${Math.round(delay.max / nanosecondsPerMs)} ms`, outcomes);
  return outcomes;
}
