import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Measurement of one second of a process. */
export interface ProcessSecond {
  /** End of the second, in epoch ms. */
  at: number;
  rssBytes: number;
  /** Longest blocking of the event loop, plus up to the resolution. */
  longestBlockMs: number;
}

const everyMs = 1_000;
const resolutionMs = 5;

// Preloaded before a server by `--import`, transparently to it. Does nothing without the variable.
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
