import type { Browser } from 'playwright-core';
import type {} from '../../pages/tables/profiled.tsx';

export interface Commits {
  /** Commits of React while the pointer went over so many cells. */
  ofHover: number;
  hovered: number;
  /** Rows that rendered when one row got a new value, and how many are in the page. */
  rowsOfUpdate: number;
  shown: number;
}

const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  onCommitFiberRoot: (_, root) => window.onReactCommit?.(root),
};`;

/** Counts what React does while a reader moves over the table, and when one row changes. */
export async function countCommits(browser: Browser, address: string): Promise<Commits> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  await context.addInitScript(hook);
  const page = await context.newPage();
  await page.goto(address);
  const cells = page.locator('tbody tr:has(th[scope="row"]) > *');
  await cells.first().waitFor();
  await page.waitForTimeout(500);

  await page.evaluate(() => window.profiled.reset());
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()).filter(({ top, right }) => top > 150 && right < innerWidth),
  );
  const visited = boxes.filter((_, at) => at % 7 === 0).slice(0, 60);
  for (const { x, y, width, height } of visited) await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  const ofHover = await page.evaluate(() => window.profiled.commits());

  await page.evaluate(() => window.profiled.reset());
  await page.evaluate(() => window.profiled.update(5));
  await page.waitForTimeout(300);
  const rowsOfUpdate = await page.evaluate(() => window.profiled.rows());
  const shown = await page.locator('tbody tr:has(th[scope="row"])').count();
  await context.close();
  return { ofHover, hovered: visited.length, rowsOfUpdate, shown };
}
