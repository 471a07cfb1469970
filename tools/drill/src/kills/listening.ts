import { setTimeout as wait } from 'node:timers/promises';
import type { ServerVictim } from './testBed.ts';

const startMs = 60_000;

/** Waits until a server accepts requests. Rejects with its output if it ends before. */
export async function listening({ address, isRunning, ended }: ServerVictim): Promise<void> {
  const deadline = Date.now() + startMs;
  while (isRunning() && Date.now() < deadline) {
    if (
      await fetch(`${address}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error(`The server does not listen: ${isRunning() ? '' : (await ended).lines.join('\n')}`);
}
