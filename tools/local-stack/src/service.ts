import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './places.ts';
import { StackProblem } from './StackProblem.ts';

export interface Service {
  stop: () => Promise<void>;
  /** Settles when the process ends by itself. */
  ended: Promise<number | null>;
}

export interface ServiceOptions {
  /** What it is, for messages. */
  name: string;
  /** The words after `node`. */
  words: string[];
  /** Where it runs; the root by default. */
  folder?: string | undefined;
  env: Record<string, string>;
  /** Where its lines go. */
  say?: (line: string) => void;
  readyMs?: number;
}

const stopMs = 12_000;

/** Starts a Node program and waits until it says `ready`. Throws StackProblem with its last words when it ends before. */
export async function startService({
  name,
  words,
  folder = root,
  env,
  say,
  readyMs = 60_000,
}: ServiceOptions): Promise<Service> {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the stack, which stops its parts in order.
    detached: true,
  });
  const lastLines = collectLines(child, say);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new StackProblem(`${name} did not start in time.`)), readyMs);
    child.on('message', (message) => message === 'ready' && resolve());
    child.once('error', reject);
    void ended.then((code) => reject(new StackProblem(`${name} stopped (code ${code}).\n${lastLines.join('\n')}`)));
    void ended.finally(() => clearTimeout(timer));
    child.on('message', () => clearTimeout(timer));
  });
  return { ended, stop: () => stop(child, ended) };
}

function collectLines(child: ChildProcess, say: ServiceOptions['say']): string[] {
  const lines: string[] = [];
  const take = (bytes: Buffer) => {
    for (const line of bytes.toString().split('\n').filter(Boolean)) {
      lines.push(line);
      if (lines.length > 20) lines.shift();
      say?.(line);
    }
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return lines;
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(kill);
}
