import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, ERROR_CODES } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { startApi } from '../../testing/start-api.ts';

interface Described {
  path: string;
  query?: z.ZodMiniType;
  answer: z.ZodMiniType;
}

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Described>(domain));
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
    });

    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, id, query }) => {
        const search = query.map((pair) => pair.map(encoded).join('=')).join('&');

        const { statusCode, json } = await app.inject({
          url: `${endpoint.path.replace('{id}', encoded(id))}?${search}`,
        });

        expect(statusCode).toBeLessThan(500);
        const schema = statusCode === 200 ? endpoint.answer : failure;
        const answer = schema.safeParse(json());
        expect(answer.success).toBe(true);
        expect(statusCode === 200 || ERROR_CODES.includes(json().code)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

// Lone halves of characters cannot be written in an address at all.
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
