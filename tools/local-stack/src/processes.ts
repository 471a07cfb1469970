import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patienceMs = 15_000;
const lookMs = 50;

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same pid; `null` if it has
 * ended.
 */
export async function birthOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // After the name in brackets: the state is the 3rd field, the start the 22nd.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

/** Ends a process of ours, by force if it ignores signals. */
export async function endProcess(pid: number, birth: string): Promise<void> {
  const isAlive = async () => (await birthOf(pid)) === birth;
  if (!(await isAlive())) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    await wait(lookMs);
    if (!(await isAlive())) return;
  }
  process.kill(pid, 'SIGKILL');
}
