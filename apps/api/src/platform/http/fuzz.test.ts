import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint, ERROR_CODES, isContent } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { successStatus } from './success-status.ts';

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const nasty = fc.constantFrom(
  '',
  '0',
  '-1',
  '1e9',
  'NaN',
  '[1]',
  '{"$gt":""}',
  '%00',
  '\u0000',
  '\uffff',
  '../../etc',
  '9'.repeat(30),
);
const text = fc.oneof(
  nasty,
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
);
const name = fc.oneof(
  fc.constantFrom('page', 'docsOnPage', 'search', 'organizerId', 'target', 'started', 'ids'),
  fc.constantFrom('__proto__', 'constructor', 'search[$ne]', 'page[]'),
  fc.string({ maxLength: 10 }),
);

describe('any request', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('is answered in the shape of the contract or refused in words, never with a fault (R11)', async () => {
    const request = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      id: text,
      query: fc.array(fc.tuple(name, text), { maxLength: 5 }),
      body: fc.option(fc.jsonValue(), { nil: undefined }),
      authorization: fc.option(fc.constantFrom('Bearer forged', 'Bearer ', 'Basic YWRtaW46'), { nil: undefined }),
    });

    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, id, query, body, authorization }) => {
        const search = query.map((pair) => pair.map(encoded).join('=')).join('&');

        const { statusCode, json } = await app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replace(/\{\w+\}/g, encoded(id))}?${search}`,
          headers: { ...(authorization && { authorization }) },
          ...(endpoint.method !== 'GET' && body !== undefined && { payload: JSON.stringify(body) }),
        });

        expect(statusCode).toBeLessThan(500);
        expect(isAsDescribed(endpoint, statusCode, json)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

// Lone halves of characters cannot be written in an address at all.
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Whether it is an error response, or the described response of a public endpoint: the requests have no account. */
function isAsDescribed(
  { access, response, status }: Endpoint,
  statusCode: number,
  json: () => { code?: unknown },
): boolean {
  if (statusCode !== successStatus({ response, status }))
    return failure.safeParse(json()).success && ERROR_CODES.some((code) => code === json().code);
  if (access !== 'public' && access !== 'optional') return false;
  return isContent(response) || response.safeParse(json()).success;
}
