import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { guardChild, root } from '@otryv/local-stack';

/** `npm start` without npm, in a data folder of a drill. */
export interface Start {
  /** Address printed when everything is imported; never resolves if it is killed before. */
  address: Promise<string>;
  /** Waits for a line. */
  line: (pattern: RegExp) => Promise<string>;
  lines: () => readonly string[];
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<void>;
}

// Locks of dead processes expire soon, so that the drill waits for them as the product does.
const settings = { PORT: '0', LOCK_MS: '5000', REQUESTS_PER_MINUTE: '0', RENDERS_PER_MINUTE: '0' };

export function startProduct(data: string): Start {
  const { MONGODB_URI: _uri, GAME_API_URL: _game, ...inherited } = process.env;
  const args = ['--conditions=@otryv/source', join(root, 'tools/local-stack/src/start.ts')];
  const child = guardChild(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...inherited, ...settings, OTRYV_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const lines: string[] = [];
  const waiting = new Map<RegExp, (line: string) => void>();
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      for (const [pattern, found] of waiting) if (pattern.test(line)) found(line);
    });
  }
  const line = (pattern: RegExp) =>
    new Promise<string>((found) => {
      waiting.set(pattern, found);
    });
  return {
    address: line(/^The demo is in/).then(
      () => lines.find((text) => text.startsWith('Отрыв: '))?.replace('Отрыв: ', '') ?? '',
    ),
    line,
    lines: () => lines,
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.once('close', () => resolve())),
  };
}
