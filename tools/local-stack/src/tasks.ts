import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './places.ts';

export interface TaskOptions {
  env: Record<string, string>;
  say?: (line: string) => void;
}

/** Runs a task of the API's command line; answers its lines. Rejects with them when it fails. */
export function runApiTask(words: readonly string[], { env, say }: TaskOptions): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/cli.js'), ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const complaints: string[] = [];
    child.stdout.on('data', (bytes: Buffer) => {
      for (const line of linesOf(bytes)) {
        lines.push(line);
        say?.(line);
      }
    });
    // Warnings of Node are no answer of the task.
    child.stderr.on('data', (bytes: Buffer) => complaints.push(...linesOf(bytes)));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(lines) : reject(new Error([...lines, ...complaints].join('\n') || `code ${code}`)),
    );
  });
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString().split('\n').filter(Boolean);
}
