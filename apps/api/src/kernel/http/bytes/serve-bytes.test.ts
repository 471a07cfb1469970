import { brotliDecompressSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { startApi } from '../../../testing/start-api.ts';

const { allRoutes, worlds } = contract.catalogue;

describe('an immutable response', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
    app.inject({ url, headers });

  it.each([allRoutes, worlds])('is compressed and matches the contract: $path', async ({ path, response }) => {
    const { headers, rawPayload } = await get(path);

    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(response.parse(JSON.parse(brotliDecompressSync(rawPayload).toString())).data.length).toBeGreaterThan(5);
  });

  it.each([
    allRoutes.path,
    worlds.path,
    '/api/docs',
    '/api/docs.json',
    '/api/assets/routes/%61ll',
    '/api/assets/routes/all?a=1',
  ])('is identified by its tag: %s', async (url) => {
    const { headers } = await get(url);
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });

    expect(headers.etag).toMatch(/^"[\w-]+\.9"$/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is created once for all readers, in every coding and spelling', async () => {
    const fresh = await startApi();
    const make = vi.spyOn(fresh.get(CatalogueService), 'listRoutes');

    for (const [coding, url] of [
      ['br', allRoutes.path],
      ['gzip', allRoutes.path],
      ['', allRoutes.path],
      ['br', '/api/%61ssets/routes/all'],
    ] as const)
      await fresh.inject({ url, headers: { 'accept-encoding': coding } });
    await fresh.close();

    expect(make).toHaveBeenCalledOnce();
  });
});
