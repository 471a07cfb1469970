import { type Browser, chromium } from 'playwright-core';
import { ownBrowser } from '../../../tools/check/src/browser.ts';

/** Window and language of a visitor. */
export const view = { viewport: { width: 1440, height: 900 }, locale: 'ru-RU' };

/** Starts the tests' browser once for a whole bench; tools other than Playwright connect to its port. */
export async function openBrowser(options: { debuggingPort?: number } = {}): Promise<Browser> {
  const { CHROMIUM_PATH, ...environment } = process.env.CHROMIUM_PATH
    ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH }
    : await ownBrowser();
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--headless=shell',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      ...(options.debuggingPort === undefined ? [] : [`--remote-debugging-port=${options.debuggingPort}`]),
    ],
  });
}
