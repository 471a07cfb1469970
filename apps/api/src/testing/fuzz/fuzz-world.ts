import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Identity } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { startTelegram } from '@otryv/provider-simulator';
import { Types } from 'mongoose';
import { vi } from 'vitest';
import { Identities } from '../../kernel/access/identities.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { FaultLog } from '../../kernel/errors/fault-log.ts';
import { EmailTokens } from '../../people/auth/mail/email-tokens.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { SubscriptionsService } from '../../people/subscriptions/subscriptions.service.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { runTask } from '../../tasks/run-task.ts';
import { type BillingWorld, startBillingWorld } from '../billing-world.ts';
import type { Member } from '../organizer-world.ts';
import type { RoleName } from '../roles-matrix.ts';
import { sendForm } from '../send-form.ts';
import { aTour, mornings } from '../series-world.ts';
import { act, admit, aRider, createTeam, request, type TeamRider } from '../team-world.ts';
import type { Response } from '../test-browser.ts';
import type { FuzzRequest } from './any-request.ts';
import type { Answer } from './verdict.ts';

/** World with an object of each kind, and a user of each role, whose rights last as long as their account. */
export interface FuzzWorld extends BillingWorld {
  /** Secrets of the world's emails and links. */
  tokens: readonly string[];
  ask(request: FuzzRequest): Promise<Answer>;
  /** Restores every collection to its state after the start. */
  restore(): Promise<void>;
}

const nowhere = 'http://127.0.0.1:9';

export async function startFuzzWorld(variables: Record<string, string> = {}): Promise<FuzzWorld> {
  const telegram = await startTelegram({ isDemo: true });
  const settings = { ...telegram.settings, VK_CLIENT_ID: '51', VK_URL: nowhere, GAME_RETRY_WAIT_MS: '5' };
  const world = await startBillingWorld({ ...settings, ...variables });
  const { app } = world;
  const owner = await world.member('fuzz-owner');
  const organizerId = await addOrganizer(world, owner);
  for (const race of Object.values(mornings)) await world.add(race);
  for (const race of [mornings.first, mornings.second]) await app.get(ResultsImporter).importEvent(race, 'full');
  const people = await peopleOf(world, owner);
  await fillOrganizer(world, people, organizerId);
  await fillRiders(world, people);
  const tokens = await fillAccounts(world, people.user);
  await runTask(app, ['statistics', 'count'], () => undefined);
  const identities = await identitiesOf(world, people);
  const users = world.connection.collection('users');
  vi.spyOn(app.get(Identities), 'findByToken').mockImplementation(async (token) => {
    const identity = identities.get(token);
    const isThere = identity && (await users.findOne({ _id: new Types.ObjectId(identity.userId) }));
    return isThere ? identity : null;
  });
  const kept = await storedIn(world);
  return {
    ...world,
    tokens,
    ask: (given) => ask(world, given),
    restore: () => restore(world, kept),
    close: async () => {
      await world.close();
      await telegram.close();
    },
  };
}

function done(response: Response): Response {
  if (response.statusCode >= 300) throw new Error(response.body);
  return response;
}

type People = Record<'organizer' | 'clubModerator' | 'moderator' | 'admin', Member> &
  Record<'user' | 'teamCreator' | 'viceCaptain' | 'joining', TeamRider>;

async function peopleOf(world: BillingWorld, organizer: Member): Promise<People> {
  const { app } = world;
  const { results } = await world.protocol(mornings.first);
  const rider = (username: string, place: number) => aRider(app, username, results[place]?.profileId ?? 0);
  const moderator = await world.member('fuzz-moderator');
  await runTask(app, ['user', 'role', 'fuzz-moderator', 'moderator'], () => undefined);
  const admin = await world.member('fuzz-admin');
  await runTask(app, ['user', 'role', 'fuzz-admin', 'admin'], () => undefined);
  return {
    organizer,
    moderator,
    admin,
    clubModerator: await world.member('fuzz-club'),
    user: await rider('fuzz-rider', 0),
    teamCreator: await rider('fuzz-captain', 1),
    viceCaptain: await rider('fuzz-vice', 2),
    joining: await rider('fuzz-joining', 3),
  };
}

/** Adds the organizer of the races, with an active slot. */
async function addOrganizer({ app, admin }: BillingWorld, { id }: Member): Promise<string> {
  const body = { name: 'Клуб «Ось»', label: 'os', creatorId: id };
  const { data } = done(await admin.send('POST', '/api/admin/organizers', body)).json();
  await runTask(app, ['slot', 'trial', 'Клуб «Ось»', '31'], () => undefined);
  return String(data._id);
}

