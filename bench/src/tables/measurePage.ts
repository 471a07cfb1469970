import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type {} from '../../pages/tables/tablePage.ts';
import { median, type Sample } from '../measuring/rounds.ts';

const viewport = { width: 1440, height: 900 };
// Both orders are the same in every table: no two rows share a value.
const sorts = ['power', 'place', 'power'] as const;
const compared = ['place', 'speed', 'power', 'normalizedPower', 'cp5'] as const;
const comparedRows = 10;

/** What one visit of a table's page measured: times in ms, and the elements the table has in the end. */
export interface Visit extends Sample {
  firstRowMs: number;
  sortMs: number;
  elements: number;
  /** What the first row's time went into. */
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
}

/** Opens a page anew, so that its script is as cold as a visitor's, and lets it show and sort so many rows. */
export async function visit(browser: Browser, address: string, rows: number): Promise<Visit> {
  const page = await open(browser, address);
  try {
    await page.evaluate((count) => window.bench.prepare(count), rows);
    await page.waitForTimeout(200);
    const spent = await watchSpending(page);
    const firstRowMs = await page.evaluate(() => window.bench.firstRow());
    const spending = await spent();
    await settle(page);
    const times: number[] = [];
    for (const column of sorts) {
      times.push(await page.evaluate((key) => window.bench.sort(key), column));
      await settle(page);
    }
    const elements = await page.evaluate(() => window.bench.elements());
    return { firstRowMs, sortMs: median(times), elements, ...spending };
  } finally {
    await page.close();
  }
}

type Spending = Pick<Visit, 'scriptMs' | 'styleMs' | 'layoutMs'>;

/** Starts to count the page's main thread; the answer tells what it did since. */
async function watchSpending(page: Page): Promise<() => Promise<Spending>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(milliseconds);
  };
  const before = await read();
  return async () => {
    const after = await read();
    const [scriptMs = 0, styleMs = 0, layoutMs = 0] = after.map((value, at) => value - (before[at] ?? 0));
    return { scriptMs, styleMs, layoutMs };
  };
}

/** Fails unless all pages show the same rows in the same order, before and after sorting. */
export async function checkEqual(browser: Browser, addresses: readonly string[], rows: number): Promise<void> {
  const shown = await Promise.all(addresses.map((address) => numbersOf(browser, address, rows)));
  assert.ok(shown.flat(3).every(Number.isFinite), 'A table does not show its numbers.');
  for (const rows of shown) assert.ok(isDeepStrictEqual(rows, shown[0]), 'The tables show different rows.');
}

/** The numbers of the first rows at first and after each sorting; words beside a number are left out. */
async function numbersOf(browser: Browser, address: string, rows: number): Promise<number[][][]> {
  const page = await open(browser, address);
  const read = async () => {
    const texts = await page.evaluate(([count, columns]) => window.bench.texts(count, columns), [
      comparedRows,
      [...compared],
    ] as const);
    return texts.map((row) => row.map((text) => Number.parseFloat(text)));
  };
  await page.evaluate((count) => window.bench.prepare(count), rows);
  await page.evaluate(() => window.bench.firstRow());
  await settle(page);
  const numbers = [await read()];
  for (const column of sorts) {
    await page.evaluate((key) => window.bench.sort(key), column);
    await settle(page);
    numbers.push(await read());
  }
  await page.close();
  return numbers;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'ru-RU' });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** Lets lazy parts arrive and the page come to rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150);
}
