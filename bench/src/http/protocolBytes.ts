import assert from 'node:assert/strict';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { countedLine, kilobytes, type Line } from '../measuring/goal.ts';
import type { Product } from '../product/product.ts';
import { raceId } from '../product/raceFile.ts';
import { browserEncodings, rawGet } from './rawGet.ts';

/** P18: imports the race, first provisionally and then finally, and measures the bytes of each version. */
export async function* protocolBytes(product: Product, path: string, log: (line: string) => void): AsyncIterable<Line> {
  log('Importing its results …');
  await product.task('result', 'import', String(raceId), '--fast');
  yield await weigh(product, path, { what: 'at once', quality: '5', atMost: 0.8 });
  log('Importing them in full, with the power of every rider …');
  await product.task('result', 'import', String(raceId));
  yield await weigh(product, path, { what: 'when final', quality: '11', atMost: 0.6 });
}

interface Weighing {
  what: string;
  /** Quality of Brotli, which the ETag contains. */
  quality: string;
  atMost: number;
}

async function weigh(product: Product, path: string, { what, quality, atMost }: Weighing): Promise<Line> {
  const api = await product.startApi();
  try {
    const { body, encoding, etag } = await rawGet(`${api.origin}${path}`, { 'accept-encoding': browserEncodings });
    assert.equal(encoding, 'br');
    assert.match(etag, new RegExp(`\\.${quality}"$`));
    const { results } = JSON.parse(brotliDecompressSync(body).toString()).event;
    const rows = gzipSync(JSON.stringify(results), { level: 6 });
    return countedLine({
      goal: 'P18',
      what: `bytes of the answer of ${results.length} rows ${what} (br ${quality}), against gzip 6`,
      limit: { atMost },
      ours: body.length,
      peer: rows.length,
      format: kilobytes,
    });
  } finally {
    await api.stop();
  }
}
