import type { Browser, CDPSession, Page } from 'playwright-core';

/** A file requested by a page. */
export interface Loaded {
  url: string;
  /** CDP's name of what it is: Script, Font, Fetch … */
  type: string;
  /** Bytes over the wire, heads included. */
  bytes: number;
}

export interface RouteVisit {
  files: Loaded[];
  /** The text of the first row. */
  firstRow: string;
}

const firstRow = 'tbody tr:has(th[scope="row"])';
const viewport = { width: 1440, height: 900 };
// Slow 4G as Lighthouse has it, and a phone of the middle class.
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

/** Opens an address as a new visitor, to its end; everything it loaded. */
export async function visitRoute(browser: Browser, address: string): Promise<RouteVisit> {
  const { page, client } = await newVisitor(browser);
  const files = await collect(client);
  await page.goto(address, { waitUntil: 'networkidle' });
  const row = page.locator(firstRow).first();
  const text = (await row.count()) > 0 ? ((await row.textContent()) ?? '') : '';
  await page.context().close();
  return { files: [...files.values()], firstRow: text };
}

/** The time in ms from the start of navigation to the frame with the first row, for a new visitor on a slow phone. */
export async function firstRowOnSlowPhone(browser: Browser, address: string): Promise<number> {
  const { page, client } = await newVisitor(browser);
  await page.addInitScript(watchFirstRow, firstRow);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'firstRowAt' in window, undefined, { polling: 100 });
  const at = await page.evaluate<number>('window.firstRowAt');
  await page.context().close();
  return at;
}

function watchFirstRow(selector: string): void {
  const rowMarks = () => {
    if (!document.querySelector(selector)) {
      requestAnimationFrame(rowMarks);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Reflect.set(window, 'firstRowAt', performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(rowMarks);
}

async function newVisitor(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({ viewport, locale: 'ru-RU' });
  const page = await context.newPage();
  return { page, client: await context.newCDPSession(page) };
}

async function collect(client: CDPSession): Promise<Map<string, Loaded>> {
  const files = new Map<string, Loaded>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (/^https?:/.test(response.url)) files.set(requestId, { url: response.url, type, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  return files;
}
