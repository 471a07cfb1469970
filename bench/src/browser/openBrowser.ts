import { type Browser, chromium } from 'playwright-core';
import { ownBrowser } from '../../../tools/check/src/browser.ts';

/** The browser of the tests, in one start for a whole bench. */
export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH, ...environment } = process.env.CHROMIUM_PATH
    ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH }
    : await ownBrowser();
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
