import { contract, type Endpoint, isContent } from '@otryv/contract';
import { type Allowed, alikeFigures, unallowed } from '@otryv/race/testing';
import { getResponse, HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ResponseStates } from './ResponseStates.ts';
import { silentHandlers } from './respondWith.ts';

const stories = import.meta.glob<Record<string, { parameters?: { msw?: unknown } }>>('../**/*.stories.tsx', {
  eager: true,
});
const fixtures = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./*.setup.ts'], {
  eager: true,
});

type Read = Endpoint & { response: z.core.$ZodType };

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const reads = endpoints.filter((one): one is Read => one.method === 'GET' && !isContent(one.response));
const patternOf = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

const isHandler = (value: unknown): value is HttpHandler => value instanceof HttpHandler;
const handlersIn = (value: unknown): HttpHandler[] => [value].flat().filter(isHandler);

/** Returns the result of a builder called without arguments; nothing if it requires some. */
function built(exported: unknown): unknown {
  if (typeof exported !== 'function' || /^class\b/.test(String(exported))) return exported;
  if (exported.length > 0) return undefined;
  return exported();
}

const shared = Object.values(fixtures).flatMap((module) =>
  Object.values(module).flatMap((one) => handlersIn(built(one))),
);
const ofStories = Object.values(stories)
  .flatMap((module) => Object.values(module))
  .flatMap(({ parameters }) => handlersIn(parameters?.msw));
const handlers = [...new Set([...shared, ...ofStories])].filter((one) => !silentHandlers.has(one));

/** Returns the addresses of a read: one for each value of a parameter that has few. */
function addressesOf({ path, params }: Read): string[] {
  const shape: Record<string, z.core.$ZodType> =
    params && 'shape' in params._zod.def ? Object(params._zod.def.shape) : {};
  return [...path.matchAll(/\{(\w+)\}/g)].reduce(
    (addresses, [part, name = '']) => {
      const { def } = (shape[name] as z.core.$ZodTypes)._zod;
      const values = def.type === 'enum' ? Object.values(def.entries) : [1];
      return addresses.flatMap((address) => values.map((value) => address.replace(part, String(value))));
    },
    [`http://localhost${path}?startDate=2026-11-21&endDate=2026-11-27`],
  );
}

async function responsesTo(read: Read): Promise<unknown[]> {
  const mine = handlers.filter(({ info }) => info.method === 'GET' && info.path === patternOf(read.path));
  const calls = mine.flatMap((handler) => addressesOf(read).map((url) => ({ handler, url })));
  const responses = await Promise.all(calls.map(({ handler, url }) => respond(handler, url)));
  return responses.filter((response) => response !== undefined);
}

/** Returns the body of a successful response. */
async function respond(handler: HttpHandler, url: string): Promise<unknown> {
  const response = await getResponse([handler], new Request(url)).catch(() => undefined);
  return response?.status === 200 ? response.json() : undefined;
}

/**
 * Reads that no screen has, and those derived from the game's documents: their states are tested where they are used.
 */
const unreadPaths: Allowed = [
  [/^\/api\/payments\/payload/, 'the provider of payments reads it'],
  [/^\/api\/race\/events-notification/, 'the bots of chats read it'],
  [/schedule\.json\./, 'readers of feeds read it'],
  [/^\/api\/keys\//, 'servers of organizers read it'],
  [
    /^\/api\/race\/events\/\{id\}\/eligibility/,
    'the game and the bots ask it; the portal applies the same rule itself',
  ],
  [
    /^\/api\/(zwift\/rider|organizer\/clubs\/zwift)/,
    'a form asks for one value when a number is typed: its test responds',
  ],
  [/\.draft\./, 'the document of the game: the tests of the event editor go through its fields'],
  [
    /\.changes\[\]\.(field|rule|type|before|after)|\.changes\[\]: variant/,
    'the contract tests the sentence of every change',
  ],
];

/** Figures that may be equal in every row or in two fields. */
const alike: Allowed = [
  [/\.completed\[\]\.stagesCount = \.stagesDone$/, 'a completed series has all of its stages done'],
  [/\.stagesCompleted$/, 'riders who have ridden every stage'],
];

describe('fixture responses', () => {
  const states = new ResponseStates();
  const responses = reads.map(async (read) => ({ read, values: await responsesTo(read) }));

  it('match the contract', async () => {
    const wrong = (await Promise.all(responses)).flatMap(({ read, values }) =>
      values.flatMap((value) => {
        const { error } = z.safeParse(read.response, value);
        return error ? `${read.path}: ${z.prettifyError(error)}` : [];
      }),
    );

    expect(wrong).toEqual([]);
  });

  it('have every value of every enum, and every optional field both with and without a value', async () => {
    for (const { read, values } of await Promise.all(responses)) {
      states.expect(read.response, read.path);
      for (const value of values) states.see(read.response, read.path, value);
    }

    expect(unallowed(states.unseen(), unreadPaths)).toEqual([]);
  });

  it('have no figure that is equal in every row or in two fields', async () => {
    const figures = (await Promise.all(responses)).flatMap(({ read, values }) =>
      values.flatMap((value) => alikeFigures(value, read.path)),
    );

    expect(unallowed(figures, alike)).toEqual([]);
  });
});
