import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Results of polling the health endpoint five times a second. */
export interface HealthSeen {
  asked: number;
  /** Number of responses other than 200, and of timeouts. */
  failures: number;
  slowestMs: number;
}

export const healthPatienceMs = 2_000;
const everyMs = 200;

async function watch(address: string, isOver: () => boolean): Promise<HealthSeen> {
  const seen = { slowestMs: 0, failures: 0, asked: 0 };
  while (!isOver()) {
    const began = Date.now();
    const isWell = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(healthPatienceMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    seen.asked += 1;
    seen.failures += isWell ? 0 : 1;
    seen.slowestMs = Math.max(seen.slowestMs, Date.now() - began);
    await wait(everyMs);
  }
  return seen;
}

// Without effect when imported for its types; as a thread it polls until a message of the drill.
if (parentPort) {
  let isOver = false;
  const port = parentPort;
  port.once('message', () => {
    isOver = true;
  });
  void watch(workerData.address, () => isOver).then((seen) => port.postMessage(seen));
}
