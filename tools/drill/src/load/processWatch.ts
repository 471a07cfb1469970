import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A second of a process. */
export interface ProcessSecond {
  /** The end of it, in epoch ms. */
  at: number;
  rssBytes: number;
  /** The longest time in which the event loop did nothing else, up to the resolution more. */
  longestBlockMs: number;
}

const everyMs = 1_000;
const resolutionMs = 5;

// Loaded before a server by `--import`: the server itself knows nothing of it. Without the variable it does nothing.
const file = process.env.DRILL_WATCH_FILE;
if (file) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  setInterval(() => {
    const longestBlockMs = Math.round(delay.max / 1e6);
    delay.reset();
    const second: ProcessSecond = { at: Date.now(), rssBytes: process.memoryUsage.rss(), longestBlockMs };
    appendFileSync(file, `${JSON.stringify(second)}\n`);
  }, everyMs).unref();
}
