import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { KeyHolder } from '@otryv/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { ApiKeys } from '../../access/api-keys.ts';

const server = `otryv_sk_${'k'.repeat(43)}`;
const site = `otryv_pk_${'k'.repeat(43)}`;
const origin = 'https://club.example';
const organizerId = '2'.repeat(24);
const holders: Record<string, KeyHolder> = {
  [server]: { keyId: '1'.repeat(24), kind: 'secret', organizerId, origins: [] },
  [site]: { keyId: '3'.repeat(24), kind: 'publishable', organizerId, origins: [origin] },
};

describe('rate limits of requests with a key', () => {
  const find = vi.fn<(given: string) => Promise<KeyHolder | null>>((given) => Promise.resolve(holders[given] ?? null));
  let app: NestFastifyApplication;

  beforeEach(async () => {
    app = await startApi({ REQUESTS_PER_MINUTE: '30' });
    find.mockClear();
    app.get(ApiKeys).findWith(find);
  });
  afterEach(() => app.close());
  const ask = (key: string, headers: { origin?: string } = {}) =>
    app.inject({ url: '/api/assets/worlds', headers: { 'otryv-key': key, ...headers } });
  const statusesOf = async (count: number, key: string, headers: { origin?: string } = {}) => {
    const statuses: number[] = [];
    for (let asked = 0; asked < count; asked += 1) statuses.push((await ask(key, headers)).statusCode);
    return statuses;
  };

  it("are a quota of a server's key, instead of the limit of its network", async () => {
    const statuses = await statusesOf(600, server);
    const lookedUp = find.mock.calls.length;
    const { statusCode, headers } = await ask(server);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': expect.any(String) });
    expect(find).toHaveBeenCalledTimes(lookedUp);
    expect((await app.inject({ url: '/api/assets/worlds' })).headers['ratelimit-limit']).toBeUndefined();
  });

  it.each([
    { whom: 'a visitor of a site', key: site, headers: { origin }, status: 200 },
    { whom: 'a page of a wrong site', key: site, headers: { origin: 'https://other.example' }, status: 403 },
    { whom: 'one with unknown keys', key: `otryv_sk_${'a'.repeat(43)}`, headers: {}, status: 401 },
  ])(
    'of $whom are those of its network, and nothing is looked up once they are exceeded',
    async ({ key, headers, status }) => {
      const statuses = await statusesOf(32, key, headers);

      expect(statuses).toEqual([...Array.from({ length: 30 }, () => status), 429, 429]);
      expect(find).toHaveBeenCalledTimes(30);
    },
  );

  it('are consumed only by pages of the right sites', async () => {
    await statusesOf(5, site, { origin: 'https://other.example' });

    expect((await ask(site, { origin })).headers['ratelimit-remaining']).toBe('2999');
  });
});
