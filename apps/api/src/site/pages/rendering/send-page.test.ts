import { brotliCompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPage } from './send-page.ts';

const html = '<!doctype html><p>Отрыв';
const page = { bytes: brotliCompressSync(html), tag: 'tag', quality: 5, type: 'text/html; charset=utf-8' };

describe('sendPage', () => {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = fastify();
    server.get('/page', (request, reply) =>
      sendPage(request, reply, { page, status: 200, isListed: true }, { vary: 'accept-encoding' }),
    );
    server.get('/missing', (request, reply) => sendPage(request, reply, { page, status: 404, isListed: false }, {}));
    await server.ready();
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string>) => server.inject({ url, headers });

  it('is revalidated, cached only privately, and identified by a strong tag', async () => {
    const { headers, rawPayload } = await get('/page', { 'accept-encoding': 'br, gzip' });
    const again = await get('/page', { 'accept-encoding': 'br', 'if-none-match': '"tag.5"' });

    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      etag: '"tag.5"',
      vary: 'accept-encoding, cookie',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(rawPayload.equals(page.bytes)).toBe(true);
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
  });

  it.each([
    ['gzip', '"tag.gzip"'],
    ['identity', '"tag.identity"'],
  ])('is sent as %s to clients without brotli', async (coding, etag) => {
    const { headers, rawPayload } = await get('/page', { 'accept-encoding': coding });

    expect([headers['content-encoding'], headers.etag]).toEqual([coding, etag]);
    expect(String(coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload)).toBe(html);
  });

  it('has the status of its address, also for readers with a cached copy', async () => {
    const { statusCode, headers } = await get('/missing', { 'accept-encoding': 'br', 'if-none-match': '"tag.5"' });

    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  });
});
