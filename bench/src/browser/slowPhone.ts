import assert from 'node:assert/strict';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { view } from './openBrowser.ts';

// Slow 4G as defined by Lighthouse, and a mid-range phone.
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const mark = 'the first row at ';

/**
 * Measures the time in ms from the start of navigation to the frame with the first row, for a new visitor on a slow
 * phone.
 */
export async function firstRowOnSlowPhone(browser: Browser, address: string, firstRow: string): Promise<number> {
  const { page, client } = await newVisitor(browser);
  await page.addInitScript(watchFirstRow, { firstRow, mark });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const marked = page.waitForEvent('console', (message) => message.text().startsWith(mark));
  await page.goto(address, { waitUntil: 'commit' });
  const at = Number((await marked).text().slice(mark.length));
  const began = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  assert.ok(at > began, `${address} has marked no time.`);
  return at - began;
}

/** Finds the row in the page, in the shadow roots of its elements and, since each frame runs this, in frames. */
function watchFirstRow({ firstRow, mark }: { firstRow: string; mark: string }): void {
  const isThere = () =>
    document.querySelector(firstRow) ??
    [...document.querySelectorAll('otryv-results')].some((element) => element.shadowRoot?.querySelector(firstRow));
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    // The clocks of a frame and of its page start at different times.
    port1.onmessage = () => console.debug(mark + (performance.timeOrigin + performance.now()));
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

export async function newVisitor(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext(view);
  const page = await context.newPage();
  return { page, client: await context.newCDPSession(page) };
}
