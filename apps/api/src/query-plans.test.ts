import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { type Payments, startPayments, startTelegram, type Telegram } from '@otryv/provider-simulator';
import { type mongo, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppealsRepository } from './appeals/appeals.repository.ts';
import { LetterTokens } from './auth/letter-tokens.ts';
import { CreatedEventsRepository } from './events/created-events.repository.ts';
import { UnansweredEventsRepository } from './events/unanswered-events.repository.ts';
import { MailingRuns } from './mailings/mailing-runs.ts';
import { messageLetter } from './messages/messages.jobs.ts';
import { MessagesService } from './messages/messages.service.ts';
import { Transactions } from './platform/database/transactions.ts';
import { FaultLog } from './platform/errors/fault-log.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { defineMessage } from './platform/outbox/define-message.ts';
import { Outbox } from './platform/outbox/outbox.ts';
import { DecisionsService } from './results/decisions.service.ts';
import { EventSync } from './results/event-sync.service.ts';
import { SeriesJobs } from './series/series.jobs.ts';
import { SubscriptionsService } from './subscriptions/subscriptions.service.ts';
import { runTask, usage } from './tasks/run-task.ts';
import { BroadcastDeliveries } from './telegram/broadcast-deliveries.ts';
import { TelegramUpdates } from './telegram/telegram-updates.ts';
import { aDraft } from './testing/event-world.ts';
import { fillCollections } from './testing/fill-collections.ts';
import { isFullRun } from './testing/full-run.ts';
import { billingRequests } from './testing/plan-billing-requests.ts';
import { mailingRequests } from './testing/plan-mailing-requests.ts';
import { organizerRequests } from './testing/plan-organizer-requests.ts';
import {
  accountRequests,
  administrationRequests,
  fillRequest,
  type PlanRequest,
  resultRequests,
} from './testing/plan-requests.ts';
import { riderRequests } from './testing/plan-rider-requests.ts';
import { seriesRequests } from './testing/plan-series-requests.ts';
import { siteRequests } from './testing/plan-site-requests.ts';
import { teamRequests } from './testing/plan-team-requests.ts';
import { blankPage, sendForm } from './testing/send-form.ts';
import { aTour } from './testing/series-world.ts';
import { startApi } from './testing/start-api.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from './testing/start-race-world.ts';
import { act, aRider, request as askToJoin, blankTeam, createTeam } from './testing/team-world.ts';
import { aPassword, registerAccount, TestBrowser } from './testing/test-browser.ts';
import { UsersService } from './users/users.service.ts';

/** The planner chooses as in a large collection from about here on. */
const copies = isFullRun ? 20_000 : 2_000;
const race = 5_100_003;
const added = 5_100_001;
const planned = 5_100_016;

/** Every endpoint of the contract, with requests that take every way through the store, as a signed-in user. */
const requests: Record<string, PlanRequest[]> = {
  'GET /api/race/events': [
    {},
    { query: '?started=true&page=3' },
    { query: '?search=гонка+кубок&started=true' },
    { query: '?target=preview' },
    { query: '?started=true&organizerId={organizer}' },
    { query: '?organizerId={organizer}&search=a' },
  ],
  'GET /api/race/events/{id}': [{}],
  'GET /api/race/events/schedule.ics': [{}, { query: '?organizerId={organizer}' }],
  'GET /api/race/events/my.ics': [{}],
  'GET /api/race/events-notification': [{}],
  'GET /api/race/events/{id}/eligibility': [{}],
  'GET /api/zwift/events/{eventId}/{organizerId}': [
    { params: { eventId: String(race), organizerId: '{organizer}' } },
    { params: { eventId: String(race), organizerId: 'undefined' } },
  ],
  'GET /api/zwift/events/moderator/{eventId}': [{ params: { eventId: String(race) } }],
  'PUT /api/zwift/events': [{ body: { ...aDraft(), base: aDraft().event, eventId: race } }],
  'POST /api/race/events': [
    { body: { event: { id: planned, finishProtocol: 'catchUp', importanceLevel: 'standard' } } },
  ],
  'PUT /api/race/events': [{ body: { eventId: race } }],
  'DELETE /api/race/events': [{ body: { eventId: planned } }],
  'GET /api/assets/routes': [{ query: '?ids=1' }],
  'GET /api/assets/routes/all': [{}],
  'GET /api/assets/jerseys': [{}],
  'GET /api/assets/worlds': [{}],
  'GET /api/health': [{}],
  'GET /api/health/live': [{}],
  ...resultRequests,
  ...riderRequests,
  ...administrationRequests,
  ...accountRequests,
};

