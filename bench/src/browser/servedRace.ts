import type { Browser } from 'playwright-core';
import type { Line } from '../measuring/goal.ts';
import { startProduct } from '../product/product.ts';
import { raceId } from '../product/raceFile.ts';
import { openBrowser } from './openBrowser.ts';

export interface ServedRace {
  finishers: number;
  debuggingPort?: number;
  /** Changes to the configuration of the API. */
  settings?: Record<string, string>;
}

/** Measures the built product in a browser: the API serves a race with imported results. */
export async function* ofServedRace(
  { finishers, debuggingPort, settings }: ServedRace,
  log: (line: string) => void,
  measure: (browser: Browser, origin: string) => AsyncIterable<Line>,
): AsyncIterable<Line> {
  const product = await startProduct(finishers, log);
  const browser = await openBrowser(debuggingPort === undefined ? {} : { debuggingPort });
  try {
    log('Importing its results …');
    await product.task('result', 'import', String(raceId));
    const api = await product.startApi(settings);
    try {
      yield* measure(browser, api.origin);
    } finally {
      await api.stop();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
