import { isDeepStrictEqual } from 'node:util';
import { changedReads } from '@otryv/contract/changedReads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askEverybody } from './testing/plan-drive.ts';
import { storeSamples } from './testing/plan-samples.ts';
import { type PlanWorld, startPlanWorld } from './testing/plan-world.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { objectsIn, WatchedReads } from './testing/watch-reads.ts';

/** Reads that are not compared. */
const leftOut: ReadonlySet<string> = new Set([
  // `reloadUser` renews the session.
  '/api/auth/check',
  // The preferences of a browser are ahead of the stored ones.
  '/api/race/profile/preferences',
  // Read on demand: every write adds to them.
  '/api/logs/admins',
  '/api/logs/errors',
  '/api/logs/error',
  // They come from the game, and are rate-limited.
  '/api/zwift/rider/{id}',
  // Memory and backlog of the process.
  '/api/health',
]);

/** These writes sign the actor in, out or away: the reads before and after them would be those of different users. */
const sessionWrites: ReadonlySet<string> = new Set([
  'POST /api/auth/registration',
  'POST /api/auth/authorization',
  'POST /api/auth/logout',
  'POST /api/auth/authorization/letter',
  'DELETE /api/auth/account',
]);

/** Table lines, or some of their reads, that the plan cannot check, with the missing case. */
const unproved: readonly { lacks: string; writes: readonly string[]; reads?: readonly string[] }[] = [
  { lacks: 'a race without power', writes: ['POST /api/race/profile/fitfile'] },
  {
    lacks: 'something new in the game',
    writes: [
      'PUT /api/race/results',
      'PUT /api/series/stage/results',
      'PUT /api/race/profile/my',
      'PUT /api/organizer/clubs',
      'PUT /api/admin/clubs',
    ],
  },
  { lacks: 'another sign-up in the game', writes: ['PUT /api/race/events'], reads: ['/api/race/events/{id}'] },
  {
    lacks: 'an additional id with power',
    writes: ['DELETE /api/race/profile/zwiftid'],
    reads: ['/api/race/profile/{zwiftId}/power'],
  },
  { lacks: 'a standing that is out of date', writes: ['POST /api/organizer/series/results/general-classification'] },
  {
    lacks: 'a refunded period that ends at once',
    writes: ['PUT /api/admin/refunds/{paymentId}'],
    reads: ['/api/organizer/{id}'],
  },
  { lacks: 'an offer that is accepted', writes: ['POST /api/teams/hand-over'] },
  {
    lacks: 'a payment that succeeded',
    writes: ['POST /api/notifications/yookassa'],
    reads: [
      '/api/site-services',
      '/api/site-services/purchasable',
      '/api/organizer/{id}',
      '/api/payments/payload/organizer',
    ],
  },
  {
    lacks: 'the best effort of a rider',
    writes: ['PUT /api/admin/fitfile'],
    reads: [
      '/api/race/profile/{zwiftId}',
      '/api/race/profile/{zwiftId}/power',
      '/api/race/profile/compare',
      '/api/race/events/{id}',
      '/api/riders',
    ],
  },
  {
    lacks: 'a coming event of the organizer',
    writes: ['POST /api/zwift/events', 'PUT /api/zwift/events', 'PUT /api/race/events'],
    reads: ['/api/race/events'],
  },
  {
    lacks: 'a race that is on',
    writes: [
      'PUT /api/zwift/events',
      'POST /api/race/events',
      'PUT /api/race/events',
      'DELETE /api/race/events',
      'PUT /api/admin/organizers',
      'DELETE /api/admin/organizers',
      'PUT /api/organizer/series',
      'DELETE /api/organizer/series',
      'PUT /api/organizer/series/publication',
      'PATCH /api/organizer/series/stages',
    ],
    reads: ['/api/race/events/ongoing'],
  },
  {
    lacks: 'other conditions of a coming race, or other data of the rider',
    writes: [
      'PUT /api/zwift/events',
      'PUT /api/race/events',
      'DELETE /api/race/profile/zwiftid',
      'PUT /api/race/profile/zwiftid/proof',
      'POST /api/race/profile/fitfile',
    ],
    reads: ['/api/race/events/{id}/eligibility', '/api/race/events/own-groups'],
  },
  { lacks: 'a delivery that failed', writes: ['POST /api/organizer/webhooks/resend'] },
  {
    lacks: 'a name that looks like another',
    writes: [
      'PUT /api/admin/organizers',
      'DELETE /api/admin/organizers',
      'PUT /api/teams',
      'PUT /api/organizer/series',
      'DELETE /api/organizer/series',
      'PUT /api/zwift/events',
    ],
    reads: ['/api/admin/look-alike-names'],
  },
  {
    lacks: 'a club of the organizer',
    writes: ['PUT /api/admin/organizers', 'DELETE /api/admin/organizers'],
    reads: ['/api/admin/clubs'],
  },
  {
    lacks: 'a session of the account',
    writes: ['PUT /api/admin/users/{id}/role'],
    reads: ['/api/admin/users/{id}/sessions'],
  },
  {
    lacks: 'the main club of the organizer',
    writes: ['DELETE /api/organizer/clubs', 'DELETE /api/admin/clubs'],
    reads: ['/api/organizers', '/api/organizers/{urlSlug}'],
  },
  {
    lacks: 'an import that waits for the end of a lock',
    writes: ['PUT /api/race/results/{id}/lock', 'PUT /api/race/results/{id}/state'],
    reads: ['/api/race/results/{id}/hidden'],
  },
  {
    lacks: 'an import that waits for the end of a lock',
    writes: ['PUT /api/series/stage/lock'],
    reads: ['/api/series/general-classification/{urlSlug}'],
  },
  {
    lacks: 'an accepted value of a hidden figure, or one that the FTP follows',
    writes: ['PUT /api/race/results/{id}/implausible'],
    reads: [
      ...(['/api/race/results/{id}/hidden', '/api/race/profile/{zwiftId}', '/api/race/profile/compare'] as const),
      '/api/riders',
    ],
  },
  {
    lacks: 'stages before the publication',
    writes: ['PUT /api/organizer/series/publication'],
    reads: [
      '/api/race/events',
      '/api/race/events/{id}',
      '/api/zwift/events/{eventId}/{organizerId}',
      '/api/zwift/events/moderator/{eventId}',
      '/api/statistics/teams/top',
      '/api/statistics/teams/{season}',
    ],
  },
  {
    lacks: 'a second stage',
    writes: ['PATCH /api/organizer/series/stage'],
    reads: [
      '/api/series/stage/results/{urlSlug}/{stageOrder}',
      '/api/series/stage/results/{urlSlug}/{stageOrder}/history',
    ],
  },
];