/** Every task of the command line. */
const tasks = [
  'bot renew sample@club.example',
  'user add plan-operator=plan-operator@example.com',
  'user password plan-operator',
  'user role plan-reset moderator',
  'user letters plan-reset on',
  'team add {teams}',
  `team fill ${race}`,
  'team fill',
  'message add {messages}',
  'fault add {faults}',
  'visit add {visits}',
  `event add ${added} --organizer Клуб`,
  `event sync ${race}`,
  `result import ${race} --fast`,
  `result import ${race} --fewer`,
  `result rebuild ${race}`,
  'result rebuild',
  `result rows ${race}`,
  'result rows',
  'statistics count',
  'plan set plan-week 10.00 1 week',
  'slot trial Образец 3',
  `result decide ${race} {rider} --label DSQ --author Judge`,
  `result undo ${race} {decision} --author Judge`,
  `result decisions ${race}`,
  'data export {exported}',
  // Of the few documents before the copies; what was stored is gone after it.
  'data import {sample} --replace',
];

const nowhere = 'http://127.0.0.1:9/';
/** What crawlers ask for beside the contract. */
const crawled = [
  '/sitemap.xml',
  ...['events', 'results', 'riders', 'teams', 'organizers', 'series'].map((kind) => `/sitemaps/${kind}-1.xml`),
];
const noPlatforms = {
  ...{ TWITCH_AUTH_URL: nowhere, TWITCH_API_URL: nowhere, TWITCH_CLIENT_ID: 'id', TWITCH_CLIENT_SECRET: 'secret' },
  ...{ YOUTUBE_API_URL: nowhere, YOUTUBE_API_KEY: 'key' },
};

const messagesOfPlan = {
  'plan-reset': [
    {
      ...{ type: 'system', title: 'План', text: 'План', entityUrl: null, externalEntityUrl: null },
      ...{ isRead: false, createdAt: ANCHOR.toISOString() },
    },
  ],
};
const teamsOfPlan = {
  accounts: [{ username: 'plan-moved', zwiftId: 1_000_095 }],
  teams: [
    {
      ...{ ...blankTeam, name: 'План задачи', shortName: 'ЗАДАЧА', closedAt: null, requests: [], bans: [] },
      ...{ createdAt: ANCHOR.toISOString(), members: [], invitation: null },
    },
  ],
};

const told = defineMessage('test.told', z.object({ eventId: z.number() }));

type Operation = mongo.Document;

