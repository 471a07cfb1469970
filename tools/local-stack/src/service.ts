import { type ChildProcess, spawn } from 'node:child_process';
import * as z from 'zod/mini';
import { guardChild } from './guardChild.ts';
import { root } from './paths.ts';
import { portTaken, StackProblem } from './StackProblem.ts';

export interface Service {
  pid: number | undefined;
  /** Address with the port from its output. */
  address: string | null;
  /** Settings with which other parts reach it. */
  settings: Record<string, string>;
  /** Sends a message; rejects if the process has ended. */
  send: (message: object) => Promise<void>;
  stop: () => Promise<void>;
  /** Resolves when the process ends by itself. */
  ended: Promise<number | null>;
}

export interface ServiceOptions {
  /** Name for messages. */
  name: string;
  /** Arguments of `node`. */
  args: string[];
  /** Working directory; the root by default. */
  folder?: string | undefined;
  env: Record<string, string>;
  /** Receives its output lines. */
  log?: (line: string) => void;
  /** Receives its messages other than address and settings. */
  onMessage?: (message: unknown) => void;
  readyMs?: number;
}

const started = z.object({
  address: z.optional(z.string()),
  settings: z.optional(z.record(z.string(), z.string())),
});
const stopMs = 12_000;

/** Starts a Node program and waits until it prints `ready`. Throws StackProblem with its last output if it exits before. */
export async function startService({
  name,
  args,
  folder = root,
  env,
  log,
  onMessage,
  readyMs = 60_000,
}: ServiceOptions): Promise<Service> {
  const child = guardChild(
    spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In a separate process group: Ctrl-C reaches the stack, which stops its parts in order.
      detached: true,
    }),
  );
  let address: string | null = null;
  let settings: Record<string, string> = {};
  child.on('message', (message) => {
    const sent = started.safeParse(message).data ?? {};
    address = sent.address ?? address;
    settings = sent.settings ?? settings;
    onMessage?.(message);
  });
  const lastLines = collectLines(child, log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new StackProblem(`${name} did not start in time.`));
    }, readyMs);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new StackProblem(lastLogLines(name, code, lastLines)));
    });
  });
  const send = (message: object) =>
    new Promise<void>((resolve, reject) => child.send(message, (error) => (error ? reject(error) : resolve())));
  return { pid: child.pid, address, settings, ended, send, stop: () => stop(child, ended) };
}

function lastLogLines(name: string, code: number | null, lines: readonly string[]): string {
  const text = lines.join('\n');
  const port = /EADDRINUSE.*:(\d+)/.exec(text)?.[1];
  return port ? portTaken(port) : `${name} stopped (code ${code}).\n${text}`;
}

function collectLines(child: ChildProcess, log: ServiceOptions['log']): string[] {
  const lines: string[] = [];
  const take = (bytes: Buffer) => {
    for (const line of bytes.toString().split('\n').filter(Boolean)) {
      lines.push(line);
      if (lines.length > 20) lines.shift();
      log?.(line);
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
