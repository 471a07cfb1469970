import type { Page } from '@playwright/test';

/** Opens a page and waits until the browser has taken it over from the server: a key or a click before that is lost. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactProps'));
  });
}
