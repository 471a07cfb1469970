import { type AnyBody, type Endpoint, isMultipart } from '@otryv/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyValueOf, type JsonSchema, type Known } from './any-value-of.ts';
import { boundary, formOf, someFile } from './form-of.ts';
import { contentTypes, hostileKey, hostileText, hostileValue, rawBodies } from './hostile.ts';

/** Request of the fuzz run. */
export interface FuzzRequest {
  endpoint: Endpoint;
  role: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
  /** Client address, so that limits by address are both exceeded and avoided. */
  remoteAddress: string;
}

interface Sent {
  payload: string | Buffer | undefined;
  type: string | null;
}

const csrf = { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' };
const extras: readonly Record<string, string>[] = [
  csrf,
  csrf,
  csrf,
  {},
  { cookie: 'refresh=a.b; attempt=%00' },
  { cookie: '='.repeat(50) },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x' },
  { range: 'bytes=5-1' },
  { 'accept-encoding': 'br' },

  { origin: 'https://evil.example' },
  { 'x-forwarded-for': '::1' },
  { accept: 'text/html' },
  { 'accept-language': 'en' },
];
const never = fc.constant(undefined);

export function schemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/**
 * Generates a request to an endpoint: some match its schemas, some have one wrong part, some are hostile throughout.
 */
export function anyRequest(endpoint: Endpoint, known: Known): fc.Arbitrary<Omit<FuzzRequest, 'role'>> {
  return fc
    .record({
      params: paramsOf(endpoint, known),
      query: queryOf(endpoint, known),
      sent: endpoint.method === 'GET' ? never : bodyOf(endpoint.body, known),
      extra: fc.constantFrom(...extras),
      neighbour: fc.nat({ max: 40 }),
    })
    .map(({ params, query, sent, extra, neighbour }) => ({
      endpoint,
      url: urlOf(endpoint.path, params, query),
      headers: { ...extra, ...(sent && sent.type !== null && { 'content-type': sent.type }) },
      payload: sent?.payload,
      remoteAddress: `198.51.100.${neighbour}`,
    }));
}

function paramsOf({ params, path }: Endpoint, known: Known): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const properties = params ? (schemaOf(params).properties ?? {}) : {};
  const values = names.map((name) => {
    const valid = anyValueOf(properties[name] ?? { type: 'string' }, known, name).map(String);
    return [name, fc.oneof({ weight: 8, arbitrary: valid }, { weight: 1, arbitrary: hostileText })];
  });
  return fc.record(Object.fromEntries(values));
}

type Pairs = readonly (readonly [string, string])[];

function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<Pairs> {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {};
  const valid = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, anyValueOf(schema, known, name).map(String)]),
    ),
    { requiredKeys: required },
  );
  const names = Object.keys(properties);
  const wrongName = fc.constantFrom(
    ...names,
    ...names.flatMap((name) => [`${name}[$ne]`, `${name}[]`]),
    '__proto__',
    'constructor[x]',
  );
  const wrong = fc.array(fc.tuple(wrongName, hostileText), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: valid.map((given): Pairs => Object.entries(given)) },
    // Duplicate, with an operator, or of another kind.
    { weight: 2, arbitrary: fc.tuple(valid, wrong).map(([given, more]): Pairs => [...Object.entries(given), ...more]) },
  );
}

function urlOf(path: string, params: Record<string, string>, query: Pairs): string {
  // Without its last part a path is that of another call: a trailing slash is ignored.
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] || ' '));
  const search = query.map((pair) => pair.map(encoded).join('=')).join('&');
  return search ? `${filled}?${search}` : filled;
}

// Lone surrogates cannot be written in an address at all.
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function bodyOf(body: AnyBody | undefined, known: Known): fc.Arbitrary<Sent | undefined> {
  const odd = fc.record({
    payload: fc.oneof(
      fc.constantFrom(...rawBodies),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    ),
    type: fc.constantFrom(...contentTypes, 'application/json', 'application/json'),
  });
  if (!body) return fc.oneof({ weight: 4, arbitrary: never }, { weight: 1, arbitrary: odd });
  const schema = schemaOf(isMultipart(body) ? body.multipart : body);
  const valid = anyValueOf(schema, known);
  const nearly = fc
    .record({
      value: valid,
      at: fc.nat({ max: 999 }),
      wrong: hostileValue,
      key: hostileKey,
      way: fc.constantFrom('replace', 'remove', 'add'),
    })
    .map(({ value, at, wrong, key, way }) => damaged(structuredClone(value), at, wrong, key, way));
  const value = fc.oneof({ weight: 5, arbitrary: valid }, { weight: 4, arbitrary: nearly });
  const sent = isMultipart(body)
    ? formsOf(value, body.files)
    : value.map((given) => ({ payload: JSON.stringify(given), type: 'application/json' }));
  return fc.oneof({ weight: 6, arbitrary: sent }, { weight: 1, arbitrary: odd });
}

function formsOf(value: fc.Arbitrary<unknown>, names: readonly string[]): fc.Arbitrary<Sent> {
  const attached = fc.array(fc.tuple(fc.constantFrom(...names, ...names, 'otherFile'), someFile), { maxLength: 2 });
  return fc.tuple(value, attached, fc.boolean()).map(([given, files, isTwice]) => {
    const fields = Object.entries(given ?? {}).map(([name, one]): [string, string] => [
      name,
      typeof one === 'string' ? one : (JSON.stringify(one) ?? ''),
    ]);
    const doubled = isTwice ? fields.slice(0, 1) : [];
    return { payload: formOf([...fields, ...doubled], files), type: `multipart/form-data; boundary=${boundary}` };
  });
}

/** Returns the value with one part replaced, removed, or accompanied by an unknown part. */
function damaged(value: unknown, at: number, wrong: unknown, key: string, way: string): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    for (const name of Object.keys(one)) {
      places.push([one as Record<string, unknown>, name]);
      visit(Reflect.get(one, name));
    }
  };
  visit(value);
  const [holder, name] = places[at % Math.max(1, places.length)] ?? [];
  if (!holder || name === undefined) return wrong;
  if (way === 'remove') delete holder[name];
  else holder[way === 'add' && !Array.isArray(holder) ? key : name] = wrong;
  return value;
}
