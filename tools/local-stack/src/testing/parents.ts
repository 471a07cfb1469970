import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { birthOf } from '../processes.ts';

/** Runs a few lines of TypeScript as a separate process, next to the sources of this package. */
export function startParent(lines: string): ChildProcess {
  const args = ['--conditions=@otryv/source', '--input-type=module-typescript', '--eval', lines];
  return spawn(process.execPath, args, {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, OTRYV_DATA: '' },
  });
}

/** Returns the next line that a process prints. */
export function lineOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('no output'));
    const reader = createInterface({ input: stdout });
    reader.once('line', resolve);
    reader.once('close', () => reject(new Error('It ended without a line.')));
  });
}

export async function isRunning(pid: number): Promise<boolean> {
  return (await birthOf(pid)) !== null;
}
