import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './testing/start-api.ts';
import { addAccount, aPassword, type Response, TestBrowser } from './testing/test-browser.ts';

type Ask = Parameters<NestFastifyApplication['inject']>[0];

describe('the server', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const ask = (request: Ask) => app.inject(request);

  it.each<{ response: string; request: Ask; status: number }>([
    { response: 'a list', request: { url: '/api/race/events' }, status: 200 },
    { response: 'a refusal', request: { url: '/api/race/events?page=0' }, status: 400 },
    { response: 'an unknown address', request: { url: '/api/nothing' }, status: 404 },
    { response: 'an unknown event', request: { url: '/api/race/results/7' }, status: 404 },
    { response: 'an address that cannot be decoded', request: { url: '/api/race/events/%E0%A4%A' }, status: 400 },
    { response: 'the page of the API', request: { url: '/api/docs' }, status: 200 },
    { response: 'an unknown method', request: { method: 'PATCH', url: '/api/race/events' }, status: 404 },
    {
      response: 'a body that is no JSON',
      request: {
        method: 'POST',
        url: '/api/nothing',
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      },
      status: 400,
    },
    {
      response: 'a body that is too large',
      request: {
        method: 'POST',
        url: '/api/nothing',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(300_000)}"`,
      },
      status: 413,
    },
  ])('guards $response with its headers and a request id (V3.4, R16)', async ({ request, status }) => {
    const { statusCode, headers } = await ask(request);

    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['strict-transport-security']).toBeTruthy();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(['/api/race/events', '/api/assets/routes/all', '/api/docs', '/api/nothing', '/api/race/results/7'])(
    'forbids framing %s, in legacy headers too',
    async (url) => {
      const { headers } = await ask({ url });

      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    },
  );

  it.each([
    ['/api/race/events', 'no-cache'],
    ['/api/race/events/7', 'no-store'],
    ['/api/race/events?page=0', 'no-store'],
    ['/api/assets/routes?ids=[3356878261]', 'no-cache'],
    ['/api/assets/routes/all', 'no-cache'],
    ['/api/assets/worlds', 'no-cache'],
    ['/api/docs', 'no-cache'],
    ['/api/docs.json', 'no-cache'],
    ['/api/health', 'no-store'],
    ['/api/health/live', 'no-store'],
    ['/api/nothing', 'no-store'],
    ['/api/race/events/%E0%A4%A', 'no-store'],
  ])('sends the cache headers of %s: %s', async (url, caching) => {
    expect((await ask({ url })).headers['cache-control']).toBe(caching);
  });

  it('forbids caching private responses, and marks those that vary with the token', async () => {
    await addAccount(app, 'keeps-nothing');
    const browser = new TestBrowser(app);
    const signIn = await browser.signIn('keeps-nothing', aPassword);
    const guest = new TestBrowser(app);
    const cachingOf = ({ statusCode, headers }: Response) => [statusCode, headers['cache-control'], headers.vary];
    const own = ['/api/auth/account', '/api/service-messages', '/api/auth/check', '/api/race/events/my.ics'];
    const open = '/api/md-documents/list/faq';

    const found = [];
    for (const url of own) found.push([url, ...cachingOf(await browser.send('GET', url))]);

    expect(cachingOf(signIn)).toEqual([201, 'private, no-store', 'accept-encoding']);
    expect(found).toEqual(own.map((url) => [url, 200, 'private, no-store', 'accept-encoding']));
    const vary = 'accept-encoding, authorization';
    expect(cachingOf(await browser.send('GET', open))).toEqual([200, 'private, no-cache', vary]);
    expect(cachingOf(await guest.send('GET', open))).toEqual([200, 'no-cache', vary]);
  });

  it('assigns every request a unique id, whatever the client sends', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await ask({ url: '/api/health', headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      ),
    );

    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it.each(['/api/nothing', '/api', '/api/', '/api/race/events/1/2', '/api/race/results/1/x/y'])(
    'responds to %s with 404 and a message, as JSON',
    async (url) => {
      const { statusCode, json } = await ask({ url });

      expect(statusCode).toBe(404);
      expect(json()).toMatchObject({ code: 'address_unknown', message: expect.stringMatching(/[а-я]/) });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'rejects writing by %s without an account (14.3 no. 5)',
    async (method) => {
      for (const url of ['/api/race/events', '/api/race/results/1', '/api/race/results']) {
        expect([401, 404]).toContain((await ask({ method, url, payload: {} })).statusCode);
      }
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'identity'],
  ])('compresses large responses as %s accepts', async (accepted, coding) => {
    const { headers } = await ask({ url: '/api/assets/routes/all', headers: { 'accept-encoding': accepted } });

    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('reports that it and its database work', async () => {
    expect((await ask({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });

  it('responds only to health checks if it only runs jobs', async () => {
    const worker = await startApi({ REQUESTS: 'false' });
    const urls = ['/api/health', '/api/health/live?by=supervisor', '/api/race/events', '/', '/api/nothing'];
    const statuses = await Promise.all(urls.map(async (url) => (await worker.inject({ url })).statusCode));
    await worker.close();

    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });
});
