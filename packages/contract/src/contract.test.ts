import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { type Endpoint, isContent } from './endpoint.ts';
import { ERROR_CODES } from './errors.ts';

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));

describe('contract', () => {
  it('describes every method and path once', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);

    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(endpoints)('$method $path names each parameter of its path', ({ path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : [];

    expect(described).toEqual(inPath);
  });

  it.each(endpoints)('$method $path answers a schema with a name of its own, or no JSON', ({ response }) => {
    expect(isContent(response) || /^[A-Z]\w+$/.test(z.globalRegistry.get(response)?.id ?? '')).toBe(true);
  });

  it.each(endpoints)('$method $path refuses with known codes', ({ errors }) => {
    expect(ERROR_CODES).toEqual(expect.arrayContaining([...errors]));
  });

  it('can be described as OpenAPI', () => {
    const { schemas } = z.toJSONSchema(z.globalRegistry, { target: 'openapi-3.0', unrepresentable: 'any' });

    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['RaceResults', 'EventList', 'EventDetails', 'Route']));
  });
});
