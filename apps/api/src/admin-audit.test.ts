import { contract, type Endpoint } from '@otryv/contract';
import { gameClubs, season } from '@otryv/game-simulator';
import { startTelegram, type Telegram } from '@otryv/provider-simulator';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TelegramUpdates } from './people/telegram/telegram-updates.ts';
import { ResultsImporter } from './racing/results/import/results.importer.ts';
import { type OrganizerWorld, startOrganizerWorld } from './testing/organizer-world.ts';
import { ANCHOR } from './testing/start-race-world.ts';
import { aPassword, TestBrowser } from './testing/test-browser.ts';

const race = 5_100_003;
const [{ id: comingRace } = { id: 0 }] = season(ANCHOR, 1).filter(({ start }) => start > ANCHOR);
const { clubId, name: clubName } = gameClubs.axis;

type Values = Record<
  'owner' | 'organizer' | 'protocol' | 'slot' | 'payment' | 'activity' | 'entry' | 'session' | 'mailing' | 'news',
  string
> & {
  zwiftId: number;
};
type Row = { params?: (values: Values) => Record<string, string>; body?: (values: Values) => object };

const email = { subject: 'Сезон', title: 'Сезон', text: 'Сезон начинается.' };
const to = { events: true, news: false, development: false };
const days = { startDate: '2026-11-21', endDate: '2026-11-28' };
const release = { releaseDate: '2026-11-20T12:00:00.000Z', version: '9.0.0', text: 'Новое' };
/** Shows what would be sent, and stores nothing. */
const showsOnly = 'POST /api/admin/notification/letter-preview';
const protocol = { name: 'newbies', displayName: 'Новички', description: '', isDefault: false };
const moderation: Row = { body: ({ owner: userId }) => ({ clubId, userId }) };
const account: Row = { params: ({ owner: id }) => ({ id }) };

/** Call of every endpoint that only administrators may write with; deletions come last. */
const rows: Record<string, Row> = {
  'POST /api/admin/organizers': { body: () => ({ name: 'Клуб Новый', label: 'новый', creatorId: null }) },
  'PUT /api/admin/organizers': {
    body: ({ organizer: organizerId, owner: creatorId }) => ({
      organizerId,
      creatorId,
      name: 'Другой',
      label: 'другой',
    }),
  },
  'POST /api/admin/clubs': { body: ({ organizer: organizerId }) => ({ clubId, organizerId }) },
  'PUT /api/admin/clubs': { body: () => ({ clubId }) },
  'PUT /api/admin/clubs/moderators': moderation,
  'DELETE /api/admin/clubs/moderators': moderation,
  'DELETE /api/admin/clubs': { body: () => ({ clubId, name: clubName }) },
  'POST /api/admin/finish-protocols': { body: ({ organizer: organizerId }) => ({ ...protocol, organizerId }) },
  'PUT /api/admin/finish-protocols': {
    body: ({ protocol: id, organizer: organizerId }) => ({
      id,
      protocol: { ...protocol, description: 'Другой', organizerId },
    }),
  },
  'DELETE /api/admin/finish-protocols': { body: ({ protocol: id }) => ({ id }) },
  'POST /api/admin/site-services': {
    body: ({ organizer: organizerId }) => ({ organizerId, origin: 'gift', days: 3 }),
  },
  'PUT /api/admin/site-services/{slotId}/pause': {
    params: ({ slot: slotId }) => ({ slotId }),
    body: () => ({ isPaused: true }),
  },
  'PUT /api/admin/refunds/{paymentId}': {
    params: ({ payment: paymentId }) => ({ paymentId }),
    body: () => ({ choice: 'keep', refundedKopecks: 5_000 }),
  },
  'PUT /api/admin/riders/ban': { body: ({ zwiftId }) => ({ zwiftId, code: 'CHEATING', banned: true }) },
  'PUT /api/admin/fitfile': { body: ({ activity: _idActivity }) => ({ _idActivity, banned: true }) },
  'PUT /api/admin/riders/power-curve': { body: ({ zwiftId }) => ({ zwiftId }) },
  'DELETE /api/admin/users/{id}/sessions/{sessionId}': {
    params: ({ owner: id, session: sessionId }) => ({ id, sessionId }),
  },
  'DELETE /api/admin/users/{id}/sessions': account,
  'PUT /api/admin/users/{id}/role': { ...account, body: () => ({ role: 'moderator' }) },
  'DELETE /api/logs/{path}': { params: () => ({ path: 'admins' }), body: ({ entry }) => ({ ids: [entry] }) },
  'POST /api/admin/notification': { body: () => ({ ...email, notificationsTypes: to }) },
  'PUT /api/admin/mailings/{mailingId}/state': {
    params: ({ mailing: mailingId }) => ({ mailingId }),
    body: () => ({ state: 'paused' }),
  },
  'POST /api/admin/notification/trial': { body: () => email },
  'POST /api/admin/notification/events-preview': {
    body: () => ({ eventsEmailPreview: { subject: 'Подборка', ...days, events: [{ id: comingRace }] } }),
  },
  'POST /api/information/development': { body: () => ({ releaseData: release }) },
  'PUT /api/information/development': {
    body: ({ news: id }) => ({ id, releaseData: { ...release, text: 'Исправлено' } }),
  },
  'DELETE /api/information/development': { body: ({ news: id }) => ({ id }) },
  'POST /api/admin/bot': { body: () => ({ text: 'Старт через час' }) },
  'DELETE /api/admin/organizers': { body: ({ organizer: organizerId }) => ({ organizerId, name: 'Другой' }) },
};

