import type { AdminLogEntry, AdminUser, ErrorLogEntry, VisitCounts } from '@otryv/contract';
import type { HttpHandler } from 'msw';
import type { Read } from '../lib/api/useRead.ts';
import { aUser, sessionOf } from './aSession.ts';
import { aRefundTask, heldPayment } from './billing.ts';
import { respondWith } from './respondWith.ts';
import { aProfile, riderId } from './riders.ts';

export const accountId = '65f0000000000000000000a1';

export function anAdminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    _id: accountId,
    username: 'podvetrenny',
    role: 'user',
    email: 'lev@pochta.example',
    emailConfirmed: true,
    registeredAt: '2023-03-03T10:00:00.000Z',
    lastUsedAt: '2026-11-21T11:55:00.000Z',
    sessions: 2,
    zwiftId: riderId,
    isZwiftIdProved: true,
    additionalZwiftIds: [],
    rider: { firstName: 'Лев', lastName: 'Подветренный', imageSrc: null },
    isBanned: false,
    providers: ['vk'],
    clubs: [{ id: '0a1b2c3d-1111-4222-8333-444455556666', name: 'Ось' }],
    ...changes,
  };
}

const newcomer = anAdminUser({
  _id: '65f0000000000000000000a4',
  username: 'user-84713',
  rider: null,
  zwiftId: null,
  clubs: [],
  providers: [],
  email: 'shatun@pochta.example',
  emailConfirmed: false,
  sessions: 1,
  registeredAt: '2026-11-20T10:00:00.000Z',
});
const moderator = anAdminUser({
  _id: '65f0000000000000000000a2',
  username: 'yakoreva',
  role: 'moderator',
  zwiftId: 4_600_120,
  rider: { firstName: 'Нелли', lastName: 'Якорева', imageSrc: null },
  email: 'nelli@pochta.example',
  sessions: 3,
  registeredAt: '2024-05-11T08:30:00.000Z',
  lastUsedAt: '2026-11-20T19:12:00.000Z',
});
/** Banned, not seen since registering, with a claimed game id. */
const banned = anAdminUser({
  _id: '65f0000000000000000000a5',
  username: 'fantom',
  role: 'admin',
  zwiftId: 4_600_777,
  isZwiftIdProved: false,
  rider: { firstName: 'Фома', lastName: 'Призраков', imageSrc: 'https://static.example/rider.jpg' },
  email: null,
  isBanned: true,
  sessions: 0,
  lastUsedAt: null,
  registeredAt: '2025-02-14T22:05:00.000Z',
  providers: ['yandex'],
  clubs: [],
  additionalZwiftIds: [4_600_778, 4_600_790],
});

export const someUsers: Read<'/api/admin/users'> = {
  data: [newcomer, moderator, anAdminUser(), banned],
  quantityPages: 3,
  quantityUsers: 39,
  counts: { all: 41, moderator: 1, admin: 2, unconfirmed: 1 },
};

export const someSessions: Read<'/api/admin/users/{id}/sessions'> = {
  data: [
    {
      _id: '65f0000000000000000000b1',
      isCurrent: false,
      device: 'Chrome, Windows',
      address: '198.51.100.0',
      method: 'password',
      createdAt: '2026-11-03T09:00:00.000Z',
      lastUsedAt: '2026-11-21T11:58:00.000Z',
    },
    {
      _id: '65f0000000000000000000b2',
      isCurrent: false,
      device: '',
      address: '203.0.113.0',
      method: 'vk',
      createdAt: '2026-10-12T09:00:00.000Z',
      lastUsedAt: '2026-11-21T05:12:00.000Z',
    },
    {
      _id: '65f0000000000000000000b3',
      isCurrent: false,
      device: 'Firefox, Linux',
      address: '192.0.2.0',
      method: 'yandex',
      createdAt: '2026-09-30T18:20:00.000Z',
      lastUsedAt: '2026-11-02T20:41:00.000Z',
    },
    {
      _id: '65f0000000000000000000b4',
      isCurrent: false,
      device: 'Chrome, Android',
      address: '198.51.100.0',
      method: 'letter',
      createdAt: '2026-09-12T07:10:00.000Z',
      lastUsedAt: '2026-09-30T06:02:00.000Z',
    },
  ],
};

export function anAction(changes: Partial<AdminLogEntry> = {}): AdminLogEntry {
  return {
    _id: '65f0000000000000000000e1',
    date: '2026-11-21T17:31:08.000Z',
    action: 'user.role',
    description: 'Роль изменена',
    user: { _id: '65f0000000000000000000a9', username: 'sudya-zoya' },
    object: { kind: 'user', id: accountId, name: 'podvetrenny' },
    event: null,
    changes: [{ field: 'role', before: 'user', after: 'moderator' }],
    ...changes,
  };
}

const added = anAction({
  _id: '65f0000000000000000000e2',
  action: 'event.add',
  description: 'Заезд добавлен',
  changes: [],
  object: { kind: 'event', id: '5100001', name: 'Четверговая гонка. Холмы' },
  event: { id: 5_100_001, name: 'Четверговая гонка. Холмы', start: '2026-11-19T16:30:00.000Z' },
});

/** By a deleted account, on a deleted team. */
const closed = anAction({
  _id: '65f0000000000000000000e3',
  action: 'team.delete',
  description: 'Команда закрыта',
  date: '2026-11-18T07:02:41.000Z',
  user: { _id: '65f0000000000000000000a8', username: null },
  object: { kind: 'team', id: '65f0000000000000000000f9', name: null },
  changes: [
    { field: 'name', before: 'Пик', after: null },
    { field: 'closedAt', before: null, after: '2026-11-18' },
    { field: 'members', before: '14', after: '0' },
  ],
});