describe('each write', () => {
  const changed = new Map<string, ReadonlySet<string>>();
  const answered = new Map<string, { answer: object; reads: object[] }[]>();
  let plan: PlanWorld;

  beforeAll(async () => {
    plan = await startPlanWorld({ JOBS: 'false' });
    await storeSamples(plan);
    const reads = new WatchedReads(plan, leftOut);
    let known: Record<string, string | number> = {};
    plan.around = async ({ browser, endpoint, values }, send) => {
      known = { ...known, ...values };
      if (endpoint.startsWith('GET ')) return send();
      await reads.refresh(browser, known);
      const response = await send();
      if (response.statusCode >= 300) return response;
      const found = sessionWrites.has(endpoint) ? [] : await reads.refresh(browser, known);
      changed.set(endpoint, new Set([...(changed.get(endpoint) ?? []), ...found]));
      if (response.body.startsWith('{')) compare(browser, endpoint, response.json());
      return response;
    };
    const compare = (browser: TestBrowser, endpoint: string, body: unknown) => {
      if (sessionWrites.has(endpoint)) return;
      const pairs = objectsIn(body).flatMap((answer) => {
        const shape = Object.keys(answer).toSorted().join();
        const same = typeof answer._id === 'string' ? reads.objectsOf(browser, answer._id) : [];
        const alike = same.filter((one) => Object.keys(one).toSorted().join() === shape);
        return alike.length > 0 ? [{ answer, reads: alike }] : [];
      });
      answered.set(endpoint, [...(answered.get(endpoint) ?? []), ...pairs]);
    };
    await askEverybody(plan, String((await plan.db().collection('organizers').findOne())?._id));
  }, 300_000);
  afterAll(() => {
    vi.restoreAllMocks();
    return plan?.close();
  });

  it('changes the reads of its line in the table, and no others', () => {
    const wrong = Object.entries(changedReads).flatMap(([write, line]) => {
      const named: ReadonlySet<string> = new Set(line);
      const found = changed.get(write);
      const missing = [...(found ?? [])].filter((read) => !named.has(read));
      const idle = [...named].filter((read) => !found?.has(read) && !leftOut.has(read) && !isUnproved(write, read));
      const isSent = found !== undefined || isUnproved(write);
      return missing.length + idle.length > 0 || !isSent ? [{ write, isSent, missing, idle }] : [];
    });

    expect(wrong).toEqual([]);
  });

  it('has a line with every read that the plan cannot change', () => {
    const missing = unproved.flatMap(({ writes, reads = [] }) =>
      writes.flatMap((write) => {
        const line: readonly string[] = Object.entries(changedReads).find(([key]) => key === write)?.[1] ?? [];
        return reads.filter((read) => !line.includes(read)).map((read) => ({ write, read }));
      }),
    );

    expect(missing).toEqual([]);
  });

  it('answers with its objects as the reads after it show them', () => {
    const compared = [...answered].flatMap(([write, pairs]) => pairs.map((pair) => ({ write, ...pair })));

    expect(new Set(compared.map(({ write }) => write)).size).toBeGreaterThan(25);
    expect(compared.filter(({ answer, reads }) => !reads.some((one) => isDeepStrictEqual(one, answer)))).toEqual([]);
  });
});

function isUnproved(write: string, read?: string): boolean {
  return unproved.some(
    ({ writes, reads }) => writes.includes(write) && (!reads || (read !== undefined && reads.includes(read))),
  );
}
