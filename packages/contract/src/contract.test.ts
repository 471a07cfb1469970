import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { type Endpoint, isContent } from './endpoint.ts';
import { ERROR_CODES } from './errors.ts';

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('contract', () => {
  it('describes every method and path once', () => {
    const addresses = endpoints.map(nameOf);

    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names each parameter of each path', () => {
    const inPaths = endpoints.map((one) => [nameOf(one), [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    const described = endpoints.map((one) => [
      nameOf(one),
      one.params instanceof z.ZodMiniObject ? Object.keys(one.params.shape) : [],
    ]);

    expect(described).toEqual(inPaths);
  });

  it('gives each JSON response a schema with a name of its own', () => {
    const unnamed = endpoints.filter(
      ({ response }) => !isContent(response) && !/^[A-Z]\w+$/.test(z.globalRegistry.get(response)?.id ?? ''),
    );

    expect(unnamed.map(nameOf)).toEqual([]);
  });

  it('refuses with known codes', () => {
    const known = new Set<string>(ERROR_CODES);
    const unknown = endpoints.flatMap((one) =>
      one.errors.filter((code) => !known.has(code)).map((code) => [nameOf(one), code]),
    );

    expect(unknown).toEqual([]);
  });

  it('can be described as OpenAPI', () => {
    const { schemas } = z.toJSONSchema(z.globalRegistry, { target: 'openapi-3.0', unrepresentable: 'any' });

    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['RaceResults', 'EventList', 'EventDetails', 'Route']));
  });
});
