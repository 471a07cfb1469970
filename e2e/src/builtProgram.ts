import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The program ends itself within ten seconds: one still alive after this is stuck. */
const stuckMs = 30_000;

export interface BuiltProgram {
  child: ChildProcess;
  /** Resolves when it has ended and all its output is read. */
  ended: Promise<{ code: number | string; output: string }>;
  output: () => string;
  /** Waits until it listens. Throws its output if it ends before. */
  listens: () => Promise<string>;
  /** Ends it as a supervisor does, and returns its code. Throws the state of its threads if it does not end. */
  stop: () => Promise<number | string>;
}

interface Start {
  /** Working directory. */
  folder: string;
  /** Its whole environment. */
  settings: NodeJS.ProcessEnv;
  /** Folder of the build. */
  build: string;
  program: 'serve' | 'otryv' | 'health';
  args?: readonly string[];
}

/** Starts a program of the build as an administrator does, without the environment of this process. */
export function startBuiltProgram({ folder, settings, build, program, args = [] }: Start): BuiltProgram {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', `${build}/${program}.js`, ...args], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (output += String(bytes)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: signal ?? code, output }));
  const address = new Promise<string>((resolve) =>
    child.on('message', (message: { address?: string }) => message.address && resolve(message.address)),
  );
  const listens = () => Promise.race([address, ended.then(() => Promise.reject(new Error(output)))]);
  async function stop() {
    child.kill('SIGTERM');
    const result = await Promise.race([ended, wait(stuckMs, null, { ref: false })]);
    if (result) return result.code;
    throw new Error(`${program} did not end after SIGTERM:\n${await threadsOf(child)}\n${output}`);
  }
  return { child, ended, output: () => output, listens, stop };
}

/** Lists the threads of a process on Linux: their names, and the kernel functions in which they sleep. */
async function threadsOf({ pid }: ChildProcess): Promise<string> {
  const folder = `/proc/${pid}/task`;
  const textOf = (id: string, file: string) => readFile(`${folder}/${id}/${file}`, 'utf8');
  const threads = (await readdir(folder)).map(async (id) => {
    const [name, place] = await Promise.all([textOf(id, 'comm'), textOf(id, 'wchan')]);
    return `${name.trim()}: ${place === '0' ? 'running' : place}`;
  });
  return (await Promise.all(threads)).join('\n');
}
