import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessSecond } from './processWatch.ts';

export interface Watch {
  /** Settings with which to start the watched process. */
  settings: Record<string, string>;
  /** Returns every measured second so far. */
  seconds: () => Promise<ProcessSecond[]>;
  stop: () => Promise<void>;
}

/** Makes a Node process measure its memory and its event loop every second. */
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
