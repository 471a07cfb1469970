import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface BuiltProgram {
  child: ChildProcess;
  /** Resolves when it has ended and all its output is read. */
  ended: Promise<{ code: number | string; output: string }>;
  output: () => string;
  /** Waits until it listens. Throws its output if it ends before. */
  listens: () => Promise<string>;
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
  return { child, ended, output: () => output, listens };
}
