import type {
  AdminOrganizer,
  Bot,
  Club,
  FinishProtocolConfig,
  OrganizerCard,
  OwnOrganizer,
  PublicOrganizer,
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

export function anOrganizerCard(changes: Partial<OrganizerCard> = {}): OrganizerCard {
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

export interface OrganizerParts {
  organizer?: OwnOrganizer;
  clubs?: Club[];
  bots?: Bot[];
}

/** Responds as to the owner of an organizer. */
export function areaOf({
  organizer = anOwnOrganizer(),
  clubs = [aClub()],
  bots = [aBot()],
}: OrganizerParts = {}): HttpHandler[] {
  return [
    ...sessionOf(aUser({ organizer: organizerId })),
    // Before the one with a parameter, which its path is of too.
    respondWith('/api/organizer/bots', { data: bots }),
    respondWith('/api/organizer/{id}', {
      data: { organizer, clubs: clubs.map(({ id, name }) => ({ id, name })) },
    }),
    respondWith('/api/organizer/clubs/{organizerId}', { data: clubs }),
    respondWith('/api/organizers/{urlSlug}', { data: aPublicOrganizer() }),
    respondWith('/api/site-services', { active: organizer.isActive ? [aSlot()] : [], upcoming: [], expired: [] }),
    respondWith('/api/moderator/users', {
      data: [{ _id: '65f0000000000000000000a3', username: 'veter_07', zwiftId: 4600093 }],
      quantityPages: 1,
    }),
  ];
}

/** Responds to everybody: the published organizers and the coming races. */
export function publicOrganizers(organizer: PublicOrganizer = aPublicOrganizer()): HttpHandler[] {
  return [
    respondWith('/api/organizers', {
      data: [
        anOrganizerCard(),
        anOrganizerCard({ _id: '65f0000000000000000000c2', name: 'КРОНА', shortName: 'КРОНА', urlSlug: 'krona' }),
        anOrganizerCard({
          _id: '65f0000000000000000000c3',
          name: 'Тихий ход',
          shortName: null,
          urlSlug: 'tikhii',
          mission: '',
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
  return [
    ...sessionOf(aUser({ role: 'admin' })),
    respondWith('/api/admin/organizers', {
      data: [anAdminOrganizer(), anAdminOrganizer(free)],
      ...{ quantityPages: 1, quantityOrganizers: 2 },
    }),
    respondWith('/api/admin/clubs', { data: [aClub()], quantityPages: 1, quantityClubs: 1 }),
    respondWith('/api/admin/site-services/{organizerId}', { data: [upcomingSlot, aSlot(), expiredSlot] }),
    respondWith('/api/admin/finish-protocols', {
      data: [
        aFinishProtocol(),
        aFinishProtocol({ _id: '65f0000000000000000000e2', organizer: null, displayName: 'Общий', isDefault: true }),
      ],
    }),
    respondWith('/api/moderator/users', {
      data: [{ _id: '65f0000000000000000000a3', username: 'veter_07', zwiftId: 4600093 }],
      quantityPages: 1,
    }),
  ];
}
