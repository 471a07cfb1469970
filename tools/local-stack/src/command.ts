import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  /** Working directory. */
  folder: string;
  /** Added to this process's environment; `undefined` removes a variable. */
  env?: NodeJS.ProcessEnv;
}

/** Runs a command and captures its output; resolves to the exit code. Rejects if it cannot be started. */
export function command([name = '', ...args]: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const { folder, env } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        output += bytes.toString();
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
