import { contract, type Endpoint } from '@otryv/contract';
import { gameClubs } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { aPassword, TestBrowser } from '../../testing/test-browser.ts';
import { unexpectedStatuses } from '../../testing/unexpected-statuses.ts';

/** Object values: the owner's, or nonexistent ones. */
interface Values {
  organizerId: string;
  clubId: string;
  freeClubId: string;
  userId: string;
  botId: string;
  keyId: string;
  webhookId: string;
  deliveryId: string;
  name: string;
}

interface Row {
  params?: keyof Values;
  query?: (values: Values) => string;
  body?: (values: Values) => object;
  /** Status for the owner. */
  own: number;
  /** Status for a nonexistent object: 404 by default. */
  missing?: number;
}

// Ordered so that the owner's own calls succeed; deletions come last. Another user's object is 403 in every row.
const rows: Record<string, Row> = {
  'GET /api/organizer/{id}': { params: 'organizerId', own: 200 },
  'PUT /api/organizer/main': { body: ({ organizerId }) => ({ organizerId, ...blankPage }), own: 200 },
  'GET /api/organizer/organizers-for-moderator/{userId}': { params: 'userId', own: 200, missing: 403 },
  'GET /api/organizer/clubs-for-moderator/{userId}': { params: 'userId', own: 200, missing: 403 },
  'GET /api/organizer/clubs/{organizerId}': { params: 'organizerId', own: 200 },
  'GET /api/organizer/clubs/zwift/{clubId}': {
    params: 'clubId',
    query: ({ organizerId }) => `?organizerId=${organizerId}`,
    own: 200,
  },
  'POST /api/organizer/clubs': {
    body: ({ organizerId, freeClubId }) => ({ organizerId, clubId: freeClubId }),
    own: 201,
  },
  'PUT /api/organizer/clubs': { body: ({ clubId }) => ({ clubId }), own: 200 },
  'PUT /api/organizer/clubs/moderators': { body: ({ clubId, userId }) => ({ clubId, userId }), own: 200 },
  'DELETE /api/organizer/clubs/moderators': { body: ({ clubId, userId }) => ({ clubId, userId }), own: 200 },
  'GET /api/organizer/bots': { query: ({ organizerId }) => `?organizerId=${organizerId}`, own: 200 },
  'PUT /api/organizer/bots': {
    body: ({ organizerId }) => ({ organizerId, username: 'os@club.example', password: 'pw' }),
    own: 422,
  },
  'POST /api/organizer/keys': {
    body: ({ organizerId }) => ({ organizerId, kind: 'secret', name: 'Сервер' }),
    own: 201,
  },
  'GET /api/organizer/keys': { query: ({ organizerId }) => `?organizerId=${organizerId}`, own: 200 },
  'DELETE /api/organizer/keys': { body: ({ keyId }) => ({ keyId }), own: 200 },
  'POST /api/organizer/webhooks': {
    body: ({ organizerId }) => ({ organizerId, url: 'https://club.example/', events: ['event.added'] }),
    own: 201,
  },
  'GET /api/organizer/webhooks': { query: ({ organizerId }) => `?organizerId=${organizerId}`, own: 200 },
  'PUT /api/organizer/webhooks': { body: ({ webhookId }) => ({ webhookId, isOn: true }), own: 200 },
  'POST /api/organizer/webhooks/test': { body: ({ webhookId }) => ({ webhookId }), own: 200 },
  'GET /api/organizer/webhooks/deliveries': { query: ({ webhookId }) => `?webhookId=${webhookId}`, own: 200 },
  'POST /api/organizer/webhooks/resend': { body: ({ deliveryId }) => ({ deliveryId }), own: 200 },
  'DELETE /api/organizer/webhooks': { body: ({ webhookId }) => ({ webhookId }), own: 200 },
  'GET /api/admin/finish-protocols': {
    query: ({ organizerId }) => `?organizerId=${organizerId}`,
    own: 200,
    missing: 403,
  },
  'DELETE /api/organizer/clubs': { body: ({ clubId, name }) => ({ clubId, name }), own: 200 },
  'DELETE /api/organizer/bots': { body: ({ botId }) => ({ botId }), own: 200 },
};
const names = Object.keys(rows);

