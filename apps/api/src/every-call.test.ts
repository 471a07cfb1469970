import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leftOut, listedCalls } from './testing/listed-calls.ts';

const operation = z.object({ parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))) });
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
const written: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
const described = new Map(
  Object.entries(description.parse(written).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]): [string, string[]] => [
      `${method.toUpperCase()} ${path}`,
      parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
    ]),
  ),
);

describe('the required calls', () => {
  it('are in openapi.json with the names of their queries', () => {
    const listed = listedCalls.map(({ call, query }) => [call, query.toSorted()]);

    expect(listed.length).toBeGreaterThan(100);
    expect(listedCalls.map(({ call }) => [call, described.get(call)?.toSorted()])).toEqual(listed);
  });

  it('are complete', () => {
    const listed = new Set(listedCalls.map(({ call }) => call));

    expect([...described.keys()].filter((call) => !listed.has(call))).toEqual([]);
  });

  it('are listed as left out only if they are missing', () => {
    expect(leftOut.filter((call) => described.has(call.replace(' /', ' /api/')))).toEqual([]);
  });
});
