import { contract, type Endpoint } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, type EventWorld, startEventWorld } from '../../testing/event-world.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

interface Row {
  /** Status for another organizer's event: 403 by default. */
  foreign?: number;
  path?: (eventId: number) => string;
  body?: (eventId: number) => object;
  /** Status for a nonexistent event: 404 by default. */
  missing?: number;
}

const nowhere = 4_999_999;
const id = 'f'.repeat(24);
const reason = 'Разбор';
const rows = (eventId: number) => ({ value: 'DSQ', rowIds: [`${eventId}.1000001`] });
const acceptance = { profileId: 1_000_001, figure: 'weight', duration: 0, value: 70, isAccepted: true };
const results = '/api/race/results/{id}';
const ofResults = (rest: string) => (eventId: number) => `/api/race/results/${eventId}${rest}`;
const ofBody = (eventId: number) => ({ eventId });

// Deletions come last.
const calls: Record<string, Row> = {
  // Works for any event before it is added to the site: the game decides what the reader's bot can see.
  'GET /api/zwift/events/{eventId}/{organizerId}': {
    path: (eventId) => `/api/zwift/events/${eventId}/undefined`,
    foreign: 200,
  },
  'GET /api/zwift/events/moderator/{eventId}': { path: (eventId) => `/api/zwift/events/moderator/${eventId}` },
  // A new event belongs to a club, here another organizer's.
  'POST /api/zwift/events': { body: () => aDraft(), missing: 403 },
  'PUT /api/zwift/events': { body: (eventId) => ({ eventId, ...aDraft(), base: aDraft().event }) },
  // It is already on the site.
  'POST /api/race/events': {
    foreign: 409,
    body: (eventId) => ({ event: { id: eventId, finishProtocol: 'classicCommon', importanceLevel: 'standard' } }),
  },
  'PUT /api/race/events': { body: ofBody },
  [`GET ${results}/hidden`]: { path: ofResults('/hidden') },
  [`GET ${results}/links`]: { path: ofResults('/links') },
  [`POST ${results}/links`]: { path: ofResults('/links') },
  [`GET ${results}/implausible`]: { path: ofResults('/implausible') },
  [`PUT ${results}/implausible`]: { path: ofResults('/implausible'), body: () => acceptance },
  'PUT /api/race/results': { body: ofBody },
  'PUT /api/race/result': {
    body: (eventId) => ({ property: 'disqualification', value: 'DSQ', id: `${eventId}.1000001`, message: reason }),
  },
  [`POST ${results}/decisions`]: { path: ofResults('/decisions'), body: (eventId) => ({ ...rows(eventId), reason }) },
  [`POST ${results}/decisions/dry-run`]: { path: ofResults('/decisions/dry-run'), body: rows },
  [`POST ${results}/decisions/{decisionId}/undo`]: {
    path: ofResults(`/decisions/${id}/undo`),
    body: () => ({ reason }),
  },
  [`PUT ${results}/state`]: { path: ofResults('/state'), body: () => ({ state: 'official', reason }) },
  [`PUT ${results}/lock`]: { path: ofResults('/lock'), body: () => ({ isLocked: true, reason }) },
  [`PUT ${results}/appeals/{appealId}`]: {
    path: ofResults(`/appeals/${id}`),
    body: () => ({ isAccepted: true, answer: reason }),
  },
  'DELETE /api/race/events': { body: ofBody },
};
const names = Object.keys(calls);

describe('the calls of club moderators on events of others (R12; 14.3, row 6)', () => {
  let world: EventWorld;
  let eventId: number;
  beforeAll(async () => {
    world = await startEventWorld();
    eventId = await world.make();
  });
  afterAll(() => world.close());

  const call = async (browser: TestBrowser, name: string, of: number): Promise<number> => {
    const [method, pattern] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const { path, body } = calls[name] ?? {};
    return (await browser.send(method, path?.(of) ?? pattern, body?.(of))).statusCode;
  };
  const stored = () =>
    Promise.all(
      ['events', 'decisions', 'protocols', 'appeals', 'actions'].map((name) =>
        world.connection.collection(name).find().toArray(),
      ),
    );

  it("have a row for every club moderators' call about events", () => {
    const described = [contract.events, contract.results, contract.appeals].flatMap((domain) =>
      Object.values<Endpoint>(domain).flatMap(({ access, method, path }) =>
        access === 'clubModerator' ? [`${method} ${path}`] : [],
      ),
    );

    expect(names.toSorted()).toEqual(described.toSorted());
  });

  it('change nothing for a guest, a rider or the organizer of another club', async () => {
    const before = await stored();
    const rider = (await world.member('just-rides')).browser;

    for (const name of names) {
      expect([name, await call(new TestBrowser(world.app), name, eventId)]).toEqual([name, 401]);
      expect([name, await call(rider, name, eventId)]).toEqual([name, 403]);
      expect([name, await call(world.rival, name, eventId)]).toEqual([name, calls[name]?.foreign ?? 403]);
    }

    expect(await stored()).toEqual(before);
  });

  it('return not found for a nonexistent event', async () => {
    const failures: unknown[] = [];
    for (const name of names) {
      const [status, expected] = [await call(world.rival, name, nowhere), calls[name]?.missing ?? 404];
      if (status !== expected) failures.push({ name, status, expected });
    }

    expect(failures).toEqual([]);
  });
});
