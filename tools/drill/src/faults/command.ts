import { spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a command in a folder and keeps what it says. */
export function command(folder: string, [name = '', ...words]: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
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
