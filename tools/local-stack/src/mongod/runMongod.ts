import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { StackProblem } from '../StackProblem.ts';
import type { Mongod } from './findMongod.ts';
import { formReplicaSet, replicaSetArguments, uriOf } from './replicaSet.ts';

export interface RunningMongod {
  uri: string;
  port: number;
  /** The process of the moment: it changes when a fallen server was started again. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

export interface RunOptions {
  /** The folder the data lie in; made when missing. */
  folder: string;
  /** The port to take when it is free. */
  port?: number;
  /** Told, in words, why the server fell; it is started again. */
  onFall?: (reason: string) => void;
}

const restartPauseMs = 500;

/** Starts mongod as a replica set of one with its data in `folder`, and starts it again whenever it falls. */
export async function runMongod(
  mongod: Mongod,
  { folder, port: preferred, onFall }: RunOptions,
): Promise<RunningMongod> {
  await mkdir(folder, { recursive: true });
  const port = await freePort(preferred);
  let stopping = false;
  let child = launch(mongod, folder, port);
  const watch = () =>
    child.once('exit', () => {
      if (stopping) return;
      void lastWords(join(folder, 'mongod.log')).then((reason) => onFall?.(reason));
      setTimeout(() => {
        if (stopping) return;
        child = launch(mongod, folder, port);
        watch();
      }, restartPauseMs);
    });

  await Promise.race([formReplicaSet(port), diedEarly(child, folder)]);
  watch();
  return {
    uri: uriOf(port),
    port,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      await stopProcess(child);
    },
  };
}

function launch(mongod: Mongod, folder: string, port: number): ChildProcess {
  const log = join(folder, 'mongod.log');
  const options = [
    '--dbpath',
    folder,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--logpath',
    log,
    '--logappend',
  ];
  const memory = ['--wiredTigerCacheSizeGB', '0.5', '--setParameter', 'diagnosticDataCollectionEnabled=false'];
  // A group of its own: Ctrl-C at the terminal must not reach mongod before the API has closed.
  return spawn(mongod.binary, [...options, ...replicaSetArguments, ...memory], { stdio: 'ignore', detached: true });
}

async function diedEarly(child: ChildProcess, folder: string): Promise<never> {
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  throw new StackProblem(`mongod stopped at once (code ${code}): ${await lastWords(join(folder, 'mongod.log'))}`);
}

async function lastWords(file: string): Promise<string> {
  const log = await readFile(file, 'utf8').catch(() => '');
  if (/No space left/i.test(log)) return 'the disk is full, free some space and start again.';
  if (/DBPathInUse/.test(log)) return 'another mongod is using this folder, stop it or set OTRYV_DATA to another one.';
  if (/Permission denied|IllegalOperation.*read-only/i.test(log)) return 'its folder cannot be written.';
  return `see ${file}.`;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(kill);
}
