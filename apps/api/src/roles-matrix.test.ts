import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint, type Identity } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Identities } from './platform/access/identities.ts';
import { runTask } from './tasks/run-task.ts';
import { startRaceWorld } from './testing/start-race-world.ts';
import { aPassword, registerAccount, TestBrowser } from './testing/test-browser.ts';

const base = { sessionId: '5'.repeat(24), role: 'user' as const, clubs: [], organizerId: null, team: null };
const people = {
  guest: null,
  user: { ...base, userId: '1'.repeat(24) },
  clubModerator: { ...base, userId: '2'.repeat(24), clubs: ['club'] },
  organizer: { ...base, userId: '3'.repeat(24), organizerId: '6'.repeat(24) },
  teamCreator: { ...base, userId: '4'.repeat(24), team: { id: '7'.repeat(24), isCreator: true } },
  viceCaptain: {
    ...{ ...base, userId: 'a'.repeat(24) },
    team: { id: '7'.repeat(24), isCreator: false, isViceCaptain: true as const },
  },
  moderator: { ...base, userId: '8'.repeat(24), role: 'moderator' as const },
  admin: { ...base, userId: '9'.repeat(24), role: 'admin' as const },
} satisfies Record<string, Identity | null>;
const roles = Object.keys(people);

// Written by hand from chapter 6 of the specification and the table of calls of the old site. One sign a role, in the order
// above: «+» is let in, «-» is not. What has no account there has one here where the old site leaked: a rider of the game.
const everybody = '++++++++';
const withAccount = '-+++++++';
const ofClubs = '--++---+';
const clubReaders = '--++--++';
const organizers = '---+---+';
const moderators = '------++';
const admins = '-------+';
const captains = '----+---';
const captainsAndVice = '----++--';
const matrix: Record<string, string> = {
  'GET /api/health': everybody,
  'GET /api/health/live': everybody,
  'GET /api/assets/routes': everybody,
  'GET /api/assets/routes/all': everybody,
  'GET /api/assets/jerseys': everybody,
  'GET /api/assets/worlds': everybody,
  'GET /api/race/events': everybody,
  'GET /api/race/events/{id}': everybody,
  'GET /api/race/events/schedule.ics': everybody,
  'GET /api/race/events/my.ics': withAccount,
  'GET /api/race/events-notification': everybody,
  'GET /api/race/events/{id}/eligibility': withAccount,
  'GET /api/zwift/events/{eventId}/{organizerId}': clubReaders,
  'GET /api/zwift/events/moderator/{eventId}': clubReaders,
  'POST /api/zwift/events': ofClubs,
  'PUT /api/zwift/events': ofClubs,
  'POST /api/race/events': ofClubs,
  'PUT /api/race/events': ofClubs,
  'DELETE /api/race/events': ofClubs,
  'GET /api/race/results/{id}': everybody,
  'GET /api/race/results/{id}/versions/{version}': everybody,
  'GET /api/race/results/{id}/history': everybody,
  'GET /api/race/results/{id}/csv': everybody,
  'GET /api/race/results/{id}/hidden': clubReaders,
  'GET /api/race/results/{id}/preview.png': everybody,
  'GET /api/zwift/download/event-results/{id}': withAccount,
  'GET /api/race/results/{id}/appeals': everybody,
  'POST /api/race/results/{id}/appeals': withAccount,
  'PUT /api/race/results/{id}/appeals/{appealId}': ofClubs,
  'PUT /api/race/results': ofClubs,
  'PUT /api/race/result': ofClubs,
  'POST /api/race/results/{id}/decisions': ofClubs,
  'POST /api/race/results/{id}/decisions/dry-run': ofClubs,
  'POST /api/race/results/{id}/decisions/{decisionId}/undo': ofClubs,
  'PUT /api/race/results/{id}/state': ofClubs,
  'PUT /api/race/results/{id}/lock': ofClubs,
  'GET /api/site-services-price': everybody,
  'GET /api/site-services/purchasable': withAccount,
  'GET /api/site-services': withAccount,
  'GET /api/payments/payload/organizer': withAccount,
  'POST /api/payments': withAccount,
  'GET /api/payments/{paymentId}': withAccount,
  'POST /api/payments/{paymentId}/cancel': withAccount,
  'POST /api/notifications/yookassa': everybody,
  'GET /api/notifications/yookassa': withAccount,
  'GET /api/admin/mailings': admins,
  'GET /api/admin/mailings/audience': admins,
  'PUT /api/admin/mailings/{mailingId}/state': admins,
  'POST /api/admin/notification': admins,
  'POST /api/admin/notification/letter-preview': admins,
  'POST /api/admin/notification/trial': admins,
  'GET /api/race/events/mailings/preview': admins,
  'POST /api/admin/notification/events-preview': admins,
  'GET /api/admin/site-services/{organizerId}': admins,
  'POST /api/admin/site-services': admins,
  'PUT /api/admin/site-services/{slotId}/pause': admins,
  'GET /api/streams': everybody,
  'GET /api/race/profile/fitfile': withAccount,
  'POST /api/race/profile/fitfile': withAccount,
  'POST /api/visits': everybody,
  'GET /api/live': everybody,
  'GET /api/subscriptions/{token}': everybody,
  'POST /api/unsubscribe/{token}': everybody,
  'GET /api/unsubscribe/{token}': everybody,
  'GET /api/service-messages': withAccount,
  'PUT /api/service-messages/read': withAccount,
  'POST /api/auth/registration': everybody,
  'POST /api/auth/authorization': everybody,
  'POST /api/auth/refresh': everybody,
  'POST /api/auth/logout': everybody,
  'PUT /api/auth/confirm-email': everybody,
  'PUT /api/auth/reset-password': everybody,
  'GET /api/auth/check-request-password/{token}': everybody,
  'PUT /api/auth/new-password': everybody,
  'GET /api/auth/providers': everybody,
  'POST /api/auth/providers/{provider}': everybody,
  'GET /api/auth/callback/vk': everybody,
  'GET /api/auth/callback/yandex': everybody,
  'GET /api/auth/check': withAccount,
  'POST /api/auth/confirmation': withAccount,
  'PUT /api/auth/password': withAccount,
  'PUT /api/auth/email': withAccount,
  'GET /api/auth/sessions': withAccount,
  'DELETE /api/auth/sessions/{id}': withAccount,
  'DELETE /api/auth/sessions': withAccount,
  'DELETE /api/auth/providers/{provider}': withAccount,
  'GET /api/auth/account': withAccount,
  'DELETE /api/auth/account': withAccount,
  'GET /api/race/profile/settings/{zwiftId}': withAccount,
  'PUT /api/race/profile/my': withAccount,
  'PUT /api/race/profile/username': withAccount,
  'PUT /api/race/profile/notifications': withAccount,
  'PUT /api/race/profile/streams': withAccount,
  'GET /api/race/profile/visibility': withAccount,
  'PUT /api/race/profile/visibility': withAccount,
  'GET /api/race/profile/preferences': withAccount,
  'PUT /api/race/profile/preferences': withAccount,
  'PUT /api/race/profile/zwiftid': withAccount,
  'DELETE /api/race/profile/zwiftid': withAccount,
  'POST /api/race/profile/zwiftid/proof': withAccount,
  'PUT /api/race/profile/zwiftid/proof': withAccount,
  'GET /api/zwift/rider/{id}': withAccount,
  'GET /api/search': everybody,
  'GET /api/riders': everybody,
  'GET /api/race/profile/results': everybody,
  'GET /api/race/profile/compare': everybody,
  'GET /api/race/profile/wins/{zwiftId}': everybody,
  'GET /api/race/profile/rivals/{zwiftId}': everybody,
  'GET /api/race/profile/{zwiftId}/power': everybody,
  'GET /api/race/profile/{zwiftId}/metrics': everybody,
  'GET /api/race/profile/{zwiftId}/zwift-profiles': everybody,
  'GET /api/race/profile/{zwiftId}': everybody,
  'GET /api/statistics/riders-in-events/{id}': everybody,
  'GET /api/statistics/leaders-intervals/{id}': everybody,
  'GET /api/statistics/riders-total': everybody,
  'GET /api/statistics/riders-total-age': everybody,
  'GET /api/statistics/riders-total-racing-score': everybody,
  'GET /api/statistics/teams/top': everybody,
  'GET /api/statistics/teams/{season}': everybody,
  'GET /api/teams': everybody,
  'GET /api/teams/{urlSlug}': everybody,
  'GET /api/teams/results/{urlSlug}': everybody,
  'GET /api/teams/statistics/{urlSlug}': everybody,
  'GET /api/teams/rating-results/{urlSlug}/{season}': everybody,
  'GET /api/teams/invitations/{token}': everybody,
  'GET /api/team-members/{urlSlug}': everybody,
  'GET /api/teams/own': withAccount,
  'POST /api/teams': withAccount,
  'POST /api/teams/join-request': withAccount,
  'DELETE /api/teams/join-request': withAccount,
  'POST /api/teams/invitations/{token}': withAccount,
  'POST /api/teams/hand-over': withAccount,
  'POST /api/team-members/leave': withAccount,
  'GET /api/teams/pending-riders': captainsAndVice,
  'GET /api/teams/banned-riders': captainsAndVice,
  'GET /api/teams/invitation': captainsAndVice,
  'POST /api/teams/invitation': captainsAndVice,
  'DELETE /api/teams/invitation': captainsAndVice,
  'POST /api/team-members': captainsAndVice,
  'PUT /api/teams': captains,
  'DELETE /api/teams': captains,
  'PATCH /api/team-members': captains,
  'PUT /api/teams/hand-over': captains,
  'DELETE /api/teams/hand-over': captains,
  'GET /api/organizers': everybody,
  'GET /api/organizers/{urlSlug}': everybody,
  'GET /api/organizers/{urlSlug}/schedule.ics': everybody,
  'GET /api/organizers/{urlSlug}/schedule.json': everybody,
  'GET /api/organizer/{id}': organizers,
  'PUT /api/organizer/main': organizers,
  'GET /api/organizer/organizers-for-moderator/{userId}': clubReaders,
  'GET /api/organizer/clubs/{organizerId}': organizers,
  'GET /api/organizer/clubs-for-moderator/{userId}': clubReaders,
  'GET /api/organizer/clubs/zwift/{clubId}': organizers,
  'POST /api/organizer/clubs': organizers,
  'PUT /api/organizer/clubs': organizers,
  'DELETE /api/organizer/clubs': organizers,
  'PUT /api/organizer/clubs/moderators': organizers,
  'DELETE /api/organizer/clubs/moderators': organizers,
  'GET /api/series/organizers': everybody,
  'GET /api/series/organizers/{urlSlug}': everybody,
  'GET /api/series/{urlSlug}': everybody,
  'GET /api/series/stages/{urlSlug}/{status}': everybody,
  'GET /api/series/stage/results/{urlSlug}/{stageOrder}': everybody,
  'GET /api/series/stage/results/{urlSlug}/{stageOrder}/history': everybody,
  'GET /api/series/general-classification/{urlSlug}': everybody,
  'GET /api/series/general-classification/{urlSlug}/what-if': everybody,
  'GET /api/series/catch-up/{urlSlug}': everybody,
  'GET /api/series/actual/{organizerId}': clubReaders,
  'GET /api/organizer/series': organizers,
  'GET /api/organizer/series/events': organizers,
  'GET /api/organizer/series/{seriesId}': organizers,
  'GET /api/organizer/series/{seriesId}/export': organizers,
  'POST /api/organizer/series': organizers,
  'PUT /api/organizer/series': organizers,
  'DELETE /api/organizer/series': organizers,
  'PUT /api/organizer/series/publication': organizers,
  'PATCH /api/organizer/series/stages': organizers,
  'PUT /api/organizer/series/stages': organizers,
  'PATCH /api/organizer/series/stage': organizers,
  'POST /api/organizer/series/results/general-classification': organizers,
  'PUT /api/series/stage/results': organizers,
  'PATCH /api/series/stage/results/category': organizers,
  'PATCH /api/series/stage/results/time-penalty': organizers,
  'PATCH /api/series/stage/results/result/disqualification/set': organizers,
  'PATCH /api/series/stage/results/result/disqualification/remove': organizers,
  'POST /api/series/stage/results/result': organizers,
  'DELETE /api/series/stage/results/result': organizers,
  'POST /api/series/stage/results/dry-run': organizers,
  'POST /api/series/stage/results/decisions/{decisionId}/undo': organizers,
  'PUT /api/series/stage/lock': organizers,
  'GET /api/organizer/bots': organizers,
  'PUT /api/organizer/bots': organizers,
  'DELETE /api/organizer/bots': organizers,
  'GET /api/moderator/users': organizers,
  'GET /api/logs/admins': moderators,
  'GET /api/logs/errors': moderators,
  'GET /api/logs/error': moderators,
  'DELETE /api/logs/{path}': admins,
  'GET /api/admin/users': admins,
  'GET /api/admin/users/{id}': admins,
  'PUT /api/admin/users/{id}/role': admins,
  'GET /api/admin/users/{id}/sessions': admins,
  'DELETE /api/admin/users/{id}/sessions': admins,
  'DELETE /api/admin/users/{id}/sessions/{sessionId}': admins,
  'PUT /api/admin/riders/power-curve': admins,
  'GET /api/admin/visits': admins,
  'GET /api/md-documents/list/{type}': everybody,
  'GET /api/md-documents/search': everybody,
  'GET /api/md-documents/{type}/{fileName}': everybody,
  'GET /api/information/development': everybody,
  'POST /api/information/development': admins,
  'PUT /api/information/development': admins,
  'DELETE /api/information/development': admins,
  'GET /api/admin/bot': admins,
  'POST /api/admin/bot': admins,
  'GET /api/admin/organizers': admins,
  'POST /api/admin/organizers': admins,
  'PUT /api/admin/organizers': admins,
  'DELETE /api/admin/organizers': admins,
  'GET /api/admin/clubs': admins,
  'GET /api/admin/clubs/{id}': admins,
  'POST /api/admin/clubs': admins,
  'PUT /api/admin/clubs': admins,
  'DELETE /api/admin/clubs': admins,
  'PUT /api/admin/clubs/moderators': admins,
  'DELETE /api/admin/clubs/moderators': admins,
  'GET /api/admin/riders/ban/{zwiftId}': admins,
  'PUT /api/admin/riders/ban': admins,
  'GET /api/admin/fitfile/{zwiftId}': admins,
  'PUT /api/admin/fitfile': admins,
  'GET /api/admin/finish-protocols': clubReaders,
  'POST /api/admin/finish-protocols': admins,
  'PUT /api/admin/finish-protocols': admins,
  'DELETE /api/admin/finish-protocols': admins,
};
const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('roles × endpoints (R12)', () => {
  let app: NestFastifyApplication;
  let world: Awaited<ReturnType<typeof startRaceWorld>>;
  beforeAll(async () => {
    world = await startRaceWorld();
    app = world.app;
  });
  afterAll(() => world.close());

  it('has a row for every endpoint of the contract, and no other', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  describe('with the rights of each role', () => {
    beforeAll(() => {
      const known: Record<string, Identity | null> = people;
      vi.spyOn(app.get(Identities), 'byToken').mockImplementation((token) => Promise.resolve(known[token] ?? null));
    });
    afterAll(() => vi.restoreAllMocks());

    it.each(endpoints)('$method $path admits the roles of its row, and no forged token', async (endpoint) => {
      const url = endpoint.path.replace(/\{\w+\}/g, '0');
      const call = async (token: string | null) => {
        const { statusCode, body } = await app.inject({
          method: endpoint.method,
          url,
          headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a', ...(token && { authorization: `Bearer ${token}` }) },
        });
        if (statusCode === 401 && body.includes('"unauthorized"')) return 401;
        return statusCode === 403 ? 403 : 200;
      };
      const isOpen = matrix[nameOf(endpoint)]?.startsWith('+');

      const answered = [];
      for (const role of roles) answered.push(await call(role === 'guest' ? null : role));

      expect(answered.map((status) => (status === 200 ? '+' : '-')).join('')).toBe(matrix[nameOf(endpoint)]);
      expect(answered[0]).toBe(isOpen ? 200 : 401);
      expect(await call('forged')).toBe(endpoint.access === 'public' ? 200 : 401);
    });
  });

  describe('on the objects of others', () => {
    const [owner, other] = ['owns-things', 'wants-things'];
    let own: TestBrowser;
    let foreign: TestBrowser;
    beforeAll(async () => {
      [own, foreign] = [await signedIn(owner), await signedIn(other)];
      for (const [one, zwiftId] of [
        [own, 1_000_090],
        [foreign, 1_000_091],
      ] as const)
        await one.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
    });
    const signedIn = async (username: string) => {
      await registerAccount(app, username);
      const one = new TestBrowser(app);
      await one.signIn(username, aPassword);
      return one;
    };
    const settings = (one: TestBrowser, zwiftId: number) => one.send('GET', `/api/race/profile/settings/${zwiftId}`);

    it('shows settings to their owner only (14.3, row 6)', async () => {
      expect((await settings(own, 1_000_090)).json().data.username).toBe(owner);
      expect((await settings(own, 0)).json().data.username).toBe(owner);
      const refused = await settings(foreign, 1_000_090);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    });

    it('shows the settings of others to no moderator and no administrator', async () => {
      for (const role of ['moderator', 'admin'] as const) {
        await setRole(other, role);
        expect((await settings(foreign, 1_000_090)).statusCode).toBe(403);
      }
      await setRole(other, 'user');
    });

    it('ends no session and frees no id of another', async () => {
      const [session] = (await own.send('GET', '/api/auth/sessions')).json().data;

      expect((await foreign.send('DELETE', `/api/auth/sessions/${session._id}`)).statusCode).toBe(404);
      expect((await foreign.send('DELETE', '/api/race/profile/zwiftid', { zwiftId: 1_000_090 })).statusCode).toBe(404);
      const proof = { zwiftId: 1_000_090 };
      expect((await foreign.send('POST', '/api/race/profile/zwiftid/proof', proof)).statusCode).toBe(404);
      expect((await settings(own, 1_000_090)).statusCode).toBe(200);
    });
  });

  async function setRole(username: string, role: 'user' | 'moderator' | 'admin') {
    expect(await runTask(app, ['user', 'role', username, role], () => undefined)).toBe(0);
  }
});
