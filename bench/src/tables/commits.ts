import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type {} from '../../pages/tables/profiled.tsx';
import { view } from '../browser/openBrowser.ts';
import { countedLine, type Line } from '../measuring/goal.ts';

interface Commits {
  /** Commits of React while the pointer moved over the given number of cells. */
  ofHover: number;
  hovered: number;
  /** Rows rendered when one row changed, and number of rows in the page. */
  rowsOfUpdate: number;
  shown: number;
}

const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  onCommitFiberRoot: (_, root) => window.onReactCommit?.(root),
};`;

/** P8: React's work while a reader moves over the table, and when one row changes. */
export async function* commitsOf(browser: Browser, address: string): AsyncIterable<Line> {
  const { ofHover, hovered, rowsOfUpdate, shown } = await countCommits(browser, address);
  assert.ok(hovered > 30 && rowsOfUpdate > 0, 'The commits were not counted.');
  yield countedLine({
    goal: 'P8',
    what: `commits while the pointer crosses ${hovered} cells`,
    limit: { atMost: 0 },
    ours: ofHover,
  });
  const what = `rows of ${shown} that render when one of them changes`;
  yield countedLine({ goal: 'P8', what, limit: { atMost: 1 }, ours: rowsOfUpdate });
}

async function countCommits(browser: Browser, address: string): Promise<Commits> {
  const context = await browser.newContext(view);
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
