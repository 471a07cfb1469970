import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { GameFileRefused, GameFiles, GameFileTooBig, GameFileUnavailable } from './game-files.ts';

let base: string;
const longest = 'x'.repeat(5000);
const files = new GameFiles(testConfig());
const hasty = new GameFiles(testConfig({ GAME_TIMEOUT_MS: '50' }));
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/hang') return;
  if (path === '/cut') return void request.socket.destroy();
  const headers = path === '/302' ? { location: '/200' } : {};
  const bodies: Record<string, string | Buffer> = {
    '/full': longest,
    '/huge': `${longest}x`,
    '/bomb': gzipSync(`${longest}x`),
  };
  const encoding = path === '/bomb' ? { 'content-encoding': 'gzip' } : {};
  const status = Number(/\d+/.exec(path)?.[0] ?? 200);
  response.writeHead(status, { ...headers, ...encoding }).end(bodies[path] ?? 'file');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await files.onModuleDestroy();
  await hasty.onModuleDestroy();
  server.closeAllConnections();
  server.close();
});

it('returns a file, null for a missing one, and fails if the host does, with limits of size and time', async () => {
  const outcomes = {
    '200': 'file',
    '404': null,
    '410': null,
    '302': 'unavailable',
    '401': 'refused',
    '403': 'refused',
    '429': 'unavailable',
    '500': 'unavailable',
    cut: 'unavailable',
    full: longest,
    huge: 'too big',
    bomb: 'too big',
    hang: 'unavailable',
  };
  const seen: Record<string, string | null> = {};
  for (const path of Object.keys(outcomes)) {
    const client = path === 'hang' ? hasty : files;
    seen[path] = await client.get(`${base}${path}`, longest.length).then(
      (bytes) => bytes?.toString() ?? null,
      (error: unknown) => {
        if (error instanceof GameFileTooBig) return 'too big';
        if (error instanceof GameFileRefused) return 'refused';
        return error instanceof GameFileUnavailable ? 'unavailable' : String(error);
      },
    );
  }

  expect(seen).toEqual(outcomes);
});
