import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessSecond } from './processWatch.ts';

export interface Watch {
  /** What the process to be watched is started with. */
  settings: Record<string, string>;
  /** Every second of it so far. */
  seconds: () => Promise<ProcessSecond[]>;
  stop: () => Promise<void>;
}

/** Has a process of Node measure itself: its memory and its event loop, each second. */
export async function watchProcess(): Promise<Watch> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-watch-'));
  const file = join(folder, 'seconds.jsonl');
  const preload = new URL('./processWatch.ts', import.meta.url);
  return {
    settings: { DRILL_WATCH_FILE: file, NODE_OPTIONS: `--import=${preload.href}` },
    seconds: async () => {
      const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
      return lines.map((line): ProcessSecond => JSON.parse(line));
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
