import type { AuthUser, LinkedGameId, Settings } from '@otryv/contract';
import { type HttpHandler, http } from 'msw';
import { writeAccessToken } from '../lib/session/accessToken.ts';
import { respondWith } from './respondWith.ts';

const none = { vk: null, yandex: null };

export function aUser(changes: Partial<AuthUser> = {}): AuthUser {
  return {
    id: '65f0000000000000000000a1',
    username: 'podvetrenny',
    email: 'lev@club.example',
    emailConfirmed: true,
    role: 'user',
    zwiftId: 1020,
    zwiftIds: [1020],
    photoProfile: null,
    isModeratorClub: false,
    moderator: { clubs: [] },
    organizer: null,
    team: null,
    externalAccounts: none,
    ...changes,
  };
}

export function aLinkedGameId(changes: Partial<LinkedGameId> = {}): LinkedGameId {
  const rider = { firstName: 'Лев', lastName: 'Подветренный', imageSrc: null, countryAlpha3: 'RUS' };
  return { zwiftId: 1020, isMain: true, isProved: true, proof: null, ...rider, ...changes };
}

export function someSettings(changes: Partial<Settings> = {}): Settings {
  return {
    username: 'podvetrenny',
    isTemporaryName: false,
    usernameChangeableAt: null,
    email: 'lev@club.example',
    emailConfirmed: true,
    emailPending: null,
    hasPassword: true,
    externalAccounts: none,
    notifications: { news: false, events: true, development: false, messages: true },
    streams: {
      twitch: { channelName: '', isEnabled: false },
      youtube: { channelHandle: '', isEnabled: false },
      streamingRestricted: false,
    },
    gameIds: [aLinkedGameId()],
    ...changes,
  };
}

/** Sets the marks of an earlier sign-in in this browser, or removes them. */
export function markSession(isSignedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the API sets it; there is none here.
  document.cookie = `XSRF-TOKEN=mark; path=/${isSignedIn ? '' : '; expires=Thu, 01 Jan 1970 00:00:00 GMT'}`;
  writeAccessToken(isSignedIn ? 'a-token' : null);
}

/** Responds as to a signed-in reader: the user, their preferences, the settings of the account. */
export function sessionOf(user: AuthUser = aUser(), settings: Settings = someSettings()): HttpHandler[] {
  return [
    respondWith('/api/auth/check', { user }),
    respondWith('/api/auth/providers', { data: ['vk', 'yandex'] }),
    respondWith('/api/race/profile/preferences', { data: {} }),
    respondWith('/api/race/profile/settings/{zwiftId}', { data: settings }),
    respondWith('/api/race/profile/visibility', { data: { heartRate: true, weight: true, height: true, age: false } }),
    respondWith('/api/race/profile/calendar', { data: null }),
    respondWith('/api/race/profile/fitfile', { data: [] }),
    respondWith('/api/service-messages', { data: [] }),
    respondWith('/api/auth/sessions', { data: someDevices }),
    respondWith('/api/race/events/own-groups', { data: [{ eventId: 501, ownGroup: 'B' }] }),
    http.put('*/api/race/profile/preferences', () => Response.json({ data: {} })),
    http.post('*/api/visits', () => new Response(null, { status: 204 })),
  ];
}

const someDevices = [
  {
    _id: '65f0000000000000000000b1',
    isCurrent: true,
    device: 'Chrome, Windows',
    address: '198.51.100.0',
    method: 'password' as const,
    createdAt: '2026-11-03T09:00:00.000Z',
    lastUsedAt: '2026-11-21T11:58:00.000Z',
  },
  {
    _id: '65f0000000000000000000b2',
    isCurrent: false,
    device: 'Safari, iPhone',
    address: '203.0.113.0',
    method: 'vk' as const,
    createdAt: '2026-10-12T09:00:00.000Z',
    lastUsedAt: '2026-11-21T05:12:00.000Z',
  },
  {
    _id: '65f0000000000000000000b3',
    isCurrent: false,
    device: 'Firefox, Linux',
    address: '192.0.2.0',
    method: 'yandex' as const,
    createdAt: '2026-09-30T18:20:00.000Z',
    lastUsedAt: '2026-11-02T20:41:00.000Z',
  },
];
