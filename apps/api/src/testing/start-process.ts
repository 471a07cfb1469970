import { type ChildProcess, fork } from 'node:child_process';
import { fromSource } from '@otryv/local-stack';

const folder = new URL('../..', import.meta.url);

/** A process of the API, and what it has written so far. */
export interface ApiProcess {
  child: ChildProcess;
  output: () => string;
}

/**
 * Runs a source of the API as a process of its own, with nothing but these variables in its environment.
 *
 * It refuses nothing because its event loop is late: that is the machine of the tests, not a load of requests.
 */
export function startProcess(
  variables: Record<string, string>,
  file = 'src/main.ts',
  words: string[] = [],
): ApiProcess {
  let output = '';
  const child = fork(new URL(file, folder), words, {
    cwd: folder,
    execArgv: fromSource,
    env: { PATH: process.env.PATH, LOOP_DELAY_MS: '0', ...variables },
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
