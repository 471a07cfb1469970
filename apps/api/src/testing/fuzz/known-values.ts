import type { Endpoint } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { aPassword } from '../test-browser.ts';
import type { Known } from './any-value-of.ts';
import type { FuzzWorld } from './fuzz-world.ts';

const most = 6;
const sources: Record<string, readonly [collection: string, field: string]> = {
  events: ['events', 'gameId'],
  organizers: ['organizers', '_id'],
  series: ['series', '_id'],
  users: ['users', '_id'],
  bots: ['bots', '_id'],
  slots: ['serviceSlots', '_id'],
  payments: ['payments', '_id'],
  messages: ['messages', '_id'],
  faults: ['faults', '_id'],
  news: ['news', '_id'],
  sessions: ['sessions', '_id'],
  decisions: ['decisions', '_id'],
  appeals: ['appeals', '_id'],
  protocols: ['finishprotocols', '_id'],
  mailings: ['mailings', '_id'],
};
const names: Record<string, string> = {
  eventId: 'events',
  organizerId: 'organizers',
  seriesId: 'series',
  userId: 'users',
  creatorId: 'users',
  botId: 'bots',
  slotId: 'slots',
  paymentId: 'payments',
  messageId: 'messages',
  sessionId: 'sessions',
  decisionId: 'decisions',
  appealId: 'appeals',
  mailingId: 'mailings',
  teamMemberId: 'users',
};
/** Meaning of `id`, by the beginning of the path. */
const ids: readonly (readonly [string, string])[] = [
  ['/api/race', 'events'],
  ['/api/zwift/download', 'events'],
  ['/api/zwift/rider', 'riders'],
  ['/api/organizer', 'organizers'],
  ['/api/admin/users', 'users'],
  ['/api/admin/clubs', 'clubs'],
  ['/api/admin/finish-protocols', 'protocols'],
  ['/api/information', 'news'],
  ['/api/auth/sessions', 'sessions'],
  ['/api/logs', 'faults'],
];

/** Returns the values of the world, for the fields of an endpoint. */
export async function knownValues(world: FuzzWorld): Promise<(endpoint: Endpoint) => Known> {
  const { connection, tokens } = world;
  const lists: Record<string, unknown[]> = {};
  for (const [name, [collection, field]] of Object.entries(sources)) {
    const found = await connection.collection(collection).find().limit(most).toArray();
    lists[name] = found.map((one) => (field === '_id' ? String(one._id) : one[field]));
  }
  const slugs = ['organizers', 'series', 'teams'].map((name) =>
    connection.collection(name).find().limit(most).toArray(),
  );
  const urlSlugs = (await Promise.all(slugs)).flat().map(({ urlSlug }) => urlSlug);
  const event = Number(lists.events?.[0]);
  const { results } = await world.protocol(event);
  const riders = results.slice(0, most).map(({ profileId }) => profileId);
  const rows = results.slice(0, most).map(({ _id }) => _id);
  const stageRows = (lists.series ?? []).flatMap((id) => riders.map((rider) => `${String(id)}.1.${rider}`));
  const clubs = Object.values(gameClubs).map(({ clubId }) => clubId);
  const further: Record<string, readonly unknown[]> = {
    zwiftId: [...riders, ...riders.map(String), '0'],
    profileId: riders,
    riders: [riders.slice(0, 2).join(',')],
    row: riders.map(String),
    urlSlug: urlSlugs,
    clubId: clubs,
    rowId: rows,
    rowIds: rows,
    stageResultId: stageRows,
    resultId: stageRows,
    stageOrder: ['1', '2', 1, 2],
    order: [1, 2, 3],
    newOrder: [1, 2, 3],
    version: ['1', '1.0.0'],
    token: tokens,

    season: ['2026-2027'],
    password: [aPassword],
    login: ['fuzz-rider'],
    username: ['fuzz-rider', 'fuzzed'],
    zone: ['Asia/Tokyo'],

    email: ['fuzz-rider@example.com', 'fuzzed@example.com'],
    fileName: ['protocol', 'series'],
    planId: ['month', 'week'],

    returnUrl: ['/'],
    event: [String(event)],
    series: urlSlugs,
    page: ['1', '2'],
    docsOnPage: ['5', '25'],
    search: ['ось', 'a'],

    name: ['Клуб «Ось»', 'Ветер', 'Утренний тур'],
    columnName: ['weight', 'racingScore', 'cp-watts-300'],
    days: ['30', 30],

    path: ['errors', 'admins'],
    status: ['all'],
    provider: ['vk'],
    pattern: ['/race/schedule'],
    ids: [...(lists.faults ?? []), '[1]'],
  };
  return ({ path, method }) =>
    (field) => {
      if (field === 'id' && method === 'PUT' && path.endsWith('/result')) return rows;
      const kind = field === 'id' ? (ids.find(([start]) => path.startsWith(start))?.[1] ?? '') : names[field];
      if (kind === 'riders') return riders.map(String);
      if (kind === 'clubs') return clubs;
      const listed = kind ? (lists[kind] ?? []) : [];
      // A game number is text in an address.
      return [...listed, ...listed.map(String), ...(further[field] ?? [])];
    };
}
