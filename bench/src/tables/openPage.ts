import type { Browser, CDPSession, Page } from 'playwright-core';
import type {} from '../../pages/tables/tablePage.ts';
import { view } from '../browser/openBrowser.ts';

/** Address of the tables, and the browser shared by all of them. */
export interface Tables {
  browser: Browser;
  origin: string;
}

/** Tables under measurement by the names of their pages. */
export type TableName = 'ours' | 'agGrid' | 'muiX' | 'mantine' | 'simpleDatatables' | 'tanStack' | 'plainWindow';

/** Opens a table's page again so that its script is as cold as a visitor's; its rows are created, but not shown. */
export async function withPage<T>(
  { browser, origin }: Tables,
  name: TableName,
  rows: number,
  work: (page: Page, client: CDPSession) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage(view);
  try {
    await page.goto(`${origin}/${name}.html`, { waitUntil: 'load' });
    await page.evaluate((count) => window.bench.prepare(count), rows);
    await page.waitForTimeout(200);
    return await work(page, await page.context().newCDPSession(page));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} with ${rows} rows: ${text}`, { cause: error });
  } finally {
    await page.close();
  }
}

/** Waits until lazy parts have loaded and the page is idle. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150);
}
