import { contract, type Endpoint, isMultipart } from '@otryv/contract';
import { Types } from 'mongoose';
import { expect } from 'vitest';
import { webhookDelivery } from '../clubs/webhooks/webhooks.jobs.ts';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { EmailTokens } from '../people/auth/mail/email-tokens.ts';
import { messageEmail } from '../people/messages/messages.jobs.ts';
import { MessagesService } from '../people/messages/messages.service.ts';
import { SubscriptionsService } from '../people/subscriptions/subscriptions.service.ts';
import { UsersService } from '../people/users/users.service.ts';
import { DecisionsService } from '../racing/results/decide/decisions.service.ts';
import { EventSync } from '../racing/results/decide/event-sync.service.ts';
import { SeriesJobs } from '../racing/series/series.jobs.ts';
import { makeFurtherChanges } from './further-changes.ts';
import { billingRequests } from './plan-billing-requests.ts';
import { mailingRequests } from './plan-mailing-requests.ts';
import { organizerRequests } from './plan-organizer-requests.ts';
import { comingRace, planRace, raceRequests } from './plan-race-requests.ts';
import {
  accountRequests,
  administrationRequests,
  fillRequest,
  type PlanRequest,
  resultRequests,
} from './plan-requests.ts';
import { riderRequests } from './plan-rider-requests.ts';
import { seriesRequests } from './plan-series-requests.ts';
import { siteRequests } from './plan-site-requests.ts';
import { planTasks } from './plan-tasks.ts';
import { teamRequests } from './plan-team-requests.ts';
import { aFile, anAdministrator, failOnce, giveRace, notifyOnce, type PlanWorld, writeMessage } from './plan-world.ts';
import { blankPage, sendForm } from './send-form.ts';
import { startApi } from './start-api.ts';
import { ANCHOR } from './start-race-world.ts';
import { aRider, request as askToJoin, blankTeam, offerTeam } from './team-world.ts';
import { addAccount, aPassword, type Response, TestBrowser } from './test-browser.ts';

/** Requests of a signed-in rider, after the mailings of administrators. */
const readerRequests: Record<string, PlanRequest[]> = {
  ...mailingRequests,
  ...raceRequests,
  ...resultRequests,
  ...riderRequests,
  ...administrationRequests,
  ...accountRequests,
};

/** All endpoints of the contract. */
export const everyRequest: Record<string, readonly PlanRequest[]> = {
  ...readerRequests,
  ...billingRequests,
  ...organizerRequests,
  ...seriesRequests,
  ...teamRequests,
  ...siteRequests,
};

/** Requests sent as forms with files. */
const forms: ReadonlySet<string> = new Set(
  Object.values(contract)
    .flatMap((domain) => Object.values<Endpoint>(domain))
    .filter(({ body }) => body && isMultipart(body))
    .map(({ method, path }) => `${method} ${path}`),
);

/** Addresses that crawlers request in addition to the contract. */
const crawled = [
  '/sitemap.xml',
  ...['events', 'results', 'riders', 'teams', 'organizers', 'series'].map((kind) => `/sitemaps/${kind}-1.xml`),
];
const messagesOfPlan = {
  'plan-reset': [
    {
      type: 'system',
      title: 'План',
      text: 'План',
      entityUrl: null,
      externalEntityUrl: null,
      isRead: false,
      createdAt: ANCHOR.toISOString(),
    },
  ],
};
const teamsOfPlan = {
  accounts: [{ username: 'plan-moved', zwiftId: 1_000_095 }],
  teams: [
    {
      ...blankTeam,
      name: 'План задачи',
      shortName: 'ЗАДАЧА',
      closedAt: null,
      requests: [],
      bans: [],
      createdAt: ANCHOR.toISOString(),
      members: [],
      invitation: null,
    },
  ],
};

