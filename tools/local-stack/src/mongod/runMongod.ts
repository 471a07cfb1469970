import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { guardChild } from '../guardChild.ts';
import { freePort } from '../ports.ts';
import { StackProblem } from '../StackProblem.ts';
import type { Mongod } from './findMongod.ts';
import { diskFull, isPortTaken, lastLogLines, sizeOf } from './lastLogLines.ts';
import { formReplicaSet, PortOfAnother, replicaSetArguments, uriOf } from './replicaSet.ts';

export interface RunningMongod {
  uri: string;
  port: number;
  /** Returns the current process, which changes when a crashed server is restarted. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Resolves to the reason when the server is not restarted. */
  ended: Promise<string>;
}

const closingFiles = 'file_manager=(close_idle_time=20,close_handle_minimum=500,close_scan_interval=5)';

export interface RunOptions {
  /** Whether to close idle files after seconds: every test has a database, each with hundreds of files. */
  closesFiles?: boolean;
  /** Lifetime of a transaction whose client has died; a minute by default. */
  transactionSeconds?: number | undefined;
  /** Data folder; created if missing. */
  folder: string;
  /** Preferred port. */
  port?: number;
  /** Called with every process that is started. */
  onStart?: (pid: number) => void;
  /** Called with the reason of a crash; the server is restarted. */
  onFall?: (reason: string) => void;
}

interface Launched {
  child: ChildProcess;
  /** Length of the log before this run. */
  logFrom: number;
}

const restartPauseMs = 500;
const mostPorts = 5;

/**
 * Starts mongod as a replica set of one with its data in `folder`, and restarts it after a crash, unless the disk is
 * full.
 */
export async function runMongod(mongod: Mongod, options: RunOptions): Promise<RunningMongod> {
  const { folder, onFall } = options;
  await mkdir(folder, { recursive: true });
  let { port, ...current } = await startOnFreePort(mongod, options);
  let stopping = false;
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const restart = async () => {
    const reason = await lastLogLines(folder, current.logFrom);
    if (reason === diskFull) return end(reason);
    onFall?.(reason);
    setTimeout(() => {
      if (!stopping) void launch(mongod, port, options).then(keep);
    }, restartPauseMs);
  };
  const watch = () =>
    current.child.once('exit', () => {
      if (!stopping) void restart();
    });
  const keep = (launched: Launched) => {
    current = launched;
    if (stopping) void stopProcess(current.child);
    else watch();
  };
  watch();
  return {
    uri: uriOf(port),
    port,
    pid: () => current.child.pid,
    ended,
    stop: async () => {
      stopping = true;
      await stopProcess(current.child);
    },
  };
}

/** Retries on another port if a free one is occupied before mongod listens on it. */
async function startOnFreePort(mongod: Mongod, options: RunOptions): Promise<Launched & { port: number }> {
  for (let turn = 1; ; turn += 1) {
    const port = await freePort(turn === 1 ? options.port : 0);
    const launched = await launch(mongod, port, options);
    try {
      await Promise.race([formReplicaSet(port, options.folder), diedEarly(launched, options.folder)]);
      return { ...launched, port };
    } catch (error) {
      await stopProcess(launched.child);
      if (!(error instanceof PortOfAnother) || turn === mostPorts) throw error;
    }
  }
}

async function launch(mongod: Mongod, port: number, options: RunOptions): Promise<Launched> {
  const { folder, closesFiles, transactionSeconds, onStart } = options;
  const log = join(folder, 'mongod.log');
  const logFrom = await sizeOf(log);
  const place = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--logpath', log, '--logappend'];
  const memory = ['--wiredTigerCacheSizeGB', '0.5', '--setParameter', 'diagnosticDataCollectionEnabled=false'];
  const files = closesFiles ? ['--wiredTigerEngineConfigString', closingFiles] : [];
  const transactions = transactionSeconds
    ? ['--setParameter', `transactionLifetimeLimitSeconds=${transactionSeconds}`]
    : [];
  const child = spawn(mongod.binary, [...place, ...replicaSetArguments, ...memory, ...files, ...transactions], {
    stdio: 'ignore',
    // In a separate process group: Ctrl-C at the terminal must not reach mongod before the API has closed.
    detached: true,
  });
  guardChild(child);
  if (child.pid !== undefined) onStart?.(child.pid);
  return { child, logFrom };
}

async function diedEarly({ child, logFrom }: Launched, folder: string): Promise<never> {
  const code = await new Promise<number | null>((resolve, reject) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
    child.once('error', reject);
  });
  if (await isPortTaken(folder, logFrom)) throw new PortOfAnother();
  throw new StackProblem(`mongod stopped immediately (code ${code}): ${await lastLogLines(folder, logFrom)}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(kill);
}
