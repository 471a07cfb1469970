import { expect } from 'vitest';
import { EmailTokens } from '../people/auth/mail/email-tokens.ts';
import { fileOfRide, hideRide } from './missing-ride.ts';
import { planRace } from './plan-race-requests.ts';
import { anAdministrator, type PlanWorld } from './plan-world.ts';
import { proveGameId } from './prove-game-id.ts';
import { signInAt } from './provider-browser.ts';
import { sendForm } from './send-form.ts';
import { aTour } from './series-world.ts';
import { ANCHOR } from './start-race-world.ts';
import { act, admit, aRider, blankTeam, createTeam, request, type TeamRider } from './team-world.ts';
import { aPassword, type Response, type TestBrowser } from './test-browser.ts';

/** The first rows belong to the requests to every endpoint. */
const riderRows = 10;

type Sent = Parameters<TestBrowser['send']>;

/** Makes the calls missing from the requests to every endpoint: variants of the same endpoints with another outcome. */
export async function makeFurtherChanges(plan: PlanWorld): Promise<void> {
  const { id: adminId, browser: admin } = await anAdministrator(plan, 'further-admin');
  await changeTeams(plan);
  await changeAccount(plan, admin);
  await changeRides(plan, admin);
  await changeOrganizer(admin, adminId);
}

/** Sends a request that must succeed: a rejected one changes nothing. */
async function send(browser: TestBrowser, ...sent: Sent): Promise<Response> {
  const response = await browser.send(...sent);
  expect({ sent, body: response.statusCode < 300 ? '' : response.body }).toEqual({ sent, body: '' });
  return response;
}

async function changeTeams({ world: { app } }: PlanWorld) {
  const riders: TeamRider[] = [];
  for (const [index, name] of ['captain', 'heir', 'member'].entries())
    riders.push(await aRider(app, `further-${name}`, 4_600_900 + index));
  const [captain, heir, member] = riders;
  if (!captain || !heir || !member) throw new Error('Riders are missing.');
  const names = { name: 'Иные пути', shortName: 'ИНЫЕ' };
  const { data } = (await createTeam(captain, names)).json();
  const urlSlug = String(data.urlSlug);
  await sendForm(captain.browser, '/api/teams', {
    ...blankTeam,
    ...names,
    mission: 'Ехать',
    badgeTextColor: '#ffffff',
  });
  await request(heir, urlSlug);
  await act(captain, 'cancel', heir);
  await admit(captain, urlSlug, heir);
  const { token } = (await send(captain.browser, 'POST', '/api/teams/invitation')).json().data;
  await send(member.browser, 'POST', `/api/teams/invitations/${token}`);
  const change = { teamMemberId: heir.id, role: 'Vice-Captain', specialization: 'Sprinter' };
  await send(captain.browser, 'PATCH', '/api/team-members', change);
  const offer = () => send(captain.browser, 'PUT', '/api/teams/hand-over', { teamMemberId: heir.id });
  await offer();
  await send(captain.browser, 'DELETE', '/api/teams/hand-over');
  await offer();
  await send(heir.browser, 'POST', '/api/teams/hand-over', { accepts: false });
  await offer();
  await send(heir.browser, 'POST', '/api/teams/hand-over', { accepts: true });
  await act(heir, 'exclude', member);
  await admit(heir, urlSlug, member);
  await send(member.browser, 'POST', '/api/team-members/leave', { urlSlug });
  await send(heir.browser, 'DELETE', '/api/auth/account', { username: 'further-heir', password: aPassword });
}

