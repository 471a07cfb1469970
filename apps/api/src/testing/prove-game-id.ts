import type { Connection } from 'mongoose';
import type { TestBrowser } from './test-browser.ts';

/** Links a rider to the account of a browser, as verified. */
export async function proveGameId(connection: Connection, browser: TestBrowser, zwiftId: number): Promise<void> {
  await browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: true });
  await connection.collection('gameids').updateOne({ zwiftId }, { $set: { isProved: true } });
}
