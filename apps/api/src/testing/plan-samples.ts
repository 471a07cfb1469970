import { randomUUID } from 'node:crypto';
import { gameClubs } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { MailingRuns } from '../communication/mailings/mailing-runs.ts';
import { Erasures } from '../kernel/backup/erasures/erasures.ts';
import { noTransaction } from '../kernel/database/session.ts';
import { Transactions } from '../kernel/database/transactions.ts';
import { EmailTokens } from '../people/auth/mail/email-tokens.ts';
import { BroadcastDeliveries } from '../people/telegram/broadcast-deliveries.ts';
import { TelegramUpdates } from '../people/telegram/telegram-updates.ts';
import { AppealsRepository } from '../racing/appeals/appeals.repository.ts';
import { CalendarLinks } from '../racing/calendars/calendar-links.service.ts';
import { CreatedEventsRepository } from '../racing/event-editing/created-events.repository.ts';
import { UnansweredEventsRepository } from '../racing/event-editing/unanswered-events.repository.ts';
import { EventCatalogue } from '../racing/events/read/event-catalogue.ts';
import { EventCancellations } from '../racing/events/write/event-cancellations.ts';
import { ProtocolRebuilds } from '../racing/results/publish/protocol-rebuilds.ts';
import { planRace } from './plan-race-requests.ts';
import { anAdministrator, aSeries, failOnce, notifyOnce, type PlanWorld, writeMessage } from './plan-world.ts';
import { ANCHOR } from './start-race-world.ts';
import { act, aRider, request as askToJoin, createTeam } from './team-world.ts';
import { addAccount, aPassword, TestBrowser } from './test-browser.ts';

/** Stores a sample of everything, and exports it to `plan.sample`. */
export async function storeSamples(plan: PlanWorld): Promise<void> {
  const { app } = plan.world;
  await plan.world.add(planRace);
  await plan.run(`result import ${planRace}`);
  await decideOnce(plan);
  await hideOnce(plan);
  await eraseOnce(plan);
  await spikeOnce(plan);
  plan.ids.appeal = await appealOnce(plan);
  await notifyOnce(plan);
  await app.get(UnansweredEventsRepository).begin('a plan', ANCHOR);
  await app
    .get(Transactions)
    .run((session) => app.get(CreatedEventsRepository).keep('a plan', randomUUID(), planRace, session));
  await calendarsOnce(plan);
  await signInOnce(plan);
  await organizeOnce(plan);
  await teamOnce(plan);
  await payOnce(plan);
  await mailOnce(plan);
  await announceOnce(plan);
  await plan.run(`result rows ${planRace}`);
  await plan.run('statistics count');
  await plan.run(`data export ${plan.sample}`);
}

/** Creates a calendar link, and a race that calendars show as cancelled. */
async function calendarsOnce({ world: { app } }: PlanWorld) {
  await app.get(CalendarLinks).renew('0'.repeat(24));
  const race = await app.get(EventCatalogue).requireEvent(planRace, noTransaction);
  const cancelled = { ...race, gameId: planRace + 900_000 };
  await app
    .get(Transactions)
    .run((session) => app.get(EventCancellations).keep(cancelled, { isDeletedInGame: true }, session));
}

/** Makes a deletion that the list of erasures does not have yet. */
async function eraseOnce({ world: { app } }: PlanWorld) {
  await app
    .get(Transactions)
    .run((session) => app.get(Erasures, { strict: false }).noteDeletion('0'.repeat(24), session));
}

async function decideOnce(plan: PlanWorld) {
  const rider = (await plan.world.protocol(planRace)).results[0]?.profileId;
  await plan.run(`result decide ${planRace} ${rider} --label OFR --author Judge`);
}

/** Makes a rider of the race hide figures. */
async function hideOnce(plan: PlanWorld) {
  plan.ids.rider = (await plan.world.protocol(planRace)).results[2]?.profileId ?? 0;
  await plan
    .db()
    .collection('riders')
    .updateOne({ zwiftId: plan.ids.rider }, { $set: { hidden: ['age'] } });
  await plan.db().collection('riderBans').insertOne({ zwiftId: plan.ids.rider, code: 'CHEATING', adminId: 'nobody' });
  await plan.db().collection('streamPlatforms').insertOne({ platform: 'twitch', failures: 0 });
}

/** Sets the 5 s power of the race's first rider to an impossible value. */
async function spikeOnce(plan: PlanWorld) {
  const [first] = (await plan.world.protocol(planRace)).results;
  const profileId = Number(first?._id.split('.')[1]);
  await plan
    .db()
    .collection('activities')
    .updateOne({ profileId, 'bestEfforts.duration': 5 }, { $set: { 'bestEfforts.$.watts': 3460 } });
  await plan.world.app.get(ProtocolRebuilds).rebuild(planRace);
  const found = await plan.db().collection('implausibleFigures').findOne({ profileId, duration: 5 });
  plan.ids.spike = { profileId, value: Number(found?.value) };
}

async function appealOnce(plan: PlanWorld) {
  const { app } = plan.world;
  const userId = await addAccount(app, 'plan-appeals');
  const appeal = { eventId: planRace, profileId: 1, userId, text: 'План запросов', link: null, createdAt: ANCHOR };
  const stored = await app.get(Transactions).run((session) => app.get(AppealsRepository).insert(appeal, session));
  return stored.id;
}