export function anErrorEntry(changes: Partial<ErrorLogEntry> = {}): ErrorLogEntry {
  return {
    _id: '65f0000000000000000000e9',
    date: '2026-11-21T17:31:08.000Z',
    type: 'TypeError',
    message: 'value is undefined',
    method: 'PUT',
    path: '/api/race/profile/username',
    requestId: '7f3a-21c9',
    count: 3,
    user: null,
    ...changes,
  };
}

const days = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.parse('2026-10-23T00:00:00.000Z') + at * 86_400_000).toISOString().slice(0, 10),
  count: (at * 7) % 31,
}));
export const someVisits: VisitCounts = {
  total: days.reduce((sum, { count }) => sum + count, 0),
  days,
  routes: [
    { pattern: '/race/schedule', count: 214 },
    { pattern: '/race/results/:eventId', count: 96 },
    { pattern: '/riders', count: 12 },
  ],
};

const codes = [
  'IMPERSONATION',
  'FAKE_RIDER',
  'POWER_MANIPULATION',
  'WEIGHT_MANIPULATION',
  'STICKY_WATTS',
  'UNFAIR_ASSISTANCE',
  'CHEATING',
  'NON_REGULAR_PARTICIPANT',
] as const;

export const someBans: Read<'/api/admin/riders/ban/{zwiftId}'> = {
  data: codes.map((code) => ({
    code,
    banned: code === 'WEIGHT_MANIPULATION',
    description: code === 'WEIGHT_MANIPULATION' ? '8 ноября ехал с весом 58 кг.' : 'Показания завышены.',
    admin: code === 'WEIGHT_MANIPULATION' ? 'sudya-zoya' : null,
    at: code === 'WEIGHT_MANIPULATION' ? '2026-11-09T10:00:00.000Z' : null,
  })),
};

export const someActivities: Read<'/api/admin/fitfile/{zwiftId}'> = {
  data: [
    {
      _id: '65f0000000000000000000f1',
      activityId: '1770000000000000001',
      name: 'Утренний подъём',
      eventId: 4,
      date: '2026-11-14T05:00:00.000Z',
      weightInGrams: 72_100,
      isVirtualPower: false,
      banned: false,
    },
    {
      _id: '65f0000000000000000000f2',
      activityId: '1770000000000000002',
      name: 'Чемпионат осени',
      eventId: 5,
      date: '2026-11-08T16:00:00.000Z',
      weightInGrams: 58_000,
      isVirtualPower: false,
      banned: true,
    },
    {
      _id: '65f0000000000000000000f3',
      activityId: '1770000000000000003',
      name: null,
      eventId: null,
      date: '2026-11-02T18:25:00.000Z',
      weightInGrams: null,
      isVirtualPower: true,
      banned: false,
    },
  ],
};

/** Responds to the reads of the administration of people, the logs and the visits. */
export function peopleOfPortal(): HttpHandler[] {
  return [
    respondWith('/api/admin/users', someUsers),
    respondWith('/api/admin/users/{id}/sessions', someSessions),
    respondWith('/api/admin/users/{id}', { data: anAdminUser() }),
    respondWith('/api/race/profile/{zwiftId}', aProfile()),
    respondWith('/api/admin/riders/ban/{zwiftId}', someBans),
    respondWith('/api/admin/fitfile/{zwiftId}', someActivities),
    respondWith('/api/logs/admins', { data: [anAction(), added, closed], quantityPages: 1, quantityEntries: 3 }),
    respondWith('/api/admin/refunds', {
      data: [aRefundTask(), aRefundTask({ paymentId: heldPayment.id, payer: null, shortenedUntil: null })],
    }),
    respondWith('/api/admin/look-alike-names', {
      data: [
        {
          kind: 'team',
          field: 'name',
          owners: [
            { urlSlug: 'krona', name: 'Крона' },
            { urlSlug: 'kpona', name: 'Kpoнa' },
          ],
        },
        {
          kind: 'organizer',
          field: 'shortName',
          owners: [
            { urlSlug: 'os', name: 'Ось' },
            { urlSlug: 'os-2', name: 'Oсь' },
          ],
        },
        {
          kind: 'series',
          field: 'name',
          owners: [
            { urlSlug: 'os-tur', name: 'Тур' },
            { urlSlug: 'krona-tyr', name: 'Tур' },
          ],
        },
        {
          kind: 'event',
          field: 'name',
          owners: [
            { urlSlug: '5100001', name: 'Рассвет' },
            { urlSlug: '5100002', name: 'Pассвет' },
          ],
        },
      ],
    }),
    respondWith('/api/logs/errors', { data: [anErrorEntry()], quantityPages: 1, quantityEntries: 1 }),
    respondWith('/api/logs/error', {
      data: { ...anErrorEntry(), stack: 'TypeError: value is undefined\n    at rename' },
    }),
    respondWith('/api/admin/visits', { data: someVisits }),
  ];
}

/** Responds likewise to an administrator, or to a moderator, who reads only the logs. */
export function administrationOfPeople(role: 'admin' | 'moderator' = 'admin'): HttpHandler[] {
  return [...sessionOf(aUser({ role, username: 'sudya-zoya', id: '65f0000000000000000000a9' })), ...peopleOfPortal()];
}
