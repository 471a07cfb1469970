import type {
  AdminOrganizer,
  ApiKey,
  Bot,
  Club,
  FinishProtocolConfig,
  OrganizerCardDto,
  OwnOrganizer,
  PublicOrganizer,
  Webhook,
  WebhookDelivery,
  WebhookFault,
  WebhookType,
} from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { anEventList, comingEvents } from './anEvent.ts';
import { aUser, sessionOf } from './aSession.ts';
import { respondWith } from './respondWith.ts';
import { aSlot, expiredSlot, upcomingSlot } from './slots.ts';

export const organizerId = '65f0000000000000000000c1';
const clubId = '0a1b2c3d-1111-4222-8333-444455556666';
const names = { _id: organizerId, name: 'Клуб «Ось»', shortName: 'ОСЬ', urlSlug: 'klub-os' };
const mission = 'Гонки по четвергам и субботам для тех, кто едет после работы.';
const counts = { pastEvents: 214, upcomingEvents: 6 };

export function anOrganizerCard(changes: Partial<OrganizerCardDto> = {}): OrganizerCardDto {
  return { ...names, mission, ...counts, logoUrls: null, posterUrls: null, ...changes };
}

export function aPublicOrganizer(changes: Partial<PublicOrganizer> = {}): PublicOrganizer {
  return {
    ...anOrganizerCard(),
    clubMain: `https://www.zwift.com/eu/clubs/${clubId}/join`,
    description: 'Собрались в 2023 году в гараже на три станка.\n\nПравила: в регламенте **каждой** серии.',
    website: 'https://os.example',
    telegram: { group: 'https://t.me/os_zaezdy', channel: null },
    socialLinks: { vk: 'https://vk.com/os_zaezdy', youtube: null },
    isPublished: true,
    createdAt: '2023-05-04T09:00:00.000Z',
    ...changes,
  };
}

export function anOwnOrganizer(changes: Partial<OwnOrganizer> = {}): OwnOrganizer {
  return {
    ...names,
    logoUrls: null,
    posterUrls: null,
    isPublished: true,
    clubMain: clubId,
    protestHours: 48,
    mission,
    description: '',
    telegramGroup: 'https://t.me/os_zaezdy',
    telegramChannel: '',
    website: '',
    vk: '',
    youtube: '',
    isActive: true,
    ...changes,
  };
}

export function aClub(changes: Partial<Club> = {}): Club {
  return {
    id: clubId,
    name: 'Ось',
    tagline: '',
    description: '',
    images: { icon: null, event: null, club_large: null },
    memberCount: 1204,
    joinMethod: 'open',
    organizer: { _id: organizerId, name: names.name },
    moderators: [
      { _id: '65f0000000000000000000a1', username: 'podvetrenny', zwiftId: 1020 },
      { _id: '65f0000000000000000000a2', username: 'ignat.p', zwiftId: null },
    ],
    refreshedAt: '2026-11-21T06:00:00.000Z',
    missingSince: null,
    ...counts,
    ...changes,
  };
}

/** A club deleted in the game, and an invitation-only one without an organizer. */
export const otherClubs = [
  aClub({
    id: '1a1b2c3d-1111-4222-8333-444455556666',
    name: 'Ось. Женщины',
    memberCount: 318,
    joinMethod: 'invite',
    pastEvents: 41,
    upcomingEvents: 3,
    missingSince: '2026-11-18T09:00:00.000Z',
    images: {
      icon: 'https://static.example/icon.png',
      event: 'https://static.example/event.png',
      club_large: 'https://static.example/large.png',
    },
    moderators: [{ _id: '65f0000000000000000000a4', username: 'nelli.ya', zwiftId: 4_600_120 }],
  }),
  aClub({
    id: '2a1b2c3d-1111-4222-8333-444455556666',
    name: 'Тихий ход',
    memberCount: null,
    joinMethod: null,
    pastEvents: 0,
    upcomingEvents: 0,
    moderators: [],
  }),
];

export function aBot(changes: Partial<Bot> = {}): Bot {
  return {
    _id: '65f0000000000000000000d1',
    organizerId,
    username: 'os.sudya@example.org',
    name: 'Ось Судья',
    gameUserId: '1000000',
    state: 'working',
    issuedAt: '2026-11-03T09:00:00.000Z',
    expiresAt: '2027-02-03T09:00:00.000Z',
    failure: null,
    failedAt: null,
    clubs: [{ id: clubId, name: 'Ось' }],
    ...changes,
  };
}

