import type { CDPSession } from 'playwright-core';
import { pageMetric } from '../browser/pageMetric.ts';
import { median, type Sample } from '../measuring/rounds.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';

/** Both orders are the same in every table: no two rows share a value. */
export const sorts = ['power', 'place', 'power'] as const;

/** Measurements of one visit to a table's page: times in ms, and the elements of all its rows. */
export interface Visit extends Sample {
  firstRowMs: number;
  sortMs: number;
  filterMs: number;
  elements: number;
  /** Breakdown of the first row's time. */
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
}

/** Makes a table show, sort and filter the given number of rows. */
export function visit(tables: Tables, name: TableName, rows: number): Promise<Visit> {
  return withPage(tables, name, rows, async (page, client) => {
    const spent = await watchSpending(client);
    const firstRowMs = await page.evaluate(() => window.bench.firstRow());
    const spending = await spent();
    await settle(page);
    const times: number[] = [];
    for (const column of sorts) {
      times.push(await page.evaluate((key) => window.bench.sort(key), column));
      await settle(page);
    }
    const elements = await page.evaluate(() => window.bench.elements());
    // Slowest first, so that the filtered category is not sorted first already.
    await page.evaluate((key) => window.bench.sort(key), sorts[2]);
    await settle(page);
    const filterMs = await page.evaluate(() => window.bench.filter());
    return { firstRowMs, sortMs: median(times), filterMs, elements, ...spending };
  });
}

type Spending = Pick<Visit, 'scriptMs' | 'styleMs' | 'layoutMs'>;

/** Starts to measure the page's main thread; the returned function reads the measurement. */
async function watchSpending(client: CDPSession): Promise<() => Promise<Spending>> {
  await client.send('Performance.enable');
  const read = () =>
    Promise.all(
      ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
        async (name) => 1000 * (await pageMetric(client, name)),
      ),
    );
  const before = await read();
  return async () => {
    const after = await read();
    const [scriptMs = 0, styleMs = 0, layoutMs = 0] = after.map((value, at) => value - (before[at] ?? 0));
    return { scriptMs, styleMs, layoutMs };
  };
}
