import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { KeyHolder } from '@otryv/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { ApiKeys } from '../access/api-keys.ts';

const key = `otryv_sk_${'k'.repeat(43)}`;
const holder: KeyHolder = { keyId: '1'.repeat(24), kind: 'secret', organizerId: '2'.repeat(24), origins: [] };

describe('the limits of requests with a key', () => {
  let app: NestFastifyApplication;

  beforeEach(async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '30' });
    app.get(ApiKeys).findWith((given) => Promise.resolve(given === key ? holder : null));
  });
  afterEach(() => app.close());
  const ask = (given: string) => app.inject({ url: '/api/assets/worlds', headers: { 'otryv-key': given } });

  it('are a quota of the key, in place of the limit of its network', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 600; count += 1) statuses.push((await ask(key)).statusCode);
    const { statusCode, headers } = await ask(key);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': expect.any(String) });
    expect((await app.inject({ url: '/api/assets/worlds' })).headers['ratelimit-limit']).toBeUndefined();
  });

  it('count unknown keys by network, and look none up after too many', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await ask(`otryv_sk_${'a'.repeat(43)}`)).statusCode);

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await ask(key)).statusCode).toBe(429);
  });
});
