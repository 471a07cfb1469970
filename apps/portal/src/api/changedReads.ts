import type { Method } from '@otryv/contract';
import type { GetPath } from './client.ts';
import type { WriteKey } from './endpoints.ts';

type Reads = readonly GetPath[];

const account: Reads = ['/api/race/profile/settings/{zwiftId}'];
const accountAndSessions: Reads = [...account, '/api/auth/sessions'];
const users: Reads = ['/api/admin/users', '/api/admin/users/{id}', '/api/admin/users/{id}/sessions'];
const events: Reads = ['/api/race/events', '/api/race/events/{id}'];
const protocol: Reads = [
  ...(['/api/race/results/{id}', '/api/race/results/{id}/history', '/api/race/results/{id}/hidden'] as const),
  '/api/race/events/{id}',
];
const importedProtocol: Reads = [...protocol, '/api/race/events'];
const appeals: Reads = ['/api/race/results/{id}/appeals'];
const rider: Reads = [
  ...(['/api/race/profile/{zwiftId}', '/api/race/profile/{zwiftId}/power'] as const),
  '/api/race/profile/{zwiftId}/metrics',
];
const ridesOfRider: Reads = [...rider, '/api/admin/fitfile/{zwiftId}'];
const mailings: Reads = ['/api/admin/mailings'];
const news: Reads = ['/api/information/development'];
const administration: Reads = [
  ...(['/api/admin/organizers', '/api/admin/clubs', '/api/admin/finish-protocols'] as const),
  ...(['/api/organizers', '/api/organizers/{urlSlug}'] as const),
];
const organizer: Reads = [
  ...(['/api/organizer/{id}', '/api/organizer/clubs/{organizerId}', '/api/organizer/bots'] as const),
  ...(['/api/organizers', '/api/organizers/{urlSlug}'] as const),
];
const slotsOfOrganizer: Reads = ['/api/admin/site-services/{organizerId}', '/api/site-services'];
const series: Reads = [
  ...(['/api/organizer/series', '/api/organizer/series/{seriesId}', '/api/organizer/series/events'] as const),
  ...(['/api/series/{urlSlug}', '/api/series/organizers', '/api/series/organizers/{urlSlug}'] as const),
  ...(['/api/series/stages/{urlSlug}/{status}', '/api/series/general-classification/{urlSlug}'] as const),
  '/api/series/stage/results/{urlSlug}/{stageOrder}',
];
const stage: Reads = [
  '/api/series/stage/results/{urlSlug}/{stageOrder}',
  '/api/series/stage/results/{urlSlug}/{stageOrder}/history',
  ...(['/api/series/{urlSlug}', '/api/series/general-classification/{urlSlug}', '/api/series/organizers'] as const),
];

/** What the teams of a reader show. */
export const teamReads: Reads = [
  ...(['/api/teams', '/api/teams/own', '/api/teams/{urlSlug}', '/api/teams/statistics/{urlSlug}'] as const),
  ...(['/api/teams/pending-riders', '/api/teams/banned-riders', '/api/teams/invitation'] as const),
  '/api/team-members/{urlSlug}',
];

/** What shows payments and the services they pay for. */
export const billingReads: Reads = [
  ...(['/api/site-services', '/api/site-services/purchasable', '/api/notifications/yookassa'] as const),
  ...(['/api/payments/payload/organizer', '/api/organizer/{id}'] as const),
];

/**
 * The reads that have another response after each write: those on the screen are revalidated.
 *
 * The compiler asks for a line for each new write. Reads of the session, which `reloadUser` renews, and logs, which are
 * read when they are opened, are not among them.
 */