/** Sends every request, runs every job and every task, both in a new process and in a running one. */
export async function drive(plan: PlanWorld, organizer: string) {
  // A new process, with nothing cached yet.
  const fresh = await startApi(plan.world.variables);
  await fresh.get(EventSync).sync(planRace);
  await fresh.close();
  await makeFurtherChanges(plan);
  await askEverybody(plan, organizer);
  await failOnce(plan);
  const due = { $set: { nextImportAt: ANCHOR, hasResults: false } };
  await plan.db().collection('events').updateOne({ gameId: planRace }, due);
  const jobs: Map<string, { work: (data: object) => Promise<void> }> = Reflect.get(
    plan.world.app.get(Jobs),
    'handlers',
  );
  for (const [name, { work }] of jobs) for (const data of jobData(plan, name)) await work(data);
  await notifyOnce(plan);
  const rider = String((await plan.world.protocol(planRace)).results[3]?.profileId);
  let decision = '';
  const messages = await aFile('messages', messagesOfPlan);
  const faults = await aFile('faults', [{ type: 'TypeError', message: 'План', method: 'GET', path: '/' }]);
  const visits = await aFile('visits', [{ day: '2026-11-01', pattern: '/riders', count: 2 }]);
  const teams = await aFile('teams', teamsOfPlan);
  for (const task of planTasks) {
    // An import requires a store without other writers.
    if (task.startsWith('data import')) await plan.world.app.get(Jobs).stop();
    const [line = ''] = await plan.run(
      task
        .replace('{rider}', rider)
        .replace('{decision}', decision)
        .replace('{messages}', messages)
        .replace('{faults}', faults)
        .replace('{teams}', teams)
        .replace('{visits}', visits)
        .replace('{sample}', plan.sample)
        .replace('{files}', plan.world.app.get<Config>(CONFIG).FILES_FOLDER)
        .replace('{exported}', `${plan.sample}.again`),
    );
    if (task.includes('decide')) decision = line;
  }
}

