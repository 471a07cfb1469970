import { type Browser, chromium } from 'playwright-core';
import { ownBrowser } from '../../../tools/check/src/browser.ts';

/** The browser of the tests, in one start for a whole bench; what is no playwright reaches it at the port. */
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
