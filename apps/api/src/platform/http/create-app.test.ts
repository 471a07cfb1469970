import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

type Ask = Parameters<NestFastifyApplication['inject']>[0];

describe('the server', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());
  const ask = (request: Ask) => app.inject(request);

  it.each<{ answer: string; request: Ask; status: number }>([
    { answer: 'a list', request: { url: '/api/race/events' }, status: 200 },
    { answer: 'a refusal', request: { url: '/api/race/events?page=0' }, status: 400 },
    { answer: 'an unknown address', request: { url: '/api/nothing' }, status: 404 },
    { answer: 'an unknown event', request: { url: '/api/race/results/7' }, status: 404 },
    { answer: 'an address that cannot be decoded', request: { url: '/api/race/events/%E0%A4%A' }, status: 400 },
    { answer: 'the page of the API', request: { url: '/api/docs' }, status: 200 },
    { answer: 'an unknown method', request: { method: 'DELETE', url: '/api/race/events' }, status: 404 },
    {
      answer: 'a body that is no JSON',
      request: {
        method: 'POST',
        url: '/api/nothing',
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      },
      status: 400,
    },
    {
      answer: 'a body that is too large',
      request: {
        method: 'POST',
        url: '/api/nothing',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(300_000)}"`,
      },
      status: 413,
    },
  ])('guards $answer with its headers and an id of the request (V3.4, R16)', async ({ request, status }) => {
    const { statusCode, headers } = await ask(request);

    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['strict-transport-security']).toBeTruthy();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gives every request an id of its own, whatever the client claims', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await ask({ url: '/api/health', headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      ),
    );

    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it.each(['/api/nothing', '/api', '/api/', '/api/race/events/1/2', '/api/race/results/1/'])(
    'answers %s with 404 in words, as JSON',
    async (url) => {
      const { statusCode, json } = await ask({ url });

      expect(statusCode).toBe(404);
      expect(json()).toMatchObject({ code: 'address_unknown', message: expect.stringMatching(/[а-я]/) });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'lets nobody write by %s without an account (14.3 no. 5)',
    async (method) => {
      for (const url of ['/api/race/events', '/api/race/results/1', '/api/race/results']) {
        expect((await ask({ method, url, payload: {} })).statusCode).toBe(404);
      }
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('packs large answers as %s asks', async (accepted, coding) => {
    const { headers } = await ask({ url: '/api/assets/routes/all', headers: { 'accept-encoding': accepted } });

    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('says that it and its database work', async () => {
    expect((await ask({ url: '/api/health' })).json()).toEqual({ status: 'ok', database: 'up' });
  });
});