/** Sends a request of the plan. */
async function ask(
  plan: PlanWorld,
  browser: TestBrowser,
  endpoint: string,
  request: PlanRequest,
  values: Record<string, string | number>,
): Promise<Response> {
  const { method, url, body } = fillRequest(endpoint, request, values);
  const isForm = forms.has(endpoint) && (method === 'POST' || method === 'PUT');
  const { secretKey } = values;
  const send = () =>
    endpoint.startsWith('GET /api/keys/')
      ? plan.world.app.inject({ url, headers: { 'otryv-key': String(secretKey) } })
      : isForm
        ? sendForm(browser, url, body ?? {}, request.files, method)
        : browser.send(method, url, body);
  const response = await (plan.around ? plan.around({ browser, endpoint, values }, send) : send());
  if (method === 'GET' && /"nextCursor":"/.test(response.body)) await readOn(browser, url, response);
  return response;
}

/** Reads the next page of a list, which starts from an index like the first one. */
async function readOn(browser: TestBrowser, url: string, response: Response): Promise<void> {
  const next = await browser.send('GET', `${url}${url.includes('?') ? '&' : '?'}cursor=${response.json().nextCursor}`);
  expect({ url, statusCode: next.statusCode }).toEqual({ url, statusCode: 200 });
}

/** Sends every request of the contract, as users with permission. */
export async function askEverybody(plan: PlanWorld, organizer: string) {
  await askEverything(plan, organizer);
  await organizeEverything(plan);
  await teamEverything(plan);
  await announceEverything(plan);
}

async function askEverything(plan: PlanWorld, organizer: string) {
  const { app } = plan.world;
  const rider = await addAccount(app, 'plan-rider');
  await writeMessage(plan, rider);
  const [{ _id: message } = { _id: '' }] = await app.get(MessagesService).list(rider);
  plan.ids.message = message;
  await app.get(MessagesService).listSince(rider, message);
  await app.get(UsersService).setRole('plan-rider', 'admin', null);
  const resetting = await addAccount(app, 'plan-reset');
  const { secret: reset } = await app.get(EmailTokens).issue('reset', resetting, 'plan-reset@example.com');
  const { page } = await app.get(SubscriptionsService).getLinksOf(rider, 'messages');
  const [one, other, , , , , , own, banned, , , second] = (await plan.world.protocol(planRace)).results;
  await plan.world.add(comingRace);
  const browser = new TestBrowser(app);
  await browser.signIn('plan-rider', aPassword);
  const userId = new Types.ObjectId(rider);
  const proved = { userId, zwiftId: own?.profileId, isMain: false, isProved: true, proof: null };
  const ofAccount = { ...proved, userId: new Types.ObjectId(resetting), zwiftId: banned?.profileId, isMain: true };
  const linked = { ...proved, zwiftId: second?.profileId };
  await plan.db().collection('gameids').insertMany([proved, ofAccount, linked]);
  const externalAccounts = [{ provider: 'vk', id: '7', firstName: 'Лев', lastName: 'План' }];
  await plan.db().collection('users').updateOne({ _id: userId }, { $set: { externalAccounts } });
  const activity = await plan.db().collection('activities').findOne({ profileId: one?.profileId });
  await aSession(plan, 'plan-reset');
  const values = {
    activity: String(activity?._id),
    calendar: '',
    signIn: (await app.get(EmailTokens).issue('signIn', rider, 'plan-rider@example.com')).secret,
    confirm: (await app.get(EmailTokens).issue('confirm', rider, 'plan-new@example.com')).secret,
    ownRow: own?._id ?? '',
    accountNumber: banned?.profileId ?? 0,
    ownSession: await aSession(plan, 'plan-rider'),
    accountSession: await aSession(plan, 'plan-reset'),
    id: planRace,
    organizer,
    reset,
    message,
    mailing: plan.ids.mailing,
    row: one?._id ?? '',
    appeal: plan.ids.appeal,
    decision: (await app.get(DecisionsService).listByEvent(planRace))[0]?.id ?? '',
    unsubscribe: page.split('/').at(-1) ?? '',
    account: resetting,
    fault: String(
      (
        await plan
          .db()
          .collection('faults')
          .findOne({}, { sort: { at: -1 } })
      )?._id,
    ),
    spikedAccount: plan.ids.spike.profileId,
    spike: plan.ids.spike.value,
    riderNumber: one?.profileId ?? 0,
    otherNumber: other?.profileId ?? 0,
  };
  for (const [endpoint, requestsToIt] of Object.entries(readerRequests)) {
    for (const request of requestsToIt) {
      const state = browser.cookies.get('attempt') ?? '';
      const { statusCode, body, json } = await ask(plan, browser, endpoint, request, { ...values, state });
      const isExpected = statusCode < 500 && !body.includes('"unauthorized"');
      expect({ endpoint, statusCode, isExpected }).toEqual({ endpoint, statusCode, isExpected: true });
      if (endpoint === 'POST /api/admin/notification') values.mailing = json().data.id;
      if (endpoint === 'PUT /api/auth/password') await aSession(plan, 'plan-rider');
      if (endpoint === 'POST /api/race/profile/calendar') values.calendar = json().data.url.split('/').at(-2);
      if (endpoint === 'POST /api/race/profile/zwiftid/proof') await showCode(plan, browser, values.riderNumber);
    }
  }
}

/** Returns the id of another session of a user. */
async function aSession(plan: PlanWorld, username: string): Promise<string> {
  const browser = new TestBrowser(plan.world.app);
  await browser.signIn(username, aPassword);
  const sessions: { _id: string; isCurrent: boolean }[] = (await browser.send('GET', '/api/auth/sessions')).json().data;
  return sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
}

/** Writes the code of a claim into the name of the rider in the game. */
async function showCode(plan: PlanWorld, browser: TestBrowser, zwiftId: number) {
  const { gameIds } = (await browser.send('GET', '/api/race/profile/settings/0')).json().data;
  const code = gameIds.find((id: { zwiftId: number }) => id.zwiftId === zwiftId)?.proof?.code;
  await plan.world.control(`riders/${zwiftId}`, { lastName: `План ${code}` });
}

async function organizeEverything(plan: PlanWorld) {
  const { id: owner, browser } = await anAdministrator(plan, 'plan-owner');
  const names = { name: 'План', label: 'план', creatorId: owner };
  const { _id: organizer, urlSlug: slug } = (await browser.send('POST', '/api/admin/organizers', names)).json().data;
  await sendForm(browser, '/api/organizer/main', { organizerId: organizer, ...blankPage });
  const values: Record<string, string> = {
    owner,
    organizer,
    slug,
    gamePassword: plan.world.simulator.account.password,
  };
  await rideSeries(plan, browser, values);
  for (const [endpoint, requestsToIt] of Object.entries({ ...billingRequests, ...organizerRequests })) {
    for (const request of requestsToIt) {
      const { statusCode, json } = await ask(plan, browser, endpoint, request, values);
      expect({ endpoint, isExpected: statusCode < 300, statusCode }).toEqual({
        endpoint,
        isExpected: true,
        statusCode,
      });
      if (endpoint === 'POST /api/payments') {
        values.payment = json().paymentResponse.id;
        values.provider = [...plan.payments.payments.keys()].at(-1) ?? '';
        await plan.payments.act(values.provider, 'hold');
      }
      if (endpoint === 'GET /api/admin/refunds') {
        await payAfterCancelling(plan, browser, values.provider ?? '');
        values.refunded = await refundHalf(plan, browser);
      }
      if (endpoint === 'POST /api/admin/site-services') values.slot = json().data[0].id;
      if (endpoint === 'PUT /api/organizer/bots') values.bot = json().data._id;
      if (endpoint === 'POST /api/organizer/keys')
        Object.assign(values, { key: json().data._id, secretKey: json().key });
      if (endpoint === 'POST /api/organizer/webhooks') values.webhook = json().data._id;
      if (endpoint === 'GET /api/organizer/webhooks/deliveries') values.delivery = json().data[0]._id;
      if (endpoint === 'POST /api/admin/finish-protocols') values.protocol = json().data._id;
    }
  }
}

/** Pays after a payment was cancelled. */
async function payAfterCancelling({ payments }: PlanWorld, browser: TestBrowser, id: string): Promise<void> {
  await payments.act(id, 'payLate');
  await browser.send('POST', '/api/notifications/yookassa', { event: 'payment.succeeded', object: { id } });
}

/** Pays 100 roubles and gets half of them back; returns the payment. */
async function refundHalf(plan: PlanWorld, browser: TestBrowser): Promise<string> {
  const purchase = { createPayload: { planId: 'plan-month', returnUrl: '/' } };
  const { paymentResponse } = (await browser.send('POST', '/api/payments', purchase)).json();
  const id = [...plan.payments.payments.keys()].at(-1) ?? '';
  const notify = () => browser.send('POST', '/api/notifications/yookassa', { event: 'x', object: { id } });
  await plan.payments.act(id, 'pay');
  await notify();
  await plan.payments.refund(id, '50.00');
  await notify();
  return String(paymentResponse.id);
}

async function rideSeries(plan: PlanWorld, browser: TestBrowser, given: Record<string, string>) {
  await giveRace(plan, given.organizer ?? '');
  await plan
    .db()
    .collection('series')
    .updateMany({ 'stages.eventIds': planRace }, { $set: { stages: [] } });
  const values: Record<string, string | number> = { ...given, race: planRace, rider: 0 };
  for (const [endpoint, requestsToIt] of Object.entries(seriesRequests)) {
    for (const request of requestsToIt) {
      const response = await ask(plan, browser, endpoint, request, values);
      const isExpected = response.statusCode < 300 || endpoint.includes('catch-up');
      const outcome = { endpoint, isExpected, code: isExpected ? null : response.body };
      expect(outcome).toEqual({ endpoint, isExpected: true, code: null });
      if (endpoint === 'POST /api/organizer/series') {
        values.series = response.json().data._id;
        values.seriesSlug = response.json().data.urlSlug;
      }
      if (endpoint === 'PATCH /api/organizer/series/stages') {
        const { data } = (await browser.send('GET', `/api/series/stage/results/${values.seriesSlug}/1`)).json();
        values.rider = data.results[0].profileId;
        values.stageRow = data.results[0]._id;
        values.addedRow = `${values.series}.1.777001`;
      }
      if (endpoint.endsWith('/history')) values.stageDecision = response.json().decisions.at(-1)._id;
      if (endpoint === 'PUT /api/series/stage/lock') await workSeries(plan, String(values.series));
    }
  }
}

/** Runs the jobs of an ongoing series. */
async function workSeries(plan: PlanWorld, seriesId: string) {
  await plan
    .db()
    .collection('series')
    .updateOne({ _id: new Types.ObjectId(seriesId) }, { $set: { staleSince: ANCHOR } });
  await plan.world.app.get(SeriesJobs).rebuildStale();
  await plan.world.app.get(SeriesJobs).refreshRidden(ANCHOR);
}

async function teamEverything(plan: PlanWorld) {
  const { app } = plan.world;
  const [one, other] = (await plan.world.protocol(planRace)).results.slice(-4, -2).map(({ profileId }) => profileId);
  const captain = await aRider(app, 'plan-captain', one ?? 0);
  const rider = await aRider(app, 'plan-joining', other ?? 0);
  const values: Record<string, string> = { member: rider.id, teamSlug: 'plan', invitation: '' };
  for (const [endpoint, requestsToIt] of Object.entries(teamRequests)) {
    for (const { by, asks, ...request } of requestsToIt) {
      // The rider requests it more often than allowed per day.
      await plan.world.connection.collection('messagesenders').deleteMany({ _id: { $exists: true } });
      if (asks) await askToJoin(rider, 'plan');
      const { browser } = by === 'rider' ? rider : captain;
      const response = await ask(plan, browser, endpoint, request, values);
      const { statusCode } = response;
      expect({ endpoint, statusCode, isExpected: statusCode < 500 && statusCode !== 401 }).toEqual({
        endpoint,
        statusCode,
        isExpected: true,
      });
      if (endpoint === 'DELETE /api/teams/hand-over') await offerTeam(captain, rider);
      if (endpoint === 'POST /api/teams/invitation') values.invitation = response.json().data.token;
    }
  }
}

/** Requests the endpoints of the site itself, then runs the bot with messages to it. */
async function announceEverything(plan: PlanWorld) {
  const { app } = plan.world;
  const browser = new TestBrowser(app);
  await browser.signIn('plan-owner', aPassword);
  const values: Record<string, string> = {};
  for (const [endpoint, requestsToIt] of Object.entries(siteRequests)) {
    for (const request of requestsToIt) {
      const { statusCode, json } = await ask(plan, browser, endpoint, request, values);
      expect({ endpoint, statusCode, isExpected: statusCode < 300 }).toEqual({
        endpoint,
        statusCode,
        isExpected: true,
      });
      if (endpoint === 'GET /api/information/development')
        values.news = json().informationDev.find(({ version }: { version: string }) => version === '900.0.1')._id;
    }
  }
  for (const url of crawled) expect((await browser.send('GET', url)).statusCode).toBeLessThan(500);
  plan.telegram.write(101, '/stop');
  plan.telegram.block(102);
}

const jobData = (plan: PlanWorld, name: string): object[] => {
  if (name === messageEmail.name) return [{ messageId: plan.ids.message }];
  if (name === webhookDelivery.name) return [{ deliveryId: plan.ids.delivery }];
  if (name === 'results.rebuildAll' || name === 'results.fillTeams') return [{ after: 0 }];
  if (name === 'results.linkRace') return [{ eventId: planRace }];
  if (name === 'results.rebuildSome') return [{ eventIds: [planRace] }];
  if (name === 'results.hide' || name === 'series.hide' || name === 'results.link')
    return [{ zwiftIds: [plan.ids.rider], after: 0 }];
  if (name === 'profiles.fill') return [{ after: 10 ** 12 }];
  if (name === 'profiles.night') return [{ after: 10 ** 12, isGameUp: true }];
  if (name === 'profiles.riders' || name === 'profiles.rides') return [{ zwiftIds: [1, 2] }];
  if (name === 'results.refold' || name === 'series.refold') return [{ after: null }];
  if (name === 'series.fold') return [{ seriesId: '0'.repeat(24) }];
  if (name !== 'account-letter') return [{ eventId: planRace }];
  const kinds = ['confirm', 'known', 'reset', 'signIn', 'passwordChanged', 'emailChanged'];
  return kinds.map((kind) => ({ kind, userId: plan.ids.user, email: 'plan-sample@example.com' }));
};
