import type { Browser, CDPSession } from 'playwright-core';
import { newVisitor } from '../browser/slowPhone.ts';

/** File requested by a page. */
export interface Loaded {
  url: string;
  /** CDP's resource type: Script, Font, Fetch … */
  type: string;
  /** Bytes over the wire, including headers. */
  bytes: number;
}

export interface RouteVisit {
  files: Loaded[];
  /** Text of the first row. */
  firstRow: string;
}

export const firstRow = 'tbody tr:has(th[scope="row"])';

/** Opens an address as a new visitor until it is idle; returns everything it loaded. */
export async function visitRoute(browser: Browser, address: string): Promise<RouteVisit> {
  const { page, client } = await newVisitor(browser);
  const files = await collect(client);
  await page.goto(address, { waitUntil: 'networkidle' });
  const row = page.locator(firstRow).first();
  const text = (await row.count()) > 0 ? ((await row.textContent()) ?? '') : '';
  await page.context().close();
  return { files: [...files.values()], firstRow: text };
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
