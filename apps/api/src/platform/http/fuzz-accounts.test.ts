import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint, ERROR_CODES, isContent } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { aPassword, registerAccount } from '../../testing/test-browser.ts';
import { Identities } from '../access/identities.ts';
import { successStatus } from './success-status.ts';

const endpoints = [contract.auth, contract.users, contract.visits].flatMap((domain) => Object.values<Endpoint>(domain));
const secret = 'k'.repeat(43);
const fields = [
  ...['username', 'email', 'password', 'newPassword', 'login', 'token', 'purpose', 'returnTo', 'zwiftId'],
  ...[
    'isAdditional',
    'notifications',
    'streams',
    'preferences',
    'pattern',
    '__proto__',
    'constructor',
    'role',
    '$where',
  ],
];
// What a field takes, what it nearly takes, and what it never does.
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>('fuzzed-user', 'fuzzed@example.com', aPassword, secret, 'signIn', 'link', '/', 7, 1_000_001),
  fc.constantFrom<unknown>(
    '//evil.example',
    '/\\evil.example',
    'a@b',
    '\u0000',
    '😀'.repeat(40),
    { $ne: null },
    { $gt: '' },
  ),
  fc.constantFrom<unknown>(-1, 0, 1e308, 2 ** 53, true, null, [], {}, 'x'.repeat(5_000)),
  fc.dictionary(fc.constantFrom('twitch', 'youtube', 'news', 'theme', '__proto__', 'a.b', '$set'), fc.jsonValue()),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue(),
);
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 5 }).map((given) => JSON.stringify(given)),
  // A literal key of a prototype, which an object of JavaScript would swallow.
  fc.constantFrom(
    '{"preferences":{"__proto__":"x","theme":"dark"}}',
    '{"__proto__":{"role":"admin"}}',
    '{',
    '[]',
    '"text"',
  ),
  fc.jsonValue().map((given) => JSON.stringify(given)),
);
const text = fc.oneof(
  fc.constantFrom('0', 'vk', 'yandex', secret, '%00', '../x', '{"$gt":""}'),
  fc.string({ maxLength: 60 }),
);
const pair = fc.constantFrom(
  {},
  { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
  { cookie: 'refresh=a.b; attempt=%00' },
);

describe('any request about accounts', () => {
  let world: RaceWorld;
  let app: NestFastifyApplication;
  beforeAll(async () => {
    world = await startRaceWorld({}, { VK_CLIENT_ID: '51', VK_URL: 'http://127.0.0.1:9' });
    app = world.app;
    const userId = await registerAccount(app, 'fuzzed-user');
    const rights = { role: 'user' as const, clubs: [], organizerId: null, team: null };
    vi.spyOn(app.get(Identities), 'byToken').mockImplementation((token) =>
      Promise.resolve(token === 'good' ? { ...rights, userId, sessionId: '5'.repeat(24) } : null),
    );
  });
  afterAll(() => world.close());

  it('is answered in the shape of the contract or refused in words, never with a fault, 5,000 times', async () => {
    const request = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      param: text,
      query: fc.dictionary(fc.constantFrom('code', 'state', 'device_id', 'error', 'state[]'), text, { maxKeys: 3 }),
      payload: fc.option(body, { nil: undefined }),
      authorization: fc.constantFrom(undefined, 'Bearer good', 'Bearer good', 'Bearer forged'),
      headers: pair,
    });
    const statuses = new Map<number, number>();

    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, param, query, payload, authorization, headers }) => {
        const pairs = Object.entries(query).map(([name, given]): [string, string] => [name, given.toWellFormed()]);
        const search = new URLSearchParams(pairs);
        const { statusCode, json } = await app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(param.toWellFormed()))}?${search.toString()}`,
          headers: {
            ...headers,
            ...(authorization && { authorization }),
            ...(payload !== undefined && { 'content-type': 'application/json' }),
          },
          ...(endpoint.method !== 'GET' && payload !== undefined && { payload }),
        });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);

        expect(statusCode).toBeLessThan(500);
        expect(isAsDescribed(endpoint, statusCode, json)).toBe(true);
      }),
      { numRuns: 5_000 },
    );

    // Deep enough: some are let in, some succeed, the most are refused.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  }, 240_000);
});

function isAsDescribed({ response, status }: Endpoint, statusCode: number, json: () => { code?: unknown }): boolean {
  if (statusCode !== successStatus({ response, status }))
    return failure.safeParse(json()).success && ERROR_CODES.some((code) => code === json().code);
  return isContent(response) || statusCode === 204 || response.safeParse(json()).success;
}
