import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { guardChild } from './guardChild.ts';
import { root } from './paths.ts';

export interface TaskOptions {
  env: Record<string, string>;
  log?: (line: string) => void;
  /** Receives the lines of stderr: errors of tasks, and Node warnings. */
  complain?: (line: string) => void;
}

/** Thrown if a task did not end with 0; its lines are the message. */
export class TaskFailed extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Runs a task of the API's command line; returns its lines. Throws TaskFailed with them if it fails. */
export async function runApiTask(args: readonly string[], { env, log, complain }: TaskOptions): Promise<string[]> {
  const child = guardChild(
    spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/cli.js'), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const lines: string[] = [];
  // Node warnings are not part of the task's output.
  const complaints: string[] = [];
  collect(child.stdout, lines, log);
  collect(child.stderr, complaints, complain);
  const [code] = await once(child, 'close');
  if (code === 0) return lines;
  throw new TaskFailed([...lines, ...complaints].join('\n') || `code ${code}`, code ?? 1);
}

function collect(stream: Readable, lines: string[], log?: (line: string) => void): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (!line) return;
    lines.push(line);
    log?.(line);
  });
}