async function changeAccount(plan: PlanWorld, admin: TestBrowser) {
  const { app, connection } = plan.world;
  const { id, browser } = await aRider(app, 'further-rider', 4_600_910);
  const { secret: token } = await app.get(EmailTokens).issue('confirm', id, 'further-new@example.com');
  await send(browser, 'PUT', '/api/auth/email', { email: 'further-new@example.com', password: aPassword });
  await send(browser, 'PUT', '/api/auth/confirm-email', { token });
  const visibility = { heartRate: true, weight: false, height: true, age: false };
  await send(browser, 'PUT', '/api/race/profile/visibility', { visibility });
  expect(await signInAt(browser, 'vk', 'Анна', { purpose: 'link', returnTo: '/' })).toBe('/');
  await send(browser, 'DELETE', '/api/auth/providers/vk');
  const zwiftId = (await plan.world.protocol(planRace)).results[9]?.profileId ?? 0;
  await send(browser, 'PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: true });
  await send(browser, 'POST', '/api/race/profile/zwiftid/proof', { zwiftId });
  const claim = await connection.collection('gameids').findOne({ zwiftId });
  await plan.world.control(`riders/${zwiftId}`, { lastName: claim?.proof.code });
  await send(browser, 'PUT', '/api/race/profile/zwiftid/proof', { zwiftId });
  const { data: sessions } = (await send(browser, 'GET', '/api/auth/sessions')).json();
  await send(admin, 'DELETE', `/api/admin/users/${id}/sessions/${sessions[0]._id}`);
}

async function changeRides(plan: PlanWorld, admin: TestBrowser) {
  const { app, connection } = plan.world;
  const ride = await hideRide(plan.world, planRace, riderRows);
  const { browser } = await aRider(app, 'further-appeals', 4_600_920);
  await proveGameId(connection, browser, ride.profileId);
  const file = fileOfRide(ride, (second) => ride.watts + (second % 2));
  const files = { file: new Blob([file]) };
  await sendForm(browser, '/api/race/profile/fitfile', { eventId: String(planRace) }, files, 'POST');
  const official = { $set: { officialSince: ANCHOR } };
  await connection.collection('protocolStates').updateOne({ eventId: planRace }, official);
  const reopening = { state: 'provisional', reason: 'Для протеста' };
  await send(admin, 'PUT', `/api/race/results/${planRace}/state`, reopening);
  const appeal = { rowId: `${planRace}.${ride.profileId}`, text: 'Обогнал по встречной полосе.', link: '' };
  const made = await send(browser, 'POST', `/api/race/results/${planRace}/appeals`, appeal);
  const answer = { isAccepted: true, answer: 'Принято.' };
  await send(admin, 'PUT', `/api/race/results/${planRace}/appeals/${made.json().data._id}`, answer);
  const activity = await connection.collection('activities').findOne({ activityId: ride.activityId });
  const ofRider = { zwiftId: ride.profileId, code: 'CHEATING' };
  for (const banned of [true, false]) {
    await send(admin, 'PUT', '/api/admin/fitfile', { _idActivity: String(activity?._id), banned });
    await send(admin, 'PUT', '/api/admin/riders/ban', { ...ofRider, banned });
  }
}

async function changeOrganizer(admin: TestBrowser, creatorId: string) {
  const names = { name: 'Иной клуб', label: 'иной', creatorId };
  const organizerId = (await send(admin, 'POST', '/api/admin/organizers', names)).json().data._id;
  const form = { ...aTour, name: 'Иная серия', organizerId };
  const seriesId = (await sendForm(admin, '/api/organizer/series', form, {}, 'POST')).json().data._id;
  const rules = { ...form, rules: 'Без драфта', scoringTable: '9,8,7', hasTeams: 'true', seriesId };
  await sendForm(admin, '/api/organizer/series', rules);
  for (const isPublished of [true, false])
    await send(admin, 'PUT', '/api/organizer/series/publication', { seriesId, isPublished });
  for (const order of [1, 2]) {
    const stage = { eventId: null, order };
    await send(admin, 'PATCH', '/api/organizer/series/stages', { seriesId, action: 'add', stage });
  }
  await send(admin, 'PATCH', '/api/organizer/series/stages', {
    seriesId,
    action: 'delete',
    stage: { eventId: null, order: 1 },
  });
  await send(admin, 'DELETE', '/api/organizer/series', { seriesId, name: ' Иная серия ' });
  const given = { organizerId, origin: 'gift', days: 3 };
  const [slot] = (await send(admin, 'POST', '/api/admin/site-services', given)).json().data;
  for (const isPaused of [true, false])
    await send(admin, 'PUT', `/api/admin/site-services/${slot.id}/pause`, { isPaused });
  const email = { subject: 'Иное', title: 'Иное', text: 'Иное' };
  const notificationsTypes = { events: false, news: true, development: false };
  const mailing = (await send(admin, 'POST', '/api/admin/notification', { ...email, notificationsTypes })).json().data;
  for (const state of ['paused', 'sending', 'stopped'])
    await send(admin, 'PUT', `/api/admin/mailings/${mailing.id}/state`, { state });
}
