import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileStore } from '../../../kernel/files/file-store.ts';
import { anEmbedFolder } from '../../../testing/an-embed-folder.ts';
import { startApi } from '../../../testing/start-api.ts';
import { readManifest } from '../embed-manifest.ts';
import { keepBundles } from './kept-bundles.ts';

let folder: string;
let app: NestFastifyApplication;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otryv-bundles-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Starts the API of a build, with the files left by earlier builds. */
async function start(version: string, build: string) {
  app = await startApi({
    EMBED_FOLDER: await anEmbedFolder(folder, { version, build }),
    FILES_FOLDER: join(folder, 'files'),
    PUBLIC_URL: 'https://otryv.example',
    REQUESTS_PER_MINUTE: '0',
  });
}

const get = async (url: string, headers = {}) => {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers });
  return { status: statusCode, body, sent };
};

it('serves each build under its version and its names after two upgrades, and the latest under its major version', async () => {
  await start('1.0.0', 'a');
  await app.close();
  await start('1.1.0', 'b');
  await app.close();
  await start('2.0.0', 'c');

  for (const [address, text] of [
    ['/embed/v1.0.0.js', 'loader-a.js of 1.0.0'],
    ['/embed/v1.1.0.js', 'loader-b.js of 1.1.0'],
    ['/embed/v1.js', 'loader-b.js of 1.1.0'],
    ['/embed/v2.js', 'loader-c.js of 2.0.0'],
    ['/embed/files/bundle-a.js', 'bundle-a.js of 1.0.0'],
    ['/embed/files/sheet-a.css', 'sheet-a.css of 1.0.0'],
    ['/embed/files/face-a.woff2', 'face-a.woff2 of 1.0.0'],
  ] as const) {
    expect(await get(address)).toMatchObject({ status: 200, body: `/* ${text} */` });
  }
});

it('is cached by pages of any site if immutable, and revalidated if floating', async () => {
  await start('1.0.0', 'a');
  const [pinned, floating, sheet, face] = await Promise.all(
    ['/embed/v1.0.0.js', '/embed/v1.js', '/embed/files/sheet-a.css', '/embed/files/face-a.woff2'].map((url) =>
      get(url),
    ),
  );

  for (const kept of [pinned, sheet, face]) {
    expect(kept?.sent).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(kept?.sent['set-cookie']).toBeUndefined();
  }
  expect(floating?.sent).toMatchObject({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
  expect(pinned?.sent['content-type']).toBe('text/javascript; charset=utf-8');
  const { status } = await get('/embed/v1.js', { 'if-none-match': String(floating?.sent.etag) });
  expect(status).toBe(304);
});

it('returns how to pin the current loader, with the hash of the served bytes', async () => {
  await start('1.2.3', 'a');
  const { body } = await get('/embed/v1.2.3.js');

  expect(JSON.parse((await get('/embed/v1.json')).body)).toEqual({
    version: '1.2.3',
    integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
    loaderBytes: gzipSync(body).length,
  });
});

it('offers no pin of a version that another build has taken', async () => {
  await start('1.2.3', 'a');
  await app.close();
  await start('1.2.3', 'b');
  const { body } = await get('/embed/v1.js');

  expect(JSON.parse((await get('/embed/v1.json')).body)).toEqual({ loaderBytes: gzipSync(body).length });
});

it.each([
  '/embed/v3.js',
  '/embed/v1.0.1.js',
  '/embed/latest.js',
  '/embed/files/..%2Fsecret.js',
  '/embed/files/x%2F..%2F..%2Fsecret.js',
  '/embed/files/none.js',
])('returns 404 at %s', async (address) => {
  await start('1.0.0', 'a');
  for (const place of ['secret.js', 'files/secret.js', 'files/embed-../secret.js']) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), 'secret');
  }

  expect((await get(address)).status).toBe(404);
});

it('keeps the existing files of a version, and reports that the version is taken', async () => {
  await start('1.0.0', 'a');
  const warn = vi.fn<(facts: object, message: string) => void>();
  const next = await anEmbedFolder(folder, { version: '1.0.0', build: 'b' });
  await keepBundles(next, await readManifest(next), app.get(FileStore, { strict: false }), { warn });

  expect(warn).toHaveBeenCalledExactlyOnceWith({ file: 'embed-v1-0-0.js' }, expect.stringContaining('new version'));
  expect((await get('/embed/v1.0.0.js')).body).toContain('loader-a.js');
  expect((await get('/embed/files/bundle-b.js')).body).toContain('bundle-b.js');
});
