import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a tool of this workspace, or `node`, and keeps what it says. */
export function command(words: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const [tool = '', ...rest] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', tool), rest, {
      cwd: root,
      // Some tools take any FORCE_COLOR for a yes.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (bytes) => {
      output += bytes;
    });
    child.stderr.on('data', (bytes) => {
      output += bytes;
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
