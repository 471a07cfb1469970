import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { guardChild, root } from '@otryv/local-stack';

export interface VictimOutcome {
  /** Exit code; `null` if it was killed. */
  code: number | null;
  lines: string[];
  /** Time of its last output, in epoch ms: its shutdown follows. */
  reportedAt: number;
}

/** A process of the API that can be killed at any moment. */
export interface Victim {
  ended: Promise<VictimOutcome>;
  isRunning: () => boolean;
  kill: (signal?: NodeJS.Signals) => void;
}

const built = join(root, 'apps/api/dist');
// A drill starts many processes: Node's compile cache of one is kept for the next.
const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'node-compile') };

/** Starts a file of the built API with arguments. */
export function startVictim([file = '', ...args]: readonly string[], env: Record<string, string>): Victim {
  return startNode(root, [join(built, file), ...args], env);
}

/** Starts Node with these arguments in a folder. */
export function startNode(folder: string, args: readonly string[], env: Record<string, string>): Victim {
  const child = guardChild(
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...compileCache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  return {
    ended: outcomeOf(child),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal = 'SIGKILL') => child.kill(signal),
  };
}

function outcomeOf(child: ChildProcess): Promise<VictimOutcome> {
  let text = '';
  let reportedAt = Date.now();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      reportedAt = Date.now();
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lines: text.split('\n').filter(Boolean), reportedAt }));
  });
}
