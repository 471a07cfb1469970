import { contract, type Endpoint, ERROR_CODES, isContent } from '@otryv/contract';
import { failure } from '@otryv/contract/schemas';
import { gameClubs } from '@otryv/game-simulator';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { successStatus } from './success-status.ts';

const domains = [
  contract.events,
  contract.organizers,
  contract.clubs,
  contract.bots,
  contract.finishProtocols,
  contract.moderators,
];
const endpoints = domains.flatMap((domain) => Object.values<Endpoint>(domain));
const fields = ['organizerId', 'clubId', 'userId', 'botId', 'id', 'name', 'label', 'creatorId', 'username', 'password'];
const further = ['protocol', 'displayName', 'isDefault', '__proto__', '$where', 'moderators'];
const wrong = fc.constantFrom<unknown>(
  '',
  'x',
  { $ne: null },
  null,
  [],
  2 ** 53,
  '\u0000',
  'f'.repeat(24),
  '😀'.repeat(90),
);

describe('any request about organizers', () => {
  let world: OrganizerWorld;
  let browsers: TestBrowser[];
  let right: fc.Arbitrary<unknown>;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    const os = await world.organizer('os');
    await world.connectBot(os, 'os@club.example');
    browsers = [os.browser, world.admin, (await world.organizer('rival')).browser];
    const { axis, crown } = gameClubs;
    right = fc.constantFrom<unknown>(
      os.organizerId,
      os.id,
      axis.clubId,
      crown.clubId,
      'Клуб os',
      'os',
      'newbies',
      true,
    );
  });
  afterAll(() => world.close());

  it('is answered in the shape of the contract or refused in words, never with a fault, 1,500 times', async () => {
    const value = fc.oneof(right, right, wrong, fc.jsonValue());
    const request = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      who: fc.nat({ max: 2 }),
      param: fc.oneof(right, right, wrong).map(String),
      query: fc.dictionary(
        fc.constantFrom('organizerId', 'id', 'search', 'page', 'docsOnPage'),
        fc.oneof(right, wrong),
        { maxKeys: 2 },
      ),
      payload: fc.dictionary(fc.constantFrom(...fields, ...further), value, { minKeys: 1, maxKeys: 5 }),
    });
    const statuses = new Set<number>();

    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, who, param, query, payload }) => {
        const browser = browsers[who] ?? world.admin;
        const pairs = Object.entries(query).map(([name, given]): [string, string] => [
          name,
          String(given).toWellFormed(),
        ]);
        const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(param.toWellFormed()));
        const body = endpoint.method === 'GET' ? undefined : payload;
        const { statusCode, json } = await browser.send(
          endpoint.method,
          `${path}?${new URLSearchParams(pairs).toString()}`,
          body,
        );
        statuses.add(statusCode);

        expect(statusCode).toBeLessThan(500);
        expect(isAsDescribed(endpoint, statusCode, json)).toBe(true);
      }),
      { numRuns: 1_500 },
    );

    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  }, 240_000);

  it('with a form is refused in words, whatever its fields and files hold', async () => {
    const form = fc.record({
      texts: fc.dictionary(
        fc.constantFrom(...Object.keys(blankPage), 'organizerId', 'removesLogo'),
        fc.oneof(right, wrong),
        { maxKeys: 4 },
      ),
      file: fc.option(fc.uint8Array({ maxLength: 300 }), { nil: undefined }),
      kind: fc.constantFrom('logoFile', 'posterFile', 'otherFile'),
    });

    await fc.assert(
      fc.asyncProperty(form, async ({ texts, file, kind }) => {
        const files = file ? { [kind]: new Blob([Uint8Array.from(file)]) } : {};
        const { statusCode } = await sendForm(world.admin, '/api/organizer/main', { ...blankPage, ...texts }, files);

        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

function isAsDescribed({ response, status }: Endpoint, statusCode: number, json: () => { code?: unknown }): boolean {
  if (statusCode !== successStatus({ response, status }))
    return failure.safeParse(json()).success && ERROR_CODES.some((code) => code === json().code);
  return isContent(response) || response.safeParse(json()).success;
}
