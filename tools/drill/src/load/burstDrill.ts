import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openTestBed } from '../kills/testBed.ts';
import { type HealthSeen, healthPatienceMs } from './healthWatch.ts';
import { addRace, isAsBefore, type Loaded, loadWith } from './readers.ts';

export interface BurstDrill {
  /** Duration of the overload. */
  seconds: number;
  log: (line: string) => void;
}

const lockMs = 60_000;
const readers = 20;
const perReader = 10;
const overload = 20;
const mostRecoverySeconds = 5;

/**
 * Overloads the product and checks its responses, its health endpoint, and its recovery time; resolves to the failures.
 */
export async function burstDrill({ seconds, log }: BurstDrill): Promise<string[]> {
  const testBed = await openTestBed(lockMs, {});
  try {
    await addRace(testBed);
    const { address } = testBed;
    const usual = { address, connections: readers, rate: perReader };
    await loadWith({ ...usual, seconds: 3 });
    const before = await loadWith({ ...usual, seconds: 10 });
    log(`Before: ${readers} readers, ${lineOf(before)}.`);
    const health = watchHealth(address);
    const during = await loadWith({ address, connections: readers * overload, seconds });
    const { slowestMs, failures, asked } = await health.stop();
    log(`${overload} times as many for ${seconds} s, as fast as they can: ${lineOf(during)}.`);
    log(
      `Health: ${asked} requests meanwhile, ${failures} without a 200 in ${healthPatienceMs} ms, slowest ${slowestMs} ms.`,
    );
    const recovered = await secondsUntilWell(usual, before.p99Ms, log);
    return [
      ...Object.keys(during.statuses)
        .filter((status) => !['200', '429', '503'].includes(status))
        .map((status) => `${during.statuses[status]} responses were ${status}`),
      ...(during.broken > 0 ? [`${during.broken} requests were aborted or got no response`] : []),
      ...(failures > 0 ? [`health failed ${failures} times`] : []),
      ...(recovered === null ? [`p99 has not recovered after ${mostRecoverySeconds} s`] : []),
    ];
  } finally {
    await testBed.stop();
  }
}

function lineOf({ answers, statuses, broken, p99Ms }: Loaded): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} of ${status}`);
  return `${answers} answers (${counts.join(', ')}), ${broken} broken, p99 ${p99Ms} ms`;
}

async function secondsUntilWell(
  usual: { address: string; connections: number; rate: number },
  beforeMs: number,
  log: (line: string) => void,
): Promise<number | null> {
  for (let second = 1; second <= mostRecoverySeconds; second += 1) {
    const { p99Ms, statuses } = await loadWith({ ...usual, seconds: 1 });
    log(`Second ${second} after: p99 ${p99Ms} ms, ${JSON.stringify(statuses)}.`);
    if (isAsBefore(p99Ms, beforeMs)) return second;
  }
  return null;
}

/** Sends requests from a separate thread, because this one is busy with the load. */
function watchHealth(address: string) {
  const worker = new Worker(new URL('./healthWatch.ts', import.meta.url), { workerData: { address } });
  return {
    stop: async (): Promise<HealthSeen> => {
      worker.postMessage('stop');
      const [seen] = await once(worker, 'message');
      return seen;
    },
  };
}