async function signInOnce(plan: PlanWorld) {
  const { app } = plan.world;
  plan.ids.user = await addAccount(app, 'plan-sample');
  await app.get(EmailTokens).issue('reset', plan.ids.user, 'plan-sample@example.com');
  const browser = new TestBrowser(app);
  await browser.signIn('plan-sample', aPassword);
  const zwiftId = (await plan.world.protocol(planRace)).results[5]?.profileId;
  await browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
  await browser.send('POST', '/api/auth/providers/vk', { purpose: 'signIn' });
  await browser.send('POST', '/api/visits', { pattern: '/race/schedule' });
  await writeMessage(plan, plan.ids.user);
  await failOnce(plan);
}

/** Creates an organizer with a bot, a club and a protocol to be copied. */
async function organizeOnce(plan: PlanWorld) {
  const { id: owner, browser } = await anAdministrator(plan, 'plan-sample-owner');
  const names = { name: 'Образец', label: 'образец', creatorId: owner };
  const organizerId = (await browser.send('POST', '/api/admin/organizers', names)).json().data._id;
  const { password } = plan.world.simulator.account;
  await browser.send('PUT', '/api/organizer/bots', { organizerId, username: 'sample@club.example', password });
  await browser.send('POST', '/api/organizer/clubs', { organizerId, clubId: gameClubs.calm.clubId });
  await browser.send('POST', '/api/organizer/keys', { organizerId, kind: 'secret', name: 'Образец' });
  // On this machine: the plan does not call it.
  const webhook = { organizerId, url: 'https://localhost/hooks', events: ['event.added'] };
  const { _id: webhookId } = (await browser.send('POST', '/api/organizer/webhooks', webhook)).json().data;
  await browser.send('POST', '/api/organizer/webhooks/test', { webhookId });
  const log = await browser.send('GET', `/api/organizer/webhooks/deliveries?webhookId=${webhookId}`);
  plan.ids.delivery = log.json().data[0]._id;
  const protocol = { name: 'newbies', displayName: 'Образец', description: '', isDefault: false };
  await browser.send('POST', '/api/admin/finish-protocols', { ...protocol, organizerId });
  const values = await aSeries(plan, browser, organizerId, 'Образец серии');
  await browser.send('PUT', '/api/series/stage/lock', { seriesId: values.series, stageOrder: 1, isLocked: true });
  await browser.send('DELETE', '/api/organizer/series', { seriesId: values.series, name: 'Образец серии' });
  await aSeries(plan, browser, organizerId, 'Образец второй');
  await plan
    .db()
    .collection('events')
    .updateOne({ gameId: planRace }, { $set: { series: null } });
}

/** Creates a team with a member, a request, a ban and a link to be copied. */
async function teamOnce(plan: PlanWorld) {
  const { app } = plan.world;
  const [one, other] = (await plan.world.protocol(planRace)).results.slice(-2).map(({ profileId }) => profileId);
  const captain = await aRider(app, 'plan-captain-0', one ?? 0);
  const rider = await aRider(app, 'plan-rider-0', other ?? 0);
  const { data } = (await createTeam(captain, { name: 'Образец', shortName: 'ОБРАЗЕЦ' })).json();
  plan.ids.team = String(data._id);
  await askToJoin(rider, data.urlSlug);
  await act(captain, 'ban', rider, { reason: 'План' });
  await act(captain, 'cancelBan', rider);
  await askToJoin(rider, data.urlSlug);
  const ban = { teamId: new Types.ObjectId(), userId: new Types.ObjectId(), bannedById: new Types.ObjectId() };
  await plan
    .db()
    .collection('teamBans')
    .insertOne({ ...ban, reason: 'План', bannedAt: ANCHOR });
  await captain.browser.send('POST', '/api/teams/invitation');
  await plan
    .db()
    .collection('teamMembers')
    .updateMany({}, { $set: { joinedAt: new Date(0) } });
  await plan.run(`team fill ${planRace}`);
}

/** Creates a granted slot, and a paid one. */
async function payOnce(plan: PlanWorld) {
  const browser = new TestBrowser(plan.world.app);
  await browser.signIn('plan-sample-owner', aPassword);
  await plan.run('plan set plan-month 100.00 1 month');
  await plan.run('slot trial Образец 3');
  await browser.send('POST', '/api/payments', { createPayload: { planId: 'plan-month', returnUrl: '/' } });
  const [provider] = [...plan.payments.payments.keys()];
  await plan.payments.act(provider ?? '', 'pay');
  await browser.send('POST', '/api/notifications/yookassa', { event: 'payment.succeeded', object: { id: provider } });
}

/** Sends a mailing. */
async function mailOnce(plan: PlanWorld) {
  const browser = new TestBrowser(plan.world.app);
  await browser.signIn('plan-sample-owner', aPassword);
  await plan
    .db()
    .collection('users')
    .updateMany({}, { $set: { 'notifications.news': true } });
  const email = { subject: 'План', title: 'План', text: 'План' };
  const notificationsTypes = { events: false, news: true, development: false };
  const { data } = (await browser.send('POST', '/api/admin/notification', { ...email, notificationsTypes })).json();
  plan.ids.mailing = data.id;
  await plan.world.app.get(MailingRuns).run();
}

/** Creates a release note, and a message of the bot with one delivery left. */
async function announceOnce(plan: PlanWorld) {
  const { app } = plan.world;
  const browser = new TestBrowser(app);
  await browser.signIn('plan-sample-owner', aPassword);
  const releaseData = { releaseDate: ANCHOR.toISOString(), version: '900.0.0', text: 'План' };
  await browser.send('POST', '/api/information/development', { releaseData });
  await app.get(TelegramUpdates).read();
  await browser.send('POST', '/api/admin/bot', { text: 'План' });
  await app.get(BroadcastDeliveries).deliver();
  const delivery = { broadcastId: new Types.ObjectId(), chatId: 1, state: 'delivered', at: ANCHOR };
  await plan.db().collection('broadcastDeliveries').insertOne(delivery);
}