/** Adds a bot, a club, its moderator, a protocol, a payment and a series. */
async function fillOrganizer(world: BillingWorld, { organizer, clubModerator }: People, organizerId: string) {
  const { admin } = world;
  const { browser } = organizer;
  await world.connectBot({ browser, organizerId }, 'os@club.example');
  const { clubId } = gameClubs.axis;
  done(await browser.send('POST', '/api/organizer/clubs', { clubId, organizerId }));
  done(await browser.send('PUT', '/api/organizer/clubs/moderators', { clubId, userId: clubModerator.id }));
  const protocol = { name: 'newbies', displayName: 'Новички', description: '', isDefault: false, organizerId };
  done(await admin.send('POST', '/api/admin/finish-protocols', protocol));
  done(await world.pay(browser, 'month'));
  const made = done(await sendForm(browser, '/api/organizer/series', { ...aTour, organizerId }, {}, 'POST'));
  const seriesId = String(made.json().data._id);
  for (const eventId of Object.values(mornings))
    done(await browser.send('PATCH', '/api/organizer/series/stages', { seriesId, action: 'add', stage: { eventId } }));
  done(await browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: true }));
}

/** Adds a team with a captain, a vice-captain, a requester and a link; a decision and an appeal about a protocol. */
async function fillRiders(world: BillingWorld, { teamCreator, viceCaptain, joining, user, admin }: People) {
  const { data } = done(await createTeam(teamCreator, { name: 'Ветер', shortName: 'ВЕТЕР' })).json();
  await admit(teamCreator, data.urlSlug, viceCaptain);
  const role = { teamMemberId: viceCaptain.id, role: 'Vice-Captain', specialization: null };
  done(await teamCreator.browser.send('PATCH', '/api/team-members', role));
  done(await request(joining, data.urlSlug));
  done(await request(user, data.urlSlug));
  done(await act(teamCreator, 'ban', user, { reason: 'Ссора' }));
  done(await teamCreator.browser.send('POST', '/api/teams/invitation'));
  const rowIds = [(await world.protocol(mornings.first)).results[0]?._id];
  const results = `/api/race/results/${mornings.first}`;
  done(await admin.browser.send('POST', `${results}/decisions`, { value: 'DSQ', rowIds, reason: 'Разбор' }));
  // A reopened protocol accepts appeals, however long ago its race was.
  for (const state of ['official', 'provisional'])
    done(await admin.browser.send('PUT', `${results}/state`, { state, reason: 'Разбор' }));
  done(
    await user.browser.send('POST', `${results}/appeals`, { rowId: rowIds[0], text: 'Посмотрите запись', link: '' }),
  );
}

async function fillAccounts({ app, admin }: BillingWorld, { id }: TeamRider): Promise<string[]> {
  const releaseData = { releaseDate: '2026-11-20T12:00:00.000Z', version: '1.0.0', text: 'Первая' };
  done(await admin.send('POST', '/api/information/development', { releaseData }));
  const message = { userIds: [id], by: null, type: 'system' as const, title: 'Сообщение', text: 'Слова' };
  await app.get(Transactions).run((session) => app.get(MessagesService).write(message, session));
  await app.get(FaultLog).write({ requestId: 'r', method: 'GET', path: '/', userId: null, stack: 'TypeError' });
  const { secret } = await app.get(EmailTokens).issue('reset', id, 'fuzz-rider@example.com');
  const { page } = await app.get(SubscriptionsService).getLinksOf(id, 'messages');
  return [secret, page.split('/').at(-1) ?? ''];
}

async function identitiesOf({ app }: BillingWorld, people: People) {
  const identities = new Map<string, Identity>();
  const { joining: _joining, ...roles } = people;
  for (const [role, { browser }] of Object.entries(roles)) {
    await browser.refresh();
    const identity = await app.get(Identities).findByToken(browser.accessToken ?? '');
    if (!identity) throw new Error(`${role} is not signed in.`);
    identities.set(role, identity);
  }
  return identities;
}

async function ask({ app }: BillingWorld, { endpoint, role, headers, ...rest }: FuzzRequest): Promise<Answer> {
  const given = {
    ...rest,
    method: endpoint.method,
    headers: { ...headers, ...(role !== ('guest' satisfies RoleName) && { authorization: `Bearer ${role}` }) },
  };
  const isStream = 'content' in endpoint.response && endpoint.response.content === 'events';
  if (!isStream) {
    const { statusCode, headers: answered, body, rawPayload } = await app.inject(given);
    const plain = answered['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : body;
    return { statusCode, headers: answered, body: plain };
  }
  const response = await app.inject({ ...given, payloadAsStream: true });
  const stream = response.stream();
  const isOpen = response.statusCode === 200;
  const body = isOpen ? '' : await text(stream);
  // The stream of an existing event has no end.
  if (isOpen) stream.destroy();
  return { statusCode: response.statusCode, headers: response.headers, body };
}

type Stored = Map<string, Record<string, unknown>[]>;

async function storedIn({ connection }: BillingWorld): Promise<Stored> {
  const collections = await connection.listCollections();
  const stored: Stored = new Map();
  for (const { name } of collections) stored.set(name, await connection.collection(name).find().toArray());
  return stored;
}

async function restore({ connection }: BillingWorld, kept: Stored): Promise<void> {
  for (const [name, documents] of kept) {
    if (name.startsWith('system.') || name === 'outbox') continue;
    const collection = connection.collection(name);
    await collection.deleteMany({});
    if (documents.length > 0) await collection.insertMany(documents as never);
  }
}