// The calls depend on the previous ones; deletions come last.
describe("an administrator's action", { shuffle: false }, () => {
  let world: OrganizerWorld;
  let telegram: Telegram;
  let values: Values;
  let adminId = '';
  beforeAll(async () => {
    telegram = await startTelegram();
    world = await startOrganizerWorld(telegram.settings);
    telegram.write(11, '/start');
    await world.app.get(TelegramUpdates).read();
    await world.add(comingRace);
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    const os = await world.organizer('os');
    await new TestBrowser(world.app).signIn('owner-os', aPassword);
    const activity = await world.connection.collection('activities').findOne();
    const [session] = (await os.browser.send('GET', '/api/auth/sessions')).json().data;
    const payment = await addRefundedPayment(world, os.organizerId);
    adminId = (await world.admin.send('GET', '/api/auth/check')).json().user.id;
    values = {
      owner: os.id,
      organizer: os.organizerId,
      activity: String(activity?._id),
      zwiftId: activity?.profileId,
      session: session._id,
      entry: 'f'.repeat(24),
      protocol: '',
      slot: '',
      mailing: '',
      news: '',
      payment,
    };
  });
  afterAll(async () => {
    await world.close();
    await telegram.close();
  });

  const written = () => world.connection.collection('audit').countDocuments({ actorId: adminId });
  const isAdminWrite = ({ access, method }: Endpoint) => access === 'admin' && method !== 'GET';

  it('has a row here for every endpoint that only administrators may write with', () => {
    const writes = Object.values(contract).flatMap((domain) =>
      Object.values<Endpoint>(domain).flatMap((one) => (isAdminWrite(one) ? [`${one.method} ${one.path}`] : [])),
    );

    expect([...Object.keys(rows), showsOnly].toSorted()).toEqual(writes.toSorted());
  });

  it.each(Object.entries(rows))('is logged once done by %s', async (name, { params, body }) => {
    const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
    const filled = params?.(values) ?? {};
    const before = await written();

    const answer = await world.admin.send(
      method,
      path.replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? ''),
      body?.(values),
    );

    expect({ isDone: answer.statusCode < 300, body: answer.body }).toMatchObject({ isDone: true });
    expect(await written()).toBe(before + 1);
    const { data } = answer.json();
    if (name === 'POST /api/admin/finish-protocols') values.protocol = data._id;
    if (name === 'POST /api/admin/notification') values.mailing = data.id;
    if (name === 'POST /api/information/development') {
      const { informationDev } = (await world.admin.send('GET', '/api/information/development')).json();
      values.news = informationDev[0]._id;
    }
    if (name === 'POST /api/admin/site-services') values.slot = data[0].id;
  });
});

/** Adds a half-refunded payment with the period it granted; returns its id. */
async function addRefundedPayment({ connection }: OrganizerWorld, organizer: string): Promise<string> {
  const [organizerId, paymentId] = [new Types.ObjectId(organizer), new Types.ObjectId()];
  const plan = { planId: 'month', entityName: 'organizer', quantity: 1, unit: 'month', description: 'Месяц' };
  await connection.collection('payments').insertOne({
    _id: paymentId,
    organizerId,
    ...plan,
    kopecks: 10_000,
    refundedKopecks: 5_000,
    status: 'succeeded',
    email: 'owner@club.example',
    returnUrl: '/',
    idempotenceKey: 'refunded',
    createdAt: ANCHOR,
    checkedAt: ANCHOR,
    undecidedSince: ANCHOR,
  });
  await connection.collection('serviceSlots').insertOne({
    organizerId,
    paymentId,
    entityName: 'organizer',
    description: 'Месяц',
    origin: 'purchased',
    startDate: ANCHOR,
    endDate: new Date('2100-01-01'),
    isPaused: false,
    kopecks: 10_000,
  });
  return String(paymentId);
}
