import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Core of the servers and of their database, and core of the load generators. */
export const cores = { server: '0', load: '1' } as const;

const canPin = spawnSync('taskset', ['--version']).status === 0;

/** Returns the command that runs a program on one core; the program alone on systems without taskset. */
export function pinned(core: string, argv: readonly string[]): [command: string, args: string[]] {
  const [command = '', ...args] = canPin ? ['taskset', '-c', core, ...argv] : argv;
  return [command, args];
}

/** Moves a running process with all its threads to one core. */
export async function pin(core: string, pid: number | undefined): Promise<void> {
  if (canPin && pid) await promisify(execFile)('taskset', ['-a', '-c', '-p', core, String(pid)]);
}

export interface Server {
  origin: string;
  /** Returns the CPU time of its process, in ms; NaN if unavailable. */
  cpuMs: () => Promise<number>;
  /** Returns the memory of its process; NaN if unavailable. */
  rssBytes: () => Promise<number>;
  send: (message: string) => void;
  stop: () => Promise<void>;
}

/** Starts a Node program on the servers' core and waits until it prints `ready`; its port is in PORT. */
export async function startServer(
  argv: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Server> {
  const [command, args] = pinned(cores.server, [process.execPath, ...argv]);
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === 'ready' && resolve());
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${argv.join(' ')} stopped before it was ready.`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuOf(child),
    rssBytes: () => rssOf(child),
    send: (message) => void child.send(message),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const msPerTick = 10;

async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name in brackets: state is the 3rd field, utime and stime the 14th and 15th.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

async function rssOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) * 1024;
}