/** Bots in further states: expired, rejected, and one that the game has not named yet. */
export const otherBots = [
  aBot({
    _id: '65f0000000000000000000d2',
    username: 'os.start@example.org',
    name: 'Ось Старт',
    gameUserId: '1000017',
    state: 'expired',
    issuedAt: '2026-08-01T09:00:00.000Z',
    expiresAt: '2026-11-01T09:00:00.000Z',
    clubs: [],
  }),
  aBot({
    _id: '65f0000000000000000000d3',
    username: 'os.finish@example.org',
    name: null,
    gameUserId: null,
    clubs: [],
    state: 'refused',
    failure: 'Игра не приняла пароль.',
    failedAt: '2026-11-20T04:10:00.000Z',
  }),
];

export function anAdminOrganizer(changes: Partial<AdminOrganizer> = {}): AdminOrganizer {
  const creator = { _id: '65f0000000000000000000a1', username: 'podvetrenny' };
  return { ...names, isPublished: true, creator, clubs: 2, moderators: 3, ...counts, paidUntil: null, ...changes };
}

export function aFinishProtocol(changes: Partial<FinishProtocolConfig> = {}): FinishProtocolConfig {
  return {
    _id: '65f0000000000000000000e1',
    organizer: { _id: organizerId, name: names.name },
    name: 'catchUp',
    displayName: 'Догонялки по воскресеньям',
    description: 'Все группы по первому старту',
    isDefault: false,
    ...changes,
  };
}

export function anApiKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    _id: '65f0000000000000000000f1',
    organizerId,
    kind: 'publishable',
    name: 'Сайт клуба',
    origins: ['https://os.example', 'https://shop.os.example'],
    ending: 'x7Qa',
    createdAt: '2026-10-02T09:00:00.000Z',
    lastUsedAt: '2026-11-20T12:40:00.000Z',
    ...changes,
  };
}

export function aWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    _id: '65f0000000000000000000e1',
    organizerId,
    url: 'https://os.example/hooks',
    events: ['protocol.published', 'protocol.changed', 'protocol.official'],
    isOn: true,
    createdAt: '2026-10-02T09:00:00.000Z',
    deliveredAt: '2026-11-20T19:12:00.000Z',
    failingSince: null,
    givenUpAt: null,
    ...changes,
  };
}

const otherWebhooks = [
  aWebhook({
    _id: '65f0000000000000000000e2',
    url: 'https://chat.os.example/otryv',
    deliveredAt: null,
    events: ['event.added', 'event.changed', 'series.published'],
    isOn: false,
    failingSince: '2026-11-15T09:00:00.000Z',
    givenUpAt: '2026-11-18T09:00:00.000Z',
  }),
];

export function aDelivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    _id: '65f0000000000000000000d1',
    webhookId: '65f0000000000000000000e1',
    type: 'protocol.changed',
    eventId: 5100001,
    seriesId: null,
    version: 3,
    state: 'delivered',
    createdAt: '2026-11-20T19:12:00.000Z',
    nextAt: null,
    attempts: [{ at: '2026-11-20T19:12:01.000Z', ms: 84, status: 204, fault: null }],
    ...changes,
  };
}

const faults: readonly WebhookFault[] = [
  ...(['refused', 'redirected', 'too_big', 'timeout', 'unreachable', 'unresolved', 'blocked', 'sealed'] as const),
];
const statuses: Partial<Record<WebhookFault, number>> = { refused: 500, redirected: 302, too_big: 200 };
const types: readonly WebhookType[] = ['event.added', 'event.changed', 'protocol.published', 'protocol.official'];

/** One delivery per kind of error and per kind of change. */
const deliveries = [
  aDelivery(),
  ...faults.map((fault, index) =>
    aDelivery({
      _id: `65f0000000000000000000c${index}`,
      type: types[index] ?? 'series.published',
      ...(types[index] === undefined && { eventId: null, seriesId: '65f000000000000000000b01' }),
      ...(index === 0 ? { state: 'waiting', nextAt: '2026-11-20T19:17:00.000Z' } : { state: 'failed' }),
      attempts: [{ at: '2026-11-20T19:12:01.000Z', ms: 84, status: statuses[fault] ?? null, fault }],
    }),
  ),
  aDelivery({ _id: '65f0000000000000000000d9', type: 'test', eventId: null, version: null }),
];

const otherKeys = [
  anApiKey({
    _id: '65f0000000000000000000f2',
    kind: 'secret',
    name: 'Бот чата',
    origins: [],
    ending: 'p_3d',
    lastUsedAt: null,
  }),
];

