import { contract, type Endpoint } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingWorld, startBillingWorld } from './testing/billing-world.ts';
import { act, admit, aRider, createTeam } from './testing/team-world.ts';
import { aPassword, TestBrowser } from './testing/test-browser.ts';
import { unexpectedStatuses } from './testing/unexpected-statuses.ts';

/** Objects of an account. */
interface Values {
  sessionId: string;
  paymentId: string;
  messageId: string;
  zwiftId: number;
  /** Member of the account's team. */
  memberId: string;
}

interface Row {
  path?: (values: Values) => string;
  body?: (values: Values) => object;
  /** Status for the owner. */
  own: number;
  /** Status for others: that of a nonexistent object by default. */
  foreign?: number;
  /** Status for a nonexistent object: 404 by default. */
  missing?: number;
}

const zwiftId = ({ zwiftId: id }: Values) => ({ zwiftId: id });
const path = (start: string, name: keyof Values, end = '') => ({
  path: (values: Values) => `${start}/${values[name]}${end}`,
});
// Ordered so that the owner's own calls succeed; deletions come last.
const rows: Record<string, Row> = {
  'GET /api/payments/{paymentId}': { ...path('/api/payments', 'paymentId'), own: 200 },
  'PUT /api/service-messages/read': { body: ({ messageId }) => ({ messageId }), own: 200 },
  'GET /api/race/profile/settings/{zwiftId}': {
    ...path('/api/race/profile/settings', 'zwiftId'),
    own: 200,
    foreign: 403,
    missing: 403,
  },
  'POST /api/race/profile/zwiftid/proof': { body: zwiftId, own: 200, foreign: 409 },
  'PUT /api/race/profile/zwiftid/proof': { body: zwiftId, own: 200 },
  'PATCH /api/team-members': {
    body: ({ memberId }) => ({ teamMemberId: memberId, role: null, specialization: 'Climber' }),
    own: 200,
  },
  'PUT /api/teams/hand-over': { body: ({ memberId }) => ({ teamMemberId: memberId }), own: 200 },
  'POST /api/team-members': { body: ({ memberId }) => ({ action: 'exclude', teamMemberId: memberId }), own: 200 },
  'POST /api/payments/{paymentId}/cancel': { ...path('/api/payments', 'paymentId', '/cancel'), own: 409 },
  'DELETE /api/race/profile/zwiftid': { body: zwiftId, own: 200 },
  'DELETE /api/auth/sessions/{id}': { ...path('/api/auth/sessions', 'sessionId'), own: 200 },
};
const names = Object.keys(rows);

// These act on the account of the session, its one team or organizer, or on shared objects.
const ofTheSession = new Set([
  'GET /api/auth/check',
  'PUT /api/auth/password',
  'PUT /api/auth/email',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/providers/{provider}',
  'GET /api/auth/account',
  'DELETE /api/auth/account',
  'GET /api/service-messages',
  'GET /api/site-services/purchasable',
  'GET /api/site-services',
  'GET /api/payments/payload/organizer',
  'POST /api/payments',
  'GET /api/notifications/yookassa',
  'GET /api/race/events/my.ics',
  'GET /api/race/events/{id}/eligibility',
  'GET /api/race/events/own-groups',
  'GET /api/race/profile/calendar',
  'POST /api/race/profile/calendar',
  'DELETE /api/race/profile/calendar',
  'POST /api/race/results/{id}/appeals',
  'GET /api/zwift/download/event-results/{id}',
  'GET /api/race/profile/fitfile',
  'POST /api/race/profile/fitfile',
  'GET /api/zwift/rider/{id}',
  'PUT /api/race/profile/zwiftid', // a claim, which the proof settles
  'PUT /api/race/profile/username',
  'PUT /api/race/profile/notifications',
  'PUT /api/race/profile/streams',
  'GET /api/race/profile/visibility',
  'PUT /api/race/profile/visibility',
  'PUT /api/race/profile/my',
  'GET /api/race/profile/preferences',
  'PUT /api/race/profile/preferences',
  'GET /api/teams/own',
  'POST /api/teams',
  'PUT /api/teams',
  'DELETE /api/teams',
  'POST /api/teams/join-request',
  'DELETE /api/teams/join-request',
  'POST /api/teams/invitations/{token}',
  'POST /api/team-members/leave',
  'GET /api/teams/pending-riders',
  'GET /api/teams/banned-riders',
  'GET /api/teams/invitation',
  'POST /api/teams/invitation',
  'DELETE /api/teams/invitation',
  'DELETE /api/teams/hand-over',
  'POST /api/teams/hand-over',
]);
const levels = new Set(['signedIn', 'teamManager', 'teamCreator']);

