import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPages } from '../browser/buildPages.ts';
import { type Served, type Site, serveFolder } from '../browser/serveFolder.ts';
import { numbersFrom } from '../measuring/numbersFrom.ts';

/** Script of the original's results route, gzip. */
export const originalScriptBytes = 215_000;

/** Serves a page of the original's size, with the response of its API; its script is padded to that size. */
export async function serveHeavySite(path: string, protocol: Served): Promise<Site> {
  const folder = await buildPages({ folder: 'route', names: ['heavy'] });
  const assets = await readdir(join(folder, 'assets'));
  const name = assets.find((file) => file.startsWith('heavy-') && file.endsWith('.js'));
  assert.ok(name);
  const script = await readFile(join(folder, 'assets', name), 'utf8');
  return serveFolder(folder, {
    [path]: { type: 'text/html; charset=utf-8', body: await readFile(join(folder, 'heavy.html')) },
    [`/assets/${name}`]: { type: 'text/javascript', encoding: 'gzip', body: filledUp(script) },
    [`/api${path}`]: protocol,
  });
}

/** Returns the compressed script, followed by an incompressible comment, padded to the size of the original's. */
function filledUp(script: string): Buffer {
  const random = numbersFrom(7);
  let filling = '';
  for (;;) {
    const packed = gzipSync(`${script}\n//${filling}`, { level: 6 });
    const missing = originalScriptBytes - packed.length;
    assert.ok(missing > -1000, 'The page is heavier than the original: leave code out.');
    if (missing < 500) return packed;
    filling += Array.from({ length: missing }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('');
  }
}