export const changedReads: Readonly<Record<WriteKey, Reads>> = {
  'PUT /api/admin/users/{id}/role': users,
  'DELETE /api/admin/users/{id}/sessions/{sessionId}': users,
  'DELETE /api/admin/users/{id}/sessions': users,

  'POST /api/auth/registration': [],
  'POST /api/auth/authorization': [],
  'POST /api/auth/refresh': [],
  'POST /api/auth/logout': [],
  'PUT /api/auth/confirm-email': [],
  'POST /api/auth/confirmation': [],
  'PUT /api/auth/reset-password': [],
  'PUT /api/auth/new-password': [],
  'PUT /api/auth/password': accountAndSessions,
  'PUT /api/auth/email': account,
  'DELETE /api/auth/sessions/{id}': ['/api/auth/sessions'],
  'DELETE /api/auth/sessions': ['/api/auth/sessions'],
  'POST /api/auth/providers/{provider}': [],
  'DELETE /api/auth/providers/{provider}': account,
  'DELETE /api/auth/account': [],

  'PUT /api/race/profile/username': account,
  'PUT /api/race/profile/notifications': account,
  'PUT /api/race/profile/streams': account,
  'PUT /api/race/profile/visibility': ['/api/race/profile/visibility'],
  // The preferences of this browser are ahead of what is stored.
  'PUT /api/race/profile/preferences': [],
  'PUT /api/race/profile/my': rider,
  'PUT /api/race/profile/zwiftid': account,
  'DELETE /api/race/profile/zwiftid': account,
  'POST /api/race/profile/zwiftid/proof': account,
  'PUT /api/race/profile/zwiftid/proof': account,
  'POST /api/race/profile/fitfile': ['/api/race/profile/fitfile'],
  'POST /api/unsubscribe/{token}': ['/api/subscriptions/{token}', ...account],
  'PUT /api/service-messages/read': ['/api/service-messages'],

  'PUT /api/admin/riders/ban': ['/api/admin/riders/ban/{zwiftId}', '/api/admin/users'],
  'PUT /api/admin/riders/power-curve': ridesOfRider,
  'PUT /api/admin/fitfile': ridesOfRider,

  'POST /api/payments': billingReads,
  'POST /api/payments/{paymentId}/cancel': [...billingReads, '/api/payments/{paymentId}'],
  'POST /api/notifications/yookassa': billingReads,
  'POST /api/admin/site-services': slotsOfOrganizer,
  'PUT /api/admin/site-services/{slotId}/pause': slotsOfOrganizer,

  'POST /api/zwift/events': ['/api/race/events'],
  'PUT /api/zwift/events': [...events, '/api/zwift/events/moderator/{eventId}'],
  'POST /api/race/events': ['/api/race/events'],
  'PUT /api/race/events': events,
  // The page of what is removed is left, not read again.
  'DELETE /api/race/events': ['/api/race/events'],

  'POST /api/race/results/{id}/appeals': appeals,
  'PUT /api/race/results/{id}/appeals/{appealId}': appeals,
  'PUT /api/race/results': importedProtocol,
  'PUT /api/race/result': protocol,
  'POST /api/race/results/{id}/decisions': protocol,
  'POST /api/race/results/{id}/decisions/dry-run': [],
  'POST /api/race/results/{id}/decisions/{decisionId}/undo': protocol,
  'PUT /api/race/results/{id}/state': protocol,
  'PUT /api/race/results/{id}/lock': protocol,

  'PUT /api/admin/mailings/{mailingId}/state': mailings,
  'POST /api/admin/notification': mailings,
  'POST /api/admin/notification/letter-preview': [],
  'POST /api/admin/notification/trial': [],
  'POST /api/admin/notification/events-preview': mailings,
  'DELETE /api/logs/{path}': ['/api/logs/admins', '/api/logs/errors'],

  'PUT /api/organizer/main': organizer,
  'POST /api/organizer/clubs': organizer,
  'PUT /api/organizer/clubs': organizer,
  'DELETE /api/organizer/clubs': organizer,
  'PUT /api/organizer/clubs/moderators': organizer,
  'DELETE /api/organizer/clubs/moderators': organizer,
  'PUT /api/organizer/bots': organizer,
  'DELETE /api/organizer/bots': organizer,
  'POST /api/admin/organizers': administration,
  'PUT /api/admin/organizers': administration,
  'DELETE /api/admin/organizers': administration,
  'POST /api/admin/clubs': administration,
  'PUT /api/admin/clubs': administration,
  'DELETE /api/admin/clubs': administration,
  'PUT /api/admin/clubs/moderators': administration,
  'DELETE /api/admin/clubs/moderators': administration,
  'POST /api/admin/finish-protocols': administration,
  'PUT /api/admin/finish-protocols': administration,
  'DELETE /api/admin/finish-protocols': administration,

  'POST /api/organizer/series': series,
  'PUT /api/organizer/series': series,
  'DELETE /api/organizer/series': series.filter((path) => path !== '/api/organizer/series/{seriesId}'),
  'PUT /api/organizer/series/publication': series,
  'PATCH /api/organizer/series/stages': series,
  'PATCH /api/organizer/series/stage': series,
  'PUT /api/organizer/series/stages': series,
  'POST /api/organizer/series/results/general-classification': series,
  'PUT /api/series/stage/results': stage,
  'PATCH /api/series/stage/results/category': stage,
  'PATCH /api/series/stage/results/time-penalty': stage,
  'PATCH /api/series/stage/results/result/disqualification/set': stage,
  'PATCH /api/series/stage/results/result/disqualification/remove': stage,
  'POST /api/series/stage/results/result': stage,
  'DELETE /api/series/stage/results/result': stage,
  'POST /api/series/stage/results/dry-run': [],
  'POST /api/series/stage/results/decisions/{decisionId}/undo': stage,
  'PUT /api/series/stage/lock': stage,

  'POST /api/teams/join-request': teamReads,
  'DELETE /api/teams/join-request': teamReads,
  'POST /api/teams/invitations/{token}': teamReads,
  'POST /api/team-members/leave': teamReads,
  'POST /api/teams': teamReads,
  'PUT /api/teams': teamReads,
  'DELETE /api/teams': teamReads,
  'POST /api/team-members': teamReads,
  'PATCH /api/team-members': teamReads,
  'POST /api/teams/invitation': ['/api/teams/invitation'],
  'DELETE /api/teams/invitation': ['/api/teams/invitation'],
  'PUT /api/teams/hand-over': teamReads,
  'DELETE /api/teams/hand-over': teamReads,
  'POST /api/teams/hand-over': teamReads,

  'POST /api/visits': [],
  'POST /api/information/development': news,
  'PUT /api/information/development': news,
  'DELETE /api/information/development': news,
  'POST /api/admin/bot': ['/api/admin/bot'],
};

/** The reads that a write of the contract changes; none of an address that it does not know. */
export function readsChangedBy(method: Method, path: string): Reads {
  const known: Readonly<Partial<Record<string, Reads>>> = changedReads;
  return known[`${method} ${path}`] ?? [];
}

/** Addresses of their own beside such as `/api/organizer/{id}`. */
const fixed: ReadonlySet<string> = new Set(
  Object.values(changedReads)
    .flat()
    .filter((path) => !path.includes('{')),
);

/** Returns a filter of the cache: whether a key is a read of one of these paths. */
export function readsOf(paths: Reads): (key: unknown) => boolean {
  return (key) => paths.some((path) => isReadOf(path, key));
}

function isReadOf(path: GetPath, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const [address = ''] = key.split('?');
  if (address === path || fixed.has(address)) return address === path;
  // The number of a rider, unlike the addresses beside it.
  const pattern = path.replace(/\{zwiftId\}/g, '\\d+').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address);
}