// The owner goes last: those calls remove the objects.
describe("organizers' calls on own, foreign and missing objects (14.3, rows 3 and 6)", { shuffle: false }, () => {
  let world: OrganizerWorld;
  let owner: TestBrowser;
  let rival: TestBrowser;
  let siteModerator: TestBrowser;
  let values: Values;
  const missing: Values = {
    organizerId: 'f'.repeat(24),
    userId: 'e'.repeat(24),
    botId: 'd'.repeat(24),
    keyId: 'c'.repeat(24),
    webhookId: 'b'.repeat(24),
    deliveryId: 'a'.repeat(24),
    name: 'Нет такого',
    clubId: '00000000-0000-4000-8000-000000000999',
    freeClubId: gameClubs.axisYouth.clubId,
  };

  beforeAll(async () => {
    world = await startOrganizerWorld();
    const os = await world.organizer('os');
    await world.connectBot(os, 'os@club.example');
    const rivals = await world.organizer('rival');
    await world.connectBot(rivals, 'krona@club.example');
    const { clubId, name } = gameClubs.axis;
    const { organizerId } = os;
    await os.browser.send('POST', '/api/organizer/clubs', { clubId, organizerId });
    const botId = (await os.browser.send('GET', '/api/organizer/bots')).json().data[0]._id;
    const aKey = { organizerId, kind: 'publishable', name: 'Сайт', origins: ['https://club.example'] };
    const keyId = (await os.browser.send('POST', '/api/organizer/keys', aKey)).json().data._id;
    const aHook = { organizerId, url: 'https://club.example/hooks', events: ['event.added'] };
    const webhookId = (await os.browser.send('POST', '/api/organizer/webhooks', aHook)).json().data._id;
    await os.browser.send('POST', '/api/organizer/webhooks/test', { webhookId });
    const log = await os.browser.send('GET', `/api/organizer/webhooks/deliveries?webhookId=${webhookId}`);
    const hook = { webhookId, deliveryId: log.json().data[0]._id };
    values = {
      ...hook,
      organizerId,
      keyId,
      clubId,
      name,
      botId,
      userId: os.id,
      freeClubId: gameClubs.axisYouth.clubId,
    };
    [owner, rival] = [os.browser, rivals.browser];
    await world.member('site-moderator');
    await runTask(world.app, ['user', 'role', 'site-moderator', 'moderator'], () => undefined);
    siteModerator = new TestBrowser(world.app);
    await siteModerator.signIn('site-moderator', aPassword);
  });
  afterAll(() => world.close());

  const call = async (browser: TestBrowser, name: string, of: Values): Promise<number> => {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const { params, query, body } = rows[name] ?? {};
    const url = path.replace(/\{\w+\}/, params ? of[params] : '') + (query?.(of) ?? '');
    if (path.endsWith('/main')) return (await sendForm(browser, url, body?.(of) ?? {})).statusCode;
    return (await browser.send(method, url, body?.(of))).statusCode;
  };

  /** Returns the calls whose status differs from the expected one. */
  const wrong = (browser: TestBrowser, of: Values, expected: (name: string) => number | undefined) =>
    unexpectedStatuses(names, (name) => call(browser, name, of), expected);

  it('have a row for each call of this level, except for the choice of moderators, which names no object', () => {
    const levels = new Set(['organizer', 'clubModerator']);
    const calls = [
      contract.organizers,
      contract.clubs,
      contract.bots,
      contract.keys,
      contract.webhooks,
      contract.finishProtocols,
    ].flatMap((domain) =>
      Object.values<Endpoint>(domain).flatMap(({ access, method, path }) =>
        levels.has(access) ? [`${method} ${path}`] : [],
      ),
    );

    expect(names.toSorted()).toEqual(calls.toSorted());
  });

  it('are rejected on objects of others, also to moderators of the site', async () => {
    expect(await wrong(rival, values, () => 403)).toEqual([]);
    expect(await wrong(siteModerator, values, () => 403)).toEqual([]);
  });

  it('return not found for nonexistent objects', async () => {
    expect(await wrong(owner, missing, (name) => rows[name]?.missing ?? 404)).toEqual([]);
  });

  it('are open to the owner', async () => {
    expect(await wrong(owner, values, (name) => rows[name]?.own)).toEqual([]);
  });
});
