import { setTimeout as wait } from 'node:timers/promises';

// A separate process in a separate session: it outlives its parent just long enough to end the remaining
// children. Its channel breaks however that process ends.
const patienceMs = 12_000;
const lookMs = 50;
const pids = new Set<number>();

process.on('message', (message: { add?: number; drop?: number }) => {
  if (message.add) pids.add(message.add);
  if (message.drop) pids.delete(message.drop);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => void endAll());

async function endAll(): Promise<void> {
  // The last one started needs those before it: the API its database.
  for (const pid of [...pids].toReversed()) await end(pid);
  process.exit();
}

async function end(pid: number): Promise<void> {
  if (!signalled(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    await wait(lookMs);
    if (!signalled(pid, 0)) return;
  }
  signalled(pid, 'SIGKILL');
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
