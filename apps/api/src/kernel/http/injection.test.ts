import { createHash } from 'node:crypto';
import { type Endpoint, type Identity, isMultipart } from '@otryv/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schemaOf } from '../../testing/fuzz/any-request.ts';
import { anyValueOf, type Known } from '../../testing/fuzz/any-value-of.ts';
import { type FuzzWorld, startFuzzWorld } from '../../testing/fuzz/fuzz-world.ts';
import { operators } from '../../testing/fuzz/hostile.ts';
import { knownValues } from '../../testing/fuzz/known-values.ts';
import { placesOf, withPart } from '../../testing/fuzz/places-of.ts';
import { callOf, endpoints } from '../../testing/fuzz/run-fuzz.ts';
import { Identities } from '../access/identities.ts';

const seed = 1;
const samples = 6;
// Collections that the server writes on its own, and the counters of limits, which count rejected requests too.
const own = new Set(['attempts', 'outbox', 'visits', 'agendaJobs', 'locks', 'faults']);
const named = (endpoint: Endpoint): [string, Endpoint] => [callOf(endpoint), endpoint];
const withQuery = endpoints.filter(({ query, response }) => query && !('content' in response)).map(named);
const withBody = endpoints.filter(({ body }) => body && !isMultipart(body)).map(named);
// Either of two kinds of email, and the game's own document, whose parts depend on one another: the first error may be
// about another field.
const joined = /^(?:POST|PUT) \/api\/(?:zwift\/events|admin\/notification\/(?:letter-preview|trial))$/;
const prototypes = ['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'];

// The last test looks for changes made by the others.
describe('database operators and JavaScript in every field of every operation (R14)', {
  shuffle: false,
}, () => {
  let world: FuzzWorld;
  let known: (endpoint: Endpoint) => Known;
  let stored: string;
  beforeAll(async () => {
    world = await startFuzzWorld();
    known = await knownValues(world);
    const identities = world.app.get(Identities);
    const [organizer, captain] = await Promise.all(
      ['organizer', 'teamCreator'].map((token) => identities.findByToken(token)),
    );
    if (!organizer || !captain) throw new Error('The world has no organizer or no captain.');
    const everything: Identity = { ...organizer, role: 'admin', clubs: ['any'], team: captain.team };
    vi.spyOn(world.app.get(Identities), 'findByToken').mockResolvedValue(everything);
    stored = await digest();
  }, 300_000);
  afterAll(async () => {
    await world?.close();
    vi.restoreAllMocks();
  });

  async function digest(): Promise<string> {
    const hash = createHash('sha256');
    const collections = await world.connection.listCollections();
    for (const { name } of collections.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (own.has(name) || name.startsWith('system.')) continue;
      for (const document of await world.connection.collection(name).find().sort({ _id: 1 }).toArray())
        hash.update(`${name}:${JSON.stringify(document)}\n`);
    }
    return hash.digest('hex');
  }

  const samplesOf = (endpoint: Endpoint, part: 'params' | 'query' | 'body') => {
    const schema = endpoint[part];
    if (!schema || isMultipart(schema)) return [];
    return fc.sample(anyValueOf(schemaOf(schema), known(endpoint)), { numRuns: samples, seed });
  };
  const pathOf = (endpoint: Endpoint) => {
    const [params = {}] = samplesOf(endpoint, 'params');
    return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(Reflect.get(params as object, name))),
    );
  };
  const send = ({ method }: Endpoint, url: string, payload?: string) =>
    world.app.inject({
      method,
      url,
      headers: {
        authorization: 'Bearer everything',
        cookie: 'XSRF-TOKEN=a',
        'x-xsrf-token': 'a',
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });

  it('rejects an operator in each field of each body, naming the field', async () => {
    const faults: unknown[] = [];
    for (const [call, endpoint] of withBody) {
      const url = pathOf(endpoint);
      for (const body of samplesOf(endpoint, 'body')) {
        for (const [index, place] of placesOf(body).entries()) {
          const operator = operators[index % operators.length];
          const { statusCode, json } = await send(endpoint, url, JSON.stringify(withPart(body, place, operator)));
          const { code, fields = {} } = json();
          const isNamed = joined.test(call) || Object.keys(fields).some((name) => isWithin(name, place.join('.')));
          if (statusCode !== 400 || code !== 'request_invalid' || !isNamed)
            faults.push({ call, place, statusCode, code, isNamed });
        }
      }
    }

    expect(faults).toEqual([]);
  });

  it('rejects a body that targets a prototype', async () => {
    const faults: unknown[] = [];
    for (const [call, endpoint] of withBody) {
      for (const payload of prototypes) {
        const { statusCode } = await send(endpoint, pathOf(endpoint), payload);
        if (statusCode !== 400 || Reflect.get({}, 'polluted') !== undefined) faults.push({ call, payload, statusCode });
      }
    }

    expect(faults).toEqual([]);
  });

  it('rejects a duplicate name in each query, and ignores operators', async () => {
    const faults: unknown[] = [];
    for (const [call, endpoint] of withQuery) {
      const url = pathOf(endpoint);
      const [query = {}] = samplesOf(endpoint, 'query');
      const given = Object.entries(query as object).map(
        ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
      );
      const plain = await send(endpoint, `${url}?${given.join('&')}`);
      for (const name of Object.keys(endpoint.query ? (schemaOf(endpoint.query).properties ?? {}) : {})) {
        const doubled = await send(endpoint, `${url}?${name}=1&${name}=2`);
        const { fields = {} } = doubled.json();
        if (doubled.statusCode !== 400 || !(name in fields)) faults.push({ call, name, status: doubled.statusCode });
        for (const wrong of [
          `${name}[$ne]=1`,
          `${name}[]=1`,
          `__proto__[${name}]=1`,
          `constructor[prototype][${name}]=1`,
        ]) {
          const { statusCode, body } = await send(endpoint, `${url}?${[...given, wrong].join('&')}`);
          if (statusCode !== plain.statusCode || body !== plain.body) faults.push({ call, wrong, statusCode });
        }
      }
    }

    expect(faults).toEqual([]);
  });

  it('has changed no stored data', async () => {
    expect(await digest()).toBe(stored);
  });
});

/** Whether an error at `name` concerns the field at `place`: the field itself, a part of it, or its parent. */
function isWithin(name: string, place: string): boolean {
  return name === place || name.startsWith(`${place}.`) || place.startsWith(`${name}.`) || name === '';
}