// The server itself profiles the plan of every operation, so this test covers every query.
describe(`every query on ${copies} documents of each collection`, () => {
  let world: RaceWorld;
  let profiled: Operation[] = [];
  let filled: string[] = [];
  let planUser = '';
  let planAppeal = '';
  let planMailing = '';
  let planMessage = '';
  let planRider = 0;
  let planTeam = '';
  let sample = '';
  let payments: Payments;
  let telegram: Telegram;

  beforeAll(async () => {
    payments = await startPayments({ now: () => ANCHOR.getTime() });
    telegram = await startTelegram({ isDemo: true });
    world = await startRaceWorld(
      {},
      {
        ...payments.settings,
        ...telegram.settings,
        JOBS: 'true',
        MONGODB_DATABASE: `test-plans-${randomUUID()}`,
        VK_CLIENT_ID: 'vk',
        VK_URL: 'http://127.0.0.1:9',
        ...noPlatforms,
      },
    );
    await world.add(race);
    await run(`result import ${race}`);
    await decideOnce();
    await hideOnce();
    planAppeal = await appealOnce();
    await tellOnce();
    await world.app.get(UnansweredEventsRepository).begin('a plan', ANCHOR);
    await world.app
      .get(Transactions)
      .run((session) => world.app.get(CreatedEventsRepository).keep('a plan', randomUUID(), race, session));
    await signInOnce();
    await organizeOnce();
    await teamOnce();
    await payOnce();
    await mailOnce();
    await announceOnce();
    await run(`result rows ${race}`);
    await run('statistics count');
    sample = await aPath('sample.otryv');
    await run(`data export ${sample}`);
    const over = { started: true, hasResults: true, nextImportAt: null, totalFinishedCount: 1, eventSubgroups: [] };
    const asleep = { nextRunAt: new Date('2100-01-01'), lockedAt: null };
    const ended = { stages: [], dateEnd: new Date('2026-01-01') };
    const none = { entries: [], unfinished: [] };
    // The poller takes away the channels of those who do not stream.
    await db().collection('streamChannels').insertOne({ platform: 'twitch', name: 'plan' });
    filled = await fillCollections(world.connection, copies, {
      listedriders: await partOf('listedriders', 'figures'),
      riderresults: await partOf('riderresults', 'row'),
      powercurves: { races: [] },
      activities: { bestEfforts: [], startedAt: new Date('2020-01-01') },
      events: over,
      agendaJobs: asleep,
      series: ended,
      rawResults: none,
      resultImports: { people: [] },
      teams: { closedAt: new Date(0) },
      news: { releaseDate: new Date(0) },
      // The letters of a mailing are sent one by one: to the few who were there before the copies.
      users: { notifications: { events: false, news: false, development: false } },
      teamMembers: { leftAt: new Date(0) },
      teamContributions: { season: '2001-2002', results: [], scorers: [] },
      serviceSlots: { organizerId: new Types.ObjectId(), endDate: new Date('2020-01-01') },
      payments: { createdAt: new Date('2020-01-01'), userId: new Types.ObjectId() },
    });
    const organizer = String((await db().collection('organizers').findOne())?._id);
    await profile();
    await drive(organizer);
    profiled = await operations();
  }, 600_000);
  afterAll(async () => {
    await world?.close();
    await payments?.close();
    await telegram?.close();
  });

  const db = () => {
    if (!world.connection.db) throw new Error('There is no database.');
    return world.connection.db;
  };
  /** A part of the first document, which is too large to be copied by itself. */
  const partOf = async (name: string, part: string) => ({ [part]: (await db().collection(name).findOne())?.[part] });
  const run = async (words: string) => {
    const lines: string[] = [];
    const failures = await runTask(world.app, words.split(' '), (line) => lines.push(line));
    expect({ words, failures, lines }).toEqual({ words, failures: 0, lines });
    return lines;
  };

  async function decideOnce() {
    const rider = (await world.protocol(race)).results[0]?.profileId;
    await run(`result decide ${race} ${rider} --label OFR --author Judge`);
  }

  async function appealOnce() {
    const { app } = world;
    const userId = await registerAccount(app, 'plan-appeals');
    const appeal = { eventId: race, profileId: 1, userId, text: 'План запросов', link: null, createdAt: ANCHOR };
    const stored = await app.get(Transactions).run((session) => app.get(AppealsRepository).insert(appeal, session));
    return stored.id;
  }

  async function tellOnce() {
    const { app } = world;
    await app.get(Transactions).run((session) => app.get(Outbox).write(told, { eventId: race }, session));
  }

  async function signInOnce() {
    const { app } = world;
    planUser = await registerAccount(app, 'plan-sample');
    await app.get(LetterTokens).issue('reset', planUser, 'plan-sample@example.com');
    const browser = new TestBrowser(app);
    await browser.signIn('plan-sample', aPassword);
    const zwiftId = (await world.protocol(race)).results[5]?.profileId;
    await browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
    await browser.send('POST', '/api/auth/providers/vk', { purpose: 'signIn' });
    await browser.send('POST', '/api/visits', { pattern: '/race/schedule' });
    await writeMessage(planUser);
    await failOnce();
  }

  /** An organizer with a bot, a club and a protocol, for copies to be made of. */
  async function organizeOnce() {
    const { app } = world;
    const owner = await registerAccount(app, 'plan-sample-owner');
    await run('user role plan-sample-owner admin');
    const browser = new TestBrowser(app);
    await browser.signIn('plan-sample-owner', aPassword);
    const names = { name: 'Образец', label: 'образец', creatorId: owner };
    const organizerId = (await browser.send('POST', '/api/admin/organizers', names)).json().data._id;
    const { password } = world.simulator.account;
    await browser.send('PUT', '/api/organizer/bots', { organizerId, username: 'sample@club.example', password });
    await browser.send('POST', '/api/organizer/clubs', { organizerId, clubId: gameClubs.calm.clubId });
    const protocol = { name: 'newbies', displayName: 'Образец', description: '', isDefault: false };
    await browser.send('POST', '/api/admin/finish-protocols', { ...protocol, organizerId });
    const values = await aSeries(browser, organizerId, 'Образец серии');
    await browser.send('PUT', '/api/series/stage/lock', { seriesId: values.series, stageOrder: 1, isLocked: true });
    await browser.send('DELETE', '/api/organizer/series', { seriesId: values.series, name: 'Образец серии' });
    await aSeries(browser, organizerId, 'Образец второй');
    await db()
      .collection('events')
      .updateOne({ gameId: race }, { $set: { series: null } });
  }

  /** A slot that was given, and one that was paid. */
  async function payOnce() {
    const browser = new TestBrowser(world.app);
    await browser.signIn('plan-sample-owner', aPassword);
    await run('plan set plan-month 100.00 1 month');
    await run('slot trial Образец 3');
    await browser.send('POST', '/api/payments', { createPayload: { planId: 'plan-month', returnUrl: '/' } });
    const [provider] = [...payments.payments.keys()];
    await payments.act(provider ?? '', 'pay');
    await browser.send('POST', '/api/notifications/yookassa', { event: 'payment.succeeded', object: { id: provider } });
  }

  /** A mailing that has been sent. */
  async function mailOnce() {
    const browser = new TestBrowser(world.app);
    await browser.signIn('plan-sample-owner', aPassword);
    await db()
      .collection('users')
      .updateMany({}, { $set: { 'notifications.news': true } });
    const letter = { subject: 'План', title: 'План', text: 'План' };
    const notificationsTypes = { events: false, news: true, development: false };
    const { data } = (await browser.send('POST', '/api/admin/notification', { ...letter, notificationsTypes })).json();
    planMailing = data.id;
    await world.app.get(MailingRuns).run();
  }

  /** A release note, and a message of the bot of which one delivery is left. */
  async function announceOnce() {
    const { app } = world;
    const browser = new TestBrowser(app);
    await browser.signIn('plan-sample-owner', aPassword);
    const releaseData = { releaseDate: ANCHOR.toISOString(), version: '900.0.0', text: 'План' };
    await browser.send('POST', '/api/information/development', { releaseData });
    await app.get(TelegramUpdates).read();
    await browser.send('POST', '/api/admin/bot', { text: 'План' });
    await app.get(BroadcastDeliveries).deliver();
    const delivery = { broadcastId: new Types.ObjectId(), chatId: 1, state: 'delivered', at: ANCHOR };
    await db().collection('broadcastDeliveries').insertOne(delivery);
  }

  /** A published series with the race as its stage and a decision about a row. */
  async function aSeries(browser: TestBrowser, organizerId: string, name: string) {
    await giveRace(organizerId);
    const form = { ...aTour, name, organizerId };
    const { _id: seriesId, urlSlug } = (await sendForm(browser, '/api/organizer/series', form, {}, 'POST')).json().data;
    const added = { seriesId, action: 'add', stage: { eventId: race } };
    await browser.send('PATCH', '/api/organizer/series/stages', added);
    await browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: true });
    const stage = await browser.send('GET', `/api/series/stage/results/${urlSlug}/1`);
    const rider = Number(stage.json().data.results[0].profileId);
    const row = { seriesId, stageResultId: `${seriesId}.1.${rider}` };
    await browser.send('PATCH', '/api/series/stage/results/category', { ...row, value: 'WA', reason: 'План' });
    return { series: String(seriesId), seriesSlug: String(urlSlug), rider };
  }

  async function giveRace(organizerId: string) {
    const organizer = { _id: new Types.ObjectId(organizerId), name: 'План', shortName: 'план', urlSlug: 'plan' };
    await db().collection('events').updateOne({ gameId: race }, { $set: { organizer } });
  }

  async function rideSeries(browser: TestBrowser, given: Record<string, string>) {
    await giveRace(given.organizer ?? '');
    await db()
      .collection('series')
      .updateMany({ 'stages.eventIds': race }, { $set: { stages: [] } });
    const values: Record<string, string | number> = { ...given, race, rider: 0 };
    for (const [endpoint, requestsToIt] of Object.entries(seriesRequests)) {
      for (const request of requestsToIt) {
        const { method, url, body = {} } = fillRequest(endpoint, request, values);
        const isForm = url === '/api/organizer/series' && (method === 'POST' || method === 'PUT');
        const response = isForm
          ? await sendForm(browser, url, body, {}, method)
          : await browser.send(method, url, request.body && body);
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
        if (url.endsWith('/history')) values.stageDecision = response.json().decisions.at(-1)._id;
        if (endpoint === 'PUT /api/series/stage/lock') await workSeries(String(values.series));
      }
    }
  }

  /** The jobs while a series is ridden. */
  async function workSeries(seriesId: string) {
    await db()
      .collection('series')
      .updateOne({ _id: new Types.ObjectId(seriesId) }, { $set: { staleSince: ANCHOR } });
    await world.app.get(SeriesJobs).foldStale();
    await world.app.get(SeriesJobs).refreshRidden(ANCHOR);
  }

  async function organizeEverything() {
    const { app } = world;
    const owner = await registerAccount(app, 'plan-owner');
    await run('user role plan-owner admin');
    const browser = new TestBrowser(app);
    await browser.signIn('plan-owner', aPassword);
    const names = { name: 'План', label: 'план', creatorId: owner };
    const { _id: organizer, urlSlug: slug } = (await browser.send('POST', '/api/admin/organizers', names)).json().data;
    await sendForm(browser, '/api/organizer/main', { organizerId: organizer, ...blankPage });
    const values: Record<string, string> = { owner, organizer, slug, gamePassword: world.simulator.account.password };
    await rideSeries(browser, values);
    for (const [endpoint, requestsToIt] of Object.entries({ ...billingRequests, ...organizerRequests })) {
      for (const request of requestsToIt) {
        const { method, url, body } = fillRequest(endpoint, request, values);
        const { statusCode, json } = await browser.send(method, url, body);
        const isExpected = statusCode < 300 || endpoint === 'PUT /api/organizer/main';
        expect({ method, url, isExpected, statusCode }).toEqual({ method, url, isExpected: true, statusCode });
        if (endpoint === 'POST /api/payments') {
          values.payment = json().paymentResponse.id;
          values.provider = [...payments.payments.keys()].at(-1) ?? '';
          await payments.act(values.provider, 'hold');
        }
        if (endpoint === 'POST /api/admin/site-services') values.slot = json().data[0].id;
        if (endpoint === 'PUT /api/organizer/bots') values.bot = json().data._id;
        if (endpoint === 'POST /api/admin/finish-protocols') values.protocol = json().data._id;
      }
    }
  }

  /** The endpoints of the site itself, then the bot with what people write to it. */
  async function announceEverything() {
    const { app } = world;
    const browser = new TestBrowser(app);
    await browser.signIn('plan-owner', aPassword);
    const values: Record<string, string> = {};
    for (const [endpoint, requestsToIt] of Object.entries(siteRequests)) {
      for (const request of requestsToIt) {
        const { method, url, body } = fillRequest(endpoint, request, values);
        const { statusCode, json } = await browser.send(method, url, body);
        expect({ endpoint, statusCode, isExpected: statusCode < 300 }).toEqual({
          endpoint,
          statusCode,
          isExpected: true,
        });
        if (url === '/api/information/development' && method === 'GET')
          values.news = json().informationDev.find(({ version }: { version: string }) => version === '900.0.1')._id;
      }
    }
    for (const url of crawled) expect((await browser.send('GET', url)).statusCode).toBeLessThan(500);
    telegram.write(101, '/stop');
    telegram.block(102);
  }

  /** A rider of the race hides something. */
  async function hideOnce() {
    planRider = (await world.protocol(race)).results[2]?.profileId ?? 0;
    await db()
      .collection('riders')
      .updateOne({ zwiftId: planRider }, { $set: { hidden: ['age'] } });
    await db().collection('riderBans').insertOne({ zwiftId: planRider, code: 'CHEATING', adminId: 'nobody' });
    await db().collection('streamPlatforms').insertOne({ platform: 'twitch', failures: 0 });
  }

  async function failOnce() {
    const request = { requestId: 'r', method: 'GET', path: '/api/health', userId: null };
    await world.app.get(FaultLog).write({ ...request, stack: 'TypeError' });
  }

  const writeMessage = (userId: string) =>
    world.app
      .get(Transactions)
      .run((session) =>
        world.app
          .get(MessagesService)
          .write({ userIds: [userId], type: 'system', title: 'План', text: 'План' }, session),
      );

  async function profile() {
    await db().createCollection('system.profile', { capped: true, size: 128 * 1024 * 1024 });
    await db().setProfilingLevel('all');
  }

  async function operations(): Promise<Operation[]> {
    await db().setProfilingLevel('off');
    return db().collection('system.profile').find().toArray();
  }

  async function drive(organizer: string) {
    // A process that has just started, which holds nothing in memory yet.
    const fresh = await startApi(world.variables);
    await fresh.get(EventSync).run(race);
    await fresh.close();
    await askEverything(organizer);
    await organizeEverything();
    await teamEverything();
    await announceEverything();
    await failOnce();
    const due = { $set: { nextImportAt: ANCHOR, hasResults: false } };
    await db().collection('events').updateOne({ gameId: race }, due);
    const jobs: Map<string, { work: (data: object) => Promise<void> }> = Reflect.get(world.app.get(Jobs), 'handlers');
    for (const [name, { work }] of jobs) for (const data of jobData(name)) await work(data);
    await tellOnce();
    const rider = String((await world.protocol(race)).results[3]?.profileId);
    let decision = '';
    const messages = await aFile('messages', messagesOfPlan);
    const faults = await aFile('faults', [{ type: 'TypeError', message: 'План', method: 'GET', path: '/' }]);
    const visits = await aFile('visits', [{ day: '2026-11-01', pattern: '/riders', count: 2 }]);
    const teams = await aFile('teams', teamsOfPlan);
    for (const task of tasks) {
      // An import is for a store that nothing else writes to.
      if (task.startsWith('data import')) await world.app.get(Jobs).stop();
      const [line = ''] = await run(
        task
          .replace('{rider}', rider)
          .replace('{decision}', decision)
          .replace('{messages}', messages)
          .replace('{faults}', faults)
          .replace('{teams}', teams)
          .replace('{visits}', visits)
          .replace('{sample}', sample)
          .replace('{exported}', `${sample}.again`),
      );
      if (task.includes('decide')) decision = line;
    }
  }

  async function aPath(name: string): Promise<string> {
    return join(await mkdtemp(join(tmpdir(), 'otryv-plans-')), name);
  }

  async function aFile(name: string, content: unknown): Promise<string> {
    const file = await aPath(`${name}.json`);
    await writeFile(file, JSON.stringify(content));
    return file;
  }

  /** A team with a member, a request, a ban and a link, for copies to be made of. */
  async function teamOnce() {
    const { app } = world;
    const [one, other] = (await world.protocol(race)).results.slice(-2).map(({ profileId }) => profileId);
    const captain = await aRider(app, 'plan-captain-0', one ?? 0);
    const rider = await aRider(app, 'plan-rider-0', other ?? 0);
    const { data } = (await createTeam(captain, { name: 'Образец', shortName: 'ОБРАЗЕЦ' })).json();
    planTeam = String(data._id);
    await askToJoin(rider, data.urlSlug);
    await act(captain, 'ban', rider, { reason: 'План' });
    await act(captain, 'cancelBan', rider);
    await askToJoin(rider, data.urlSlug);
    const ban = { teamId: new Types.ObjectId(), userId: new Types.ObjectId(), bannedById: new Types.ObjectId() };
    await db()
      .collection('teamBans')
      .insertOne({ ...ban, reason: 'План', bannedAt: ANCHOR });
    await captain.browser.send('POST', '/api/teams/invitation');
    await db()
      .collection('teamMembers')
      .updateMany({}, { $set: { joinedAt: new Date(0) } });
    await run(`team fill ${race}`);
  }

  async function teamEverything() {
    const { app } = world;
    const [one, other] = (await world.protocol(race)).results.slice(-4, -2).map(({ profileId }) => profileId);
    const captain = await aRider(app, 'plan-captain', one ?? 0);
    const rider = await aRider(app, 'plan-joining', other ?? 0);
    const values: Record<string, string> = { member: rider.id, teamSlug: 'plan', token: '' };
    for (const [endpoint, requestsToIt] of Object.entries(teamRequests)) {
      for (const { by, ...request } of requestsToIt) {
        const { browser } = by === 'rider' ? rider : captain;
        const { method, url, body = {} } = fillRequest(endpoint, request, values);
        const isForm = url === '/api/teams' && (method === 'POST' || method === 'PUT');
        const response = isForm
          ? await sendForm(browser, url, body, {}, method)
          : await browser.send(method, url, request.body && body);
        const { statusCode } = response;
        expect({ endpoint, statusCode, isExpected: statusCode < 500 && statusCode !== 401 }).toEqual({
          ...{ endpoint, statusCode, isExpected: true },
        });
        if (endpoint === 'POST /api/teams/invitation') values.token = response.json().data.token;
      }
    }
  }

  async function askEverything(organizer: string) {
    const { app } = world;
    const rider = await registerAccount(app, 'plan-rider');
    await writeMessage(rider);
    const [{ _id: message } = { _id: '' }] = await app.get(MessagesService).list(rider);
    planMessage = message;
    await app.get(MessagesService).listSince(rider, message);
    await app.get(UsersService).setRole('plan-rider', 'admin', null);
    const resetting = await registerAccount(app, 'plan-reset');
    const { secret: reset } = await app.get(LetterTokens).issue('reset', resetting, 'plan-reset@example.com');
    const { page } = await app.get(SubscriptionsService).linksOf(rider, 'messages');
    const [one, other] = (await world.protocol(race)).results;
    const browser = new TestBrowser(app);
    await browser.signIn('plan-rider', aPassword);
    const values = {
      id: race,
      organizer,
      reset,
      message,
      mailing: planMailing,
      row: one?._id ?? '',
      appeal: planAppeal,
      decision: (await app.get(DecisionsService).ofEvent(race))[0]?.id ?? '',
      unsubscribe: page.split('/').at(-1) ?? '',
      account: resetting,
      fault: String(
        (
          await db()
            .collection('faults')
            .findOne({}, { sort: { at: -1 } })
        )?._id,
      ),
      riderNumber: one?.profileId ?? 0,
      otherNumber: other?.profileId ?? 0,
    };
    for (const [endpoint, requestsToIt] of Object.entries({ ...mailingRequests, ...requests })) {
      for (const request of requestsToIt) {
        const state = browser.cookies.get('attempt') ?? '';
        const { method, url, body } = fillRequest(endpoint, request, { ...values, state });
        const { statusCode, body: answer } = await browser.send(method, url, body);
        const isExpected = statusCode < 500 && !answer.includes('"unauthorized"');
        expect({ method, url, statusCode, isExpected }).toEqual({ method, url, statusCode, isExpected: true });
      }
    }
  }

  const jobData = (name: string): object[] => {
    if (name === messageLetter.name) return [{ messageId: planMessage }];
    if (name === 'results.rebuildAll' || name === 'results.fillTeams') return [{ after: 0 }];
    if (name === 'teams.announce') return [{ teamId: planTeam, creatorId: planUser, after: null }];
    if (name === 'results.rebuildSome') return [{ eventIds: [race] }];
    if (name === 'results.hide' || name === 'series.hide') return [{ zwiftIds: [planRider], after: 0 }];
    if (name === 'profiles.fill') return [{ after: 10 ** 12 }];
    if (name === 'profiles.night') return [{ after: 10 ** 12, isGameUp: true }];
    if (name === 'profiles.riders' || name === 'profiles.rides') return [{ zwiftIds: [1, 2] }];
    if (name === 'series.fold') return [{ seriesId: '0'.repeat(24) }];
    if (name !== 'account-letter') return [{ eventId: race }];
    const kinds = ['confirm', 'known', 'reset', 'passwordChanged', 'emailChanged'];
    return kinds.map((kind) => ({ kind, userId: planUser, email: 'plan-sample@example.com' }));
  };

  const isOwn = ({ ns, command, originatingCommand }: Operation) =>
    !String(ns).endsWith('system.profile') &&
    !JSON.stringify([command?.pipeline, originatingCommand?.pipeline]).includes('$changeStream');
  const scans = (all: readonly Operation[]) =>
    all
      .filter((operation) => isOwn(operation) && String(operation.planSummary).includes('COLLSCAN'))
      .map(
        ({ ns, command }) => `${ns}: ${JSON.stringify(command?.filter ?? command?.q ?? command?.pipeline ?? command)}`,
      );

  it('is asked at every address of the contract and by every task', () => {
    const paths = Object.values(contract).flatMap((area) =>
      Object.values(area).map(({ method, path }) => `${method} ${path}`),
    );
    const named = [...usage.matchAll(/^ {2}(\w+ \w+)/gm)].map(([, name]) => name);

    const ofOrganizers = { ...billingRequests, ...organizerRequests, ...seriesRequests };
    const every = { ...requests, ...mailingRequests, ...ofOrganizers, ...teamRequests, ...siteRequests };
    expect(new Set(Object.keys(every))).toEqual(new Set<string>(paths));
    expect(new Set(tasks.map((task) => task.split(' ').slice(0, 2).join(' ')))).toEqual(new Set(named));
  });

  it('is asked of every collection there is', () => {
    const models = world.connection.modelNames().map((name) => world.connection.model(name).collection.name);
    const asked = new Set(profiled.map(({ ns }) => String(ns).split('.')[1]));

    expect(models.filter((name) => !filled.includes(name))).toEqual([]);
    expect(models.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('finds its documents by an index', () => {
    expect(profiled.length).toBeGreaterThan(100);
    expect([...new Set(scans(profiled))]).toEqual([]);
  });

  it('would be caught here if it read a whole collection', async () => {
    await db().setProfilingLevel('all');
    await db().collection('events').findOne({ description: 'of no index' });

    expect(scans(await operations()).join()).toContain('of no index');
  });
});
