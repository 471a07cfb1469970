import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isTakenOver } from './visit.ts';

export const widths = [390, 1440] as const;
export const themes = ['light', 'dark'] as const;
/** Combinations of theme and width. */
export const looks = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

export type Look = (typeof looks)[number];

const loading = '[aria-busy="true"], [data-loading], [class*="Skeleton"], [class*="FullPageLoader"]';
/** Longest time that a screen may take to load. */
export const longestMs = 20_000;
const drawnMs = 3_000;

/** Waits until nothing on the screen is loading; `false` if it never ends. */
export async function isSettled(page: Page): Promise<boolean> {
  const isDone = () =>
    page
      .locator(loading)
      .count()
      .then((count) => count === 0);
  const end = Date.now() + longestMs;
  for (let quiet = 0; Date.now() < end; ) {
    quiet = (await isDone()) && (await isTakenOver(page)) ? quiet + 1 : 0;
    if (quiet === 2) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

export async function takeLook(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
  // Colours in transition between themes have no contrast to check.
  await page.evaluate(async (ms) => {
    const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ms))]);
  }, drawnMs);
}

/**
 * Describes the persistent defects of a screen; `alerts` are those it must show. Rows may be rendered shortly after
 * their table.
 */
export async function faultsOfScreen(page: Page, alerts: readonly string[] = []): Promise<string[]> {
  const end = Date.now() + drawnMs;
  let faults = await faultsAtOnce(page, alerts);
  while (faults.length > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    faults = await faultsAtOnce(page, alerts);
  }
  return faults;
}

async function faultsAtOnce(page: Page, alerts: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const heading = page.getByRole('heading', { level: 1 });
  if ((await heading.count()) !== 1) faults.push(`${await heading.count()} headings of the first level`);
  if (!/\S · Отрыв$/.test(await page.title())) faults.push(`the title «${await page.title()}»`);
  // Tables of articles have no row headers.
  const row = page.getByRole('rowheader').or(page.getByRole('cell'));
  if ((await page.getByRole('table').filter({ hasNot: row }).count()) > 0) faults.push('a table without rows');
  for (const text of await page.getByRole('alert').allTextContents())
    if (!alerts.some((alert) => text.includes(alert))) faults.push(`the alert «${text}»`);
  return faults;
}

/** Describes the horizontal overflow of the page, once charts have their new width. */
export async function overflowOf(page: Page): Promise<string[]> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const end = Date.now() + drawnMs;
  let pixels = await measure();
  while (pixels > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    pixels = await measure();
  }
  return pixels > 0 ? [`${pixels} px wider than the window`] : [];
}

/** Runs axe in the page only: the portal has no frames, so no second page is needed to merge results. */
export async function axeFaultsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `axe: ${id} ${nodes[0]?.html.slice(0, 200)}`);
}
