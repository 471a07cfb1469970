import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Returns the scripts that a first visit to a page loads: bytes of gzip 9 each. */
export async function scriptSizesOf(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map(sizeOf);
  await context.close();
  return sizes;
}

function sizeOf(script: Uint8Array): number {
  return gzipSync(script, { level: 9 }).length;
}