export interface OrganizerParts {
  organizer?: OwnOrganizer;
  clubs?: Club[];
  bots?: Bot[];
  keys?: ApiKey[];
  webhooks?: Webhook[];
}

/** Responds as to the owner of an organizer. */
export function areaOf({
  organizer = anOwnOrganizer(),
  clubs = [aClub(), ...otherClubs],
  bots = [aBot(), ...otherBots],
  keys = [anApiKey(), ...otherKeys],
  webhooks = [aWebhook(), ...otherWebhooks],
}: OrganizerParts = {}): HttpHandler[] {
  return [
    ...sessionOf(aUser({ organizer: organizerId })),
    // Before the one with a parameter, which matches its path too.
    respondWith('/api/organizer/bots', { data: bots }),
    respondWith('/api/organizer/keys', { data: keys }),
    respondWith('/api/organizer/webhooks', { data: webhooks }),
    respondWith('/api/organizer/webhooks/deliveries', {
      data: deliveries,
      quantityPages: 1,
      quantityDeliveries: deliveries.length,
      nextCursor: null,
    }),
    respondWith('/api/organizer/{id}', {
      data: { organizer, clubs: clubs.map(({ id, name }) => ({ id, name })) },
    }),
    respondWith('/api/organizer/clubs/{organizerId}', { data: clubs }),
    respondWith('/api/organizers/{urlSlug}', { data: aPublicOrganizer() }),
    respondWith('/api/site-services', { active: organizer.isActive ? [aSlot()] : [], upcoming: [], expired: [] }),
    respondWith('/api/moderator/users', {
      data: [{ _id: '65f0000000000000000000a3', username: 'veter_07', zwiftId: 4600093, riderName: 'Гордей Ветров' }],
      quantityPages: 1,
    }),
  ];
}

/** Responds to public reads: the published organizers and the coming races. */
export function publicOrganizers(organizer: PublicOrganizer = aPublicOrganizer()): HttpHandler[] {
  return [
    respondWith('/api/organizers', {
      data: [
        anOrganizerCard(),
        anOrganizerCard({
          _id: '65f0000000000000000000c2',
          name: 'КРОНА',
          shortName: 'КРОНА',
          urlSlug: 'krona',
          pastEvents: 87,
          upcomingEvents: 2,
        }),
        anOrganizerCard({
          _id: '65f0000000000000000000c3',
          name: 'Тихий ход',
          shortName: null,
          urlSlug: 'tikhii',
          mission: '',
          pastEvents: 0,
          upcomingEvents: 1,
        }),
      ],
    }),
    respondWith('/api/organizers/{urlSlug}', { data: organizer }),
    respondWith('/api/race/events', anEventList(comingEvents())),
  ];
}

/** Responds as to an administrator. */
export function administration(): HttpHandler[] {
  const free = { _id: '65f0000000000000000000c2', name: 'КРОНА', isPublished: false, creator: null, clubs: 0 };
  const paid = {
    _id: '65f0000000000000000000c3',
    name: 'Тихий ход',
    shortName: null,
    urlSlug: 'tikhii',
    clubs: 1,
    moderators: 5,
    pastEvents: 19,
    upcomingEvents: 4,
    paidUntil: '2026-12-13T20:59:59.999Z',
  };
  return [
    ...sessionOf(aUser({ role: 'admin' })),
    respondWith('/api/admin/organizers', {
      data: [
        anAdminOrganizer(),
        anAdminOrganizer({ ...free, moderators: 0, pastEvents: 0, upcomingEvents: 0 }),
        anAdminOrganizer(paid),
      ],
      quantityPages: 1,
      quantityOrganizers: 3,
    }),
    respondWith('/api/admin/clubs', { data: [aClub(), ...otherClubs], quantityPages: 1, quantityClubs: 3 }),
    respondWith('/api/admin/site-services/{organizerId}', { data: [upcomingSlot, aSlot(), expiredSlot] }),
    respondWith('/api/admin/finish-protocols', {
      data: [
        aFinishProtocol(),
        aFinishProtocol({ _id: '65f0000000000000000000e2', organizer: null, displayName: 'Общий', isDefault: true }),
        ...(['classicCommon', 'classicGroup', 'newbies'] as const).map((name, at) =>
          aFinishProtocol({ _id: `65f0000000000000000000e${at + 3}`, name, displayName: `Протокол ${at + 1}` }),
        ),
      ],
    }),
    respondWith('/api/moderator/users', {
      data: [{ _id: '65f0000000000000000000a3', username: 'veter_07', zwiftId: 4600093, riderName: null }],
      quantityPages: 1,
    }),
  ];
}
