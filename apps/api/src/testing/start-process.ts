import { type ChildProcess, fork } from 'node:child_process';
import { fromSource } from '@otryv/local-stack';

const folder = new URL('../..', import.meta.url);

/** Process of the API, and its output so far. */
export interface ApiProcess {
  child: ChildProcess;
  output: () => string;
}

/**
 * Runs a source of the API as a separate process, with only these variables in its environment.
 *
 * It rejects nothing because of event loop delay, which is caused by the test machine, not by a load of requests.
 */
export function startProcess(variables: Record<string, string>, file = 'src/main.ts', args: string[] = []): ApiProcess {
  let output = '';
  const child = fork(new URL(file, folder), args, {
    cwd: folder,
    execArgv: fromSource,
    env: { PATH: process.env.PATH, LOOP_DELAY_MS: '0', ...variables },
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
