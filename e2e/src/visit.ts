import type { Page } from '@playwright/test';

/** Opens a page and waits until the browser has hydrated it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Waits until the browser has hydrated the open page: a key, a click or a tap before that is lost. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasReactHeading);
}

export const isTakenOver = (page: Page): Promise<boolean> => page.evaluate(hasReactHeading);

/** Runs in the page: React attaches its properties to each element that it renders or hydrates. */
function hasReactHeading(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactProps'));
}