// The owner goes last: those calls remove the objects.
describe('account calls on own, foreign and missing objects (R12; 14.3, row 6)', { shuffle: false }, () => {
  let world: BillingWorld;
  let own: { browser: TestBrowser; values: Values };
  let rival: TestBrowser;
  const missing: Values = {
    sessionId: '1'.repeat(24),
    paymentId: '2'.repeat(24),
    messageId: '3'.repeat(24),
    memberId: '4'.repeat(24),
    zwiftId: 9_999_999,
  };

  beforeAll(async () => {
    world = await startBillingWorld();
    own = await someone('owner', 1_000_090);
    rival = (await someone('rival', 1_000_093)).browser;
  });
  afterAll(() => world?.close());

  // An organizer who pays, leads a team, and is signed in on two devices.
  async function someone(name: string, gameId: number) {
    const captain = await aRider(world.app, name, gameId);
    const member = await aRider(world.app, `${name}-member`, gameId + 1);
    const { data } = (await createTeam(captain, { name: `Команда ${name}`, shortName: name.toUpperCase() })).json();
    await admit(captain, data.urlSlug, member);
    const asked = await aRider(world.app, `${name}-asks`, gameId + 2);
    await asked.browser.send('POST', '/api/teams/join-request', { urlSlug: data.urlSlug });
    await act(captain, 'approve', asked);
    const body = { name: `Клуб ${name}`, label: name.toUpperCase(), creatorId: captain.id };
    await world.admin.send('POST', '/api/admin/organizers', body);
    await new TestBrowser(world.app).signIn(name, aPassword);
    const { browser } = captain;
    const paymentId = (await world.pay(browser, 'month')).json().paymentResponse.id;
    const sessions: { _id: string; isCurrent: boolean }[] = (await browser.send('GET', '/api/auth/sessions')).json()
      .data;
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    const messageId = (await browser.send('GET', '/api/service-messages')).json().data[0]._id;
    return { browser, values: { sessionId, paymentId, messageId, memberId: member.id, zwiftId: gameId } };
  }

  const call = async (browser: TestBrowser, name: string, of: Values): Promise<number> => {
    const [method, pattern] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', string];
    const row = rows[name];
    return (await browser.send(method, row?.path?.(of) ?? pattern, row?.body?.(of))).statusCode;
  };

  /** Returns the calls whose status differs from the expected one. */
  const wrong = (browser: TestBrowser, of: Values, expected: (name: string) => number | undefined) =>
    unexpectedStatuses(names, (name) => call(browser, name, of), expected);

  it('have a row for each call of accounts and captains that names an object', () => {
    const described = Object.values(contract).flatMap((domain) =>
      Object.values<Endpoint>(domain).flatMap(({ access, method, path: url }) =>
        levels.has(access) ? [`${method} ${url}`] : [],
      ),
    );

    expect([...names, ...ofTheSession].toSorted()).toEqual(described.toSorted());
  });

  it('are rejected on objects of others', async () => {
    const rejection = (name: string) => rows[name]?.foreign ?? rows[name]?.missing ?? 404;

    expect(await wrong(rival, own.values, rejection)).toEqual([]);
  });

  it('return not found for nonexistent objects', async () => {
    expect(await wrong(own.browser, missing, (name) => rows[name]?.missing ?? 404)).toEqual([]);
  });

  it('are open to the owner', async () => {
    expect(await wrong(own.browser, own.values, (name) => rows[name]?.own)).toEqual([]);
  });
});
