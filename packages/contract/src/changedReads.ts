import type { contract } from './contract.ts';
import type { Endpoint, Method } from './endpoint.ts';

type Contract = typeof contract;
type AnyEndpoint = { [Domain in keyof Contract]: Contract[Domain][keyof Contract[Domain]] }[keyof Contract];
type KeyOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;
/** Method and path of each endpoint with side effects. */
export type WriteKey = KeyOf<Exclude<AnyEndpoint, { method: 'GET' }>>;
type Reads = readonly Extract<AnyEndpoint, { method: 'GET' }>['path'][];

const account: Reads = ['/api/race/profile/settings/{zwiftId}'];
const users: Reads = ['/api/admin/users'];
const user: Reads = [...users, '/api/admin/users/{id}'];
const sessions: Reads = [...users, '/api/auth/sessions'];
const messages: Reads = ['/api/service-messages'];
const moderators: Reads = ['/api/moderator/users'];
const schedule: Reads = [
  ...(['/api/race/events', '/api/race/events-notification', '/api/race/events/mailings/preview'] as const),
  ...(['/api/race/events/own-groups', '/api/race/events/ongoing'] as const),
];
/** Reads of the race groups open to the reader. */
const ownGroups: Reads = ['/api/race/events/{id}/eligibility', '/api/race/events/own-groups'];
const event: Reads = [
  ...(['/api/race/events/{id}', '/api/zwift/events/{eventId}/{organizerId}'] as const),
  '/api/zwift/events/moderator/{eventId}',
];
const events: Reads = ['/api/race/events', '/api/race/events/ongoing', ...event];
const protocol: Reads = ['/api/race/results/{id}', '/api/race/results/{id}/history', '/api/race/events/{id}'];
const racesOfRider: Reads = [
  ...(['/api/race/profile/{zwiftId}', '/api/race/profile/results', '/api/race/profile/compare'] as const),
];
const decided: Reads = [
  ...protocol,
  ...racesOfRider,
  ...(['/api/race/results/{id}/hidden', '/api/race/profile/wins/{zwiftId}'] as const),
];
const imported: Reads = [
  ...decided,
  '/api/race/events',
  '/api/race/events/ongoing',
  '/api/race/profile/{zwiftId}/power',
];
const appeals: Reads = ['/api/race/results/{id}/appeals'];
const rider: Reads = [
  ...(['/api/race/profile/{zwiftId}', '/api/race/profile/{zwiftId}/power', '/api/race/profile/compare'] as const),
  ...(['/api/race/events/{id}', '/api/riders'] as const),
];
const ridesOfRider: Reads = [...rider, '/api/admin/fitfile/{zwiftId}'];
const ownedRider: Reads = [
  ...account,
  ...users,
  ...appeals,
  ...racesOfRider,
  ...(['/api/race/profile/{zwiftId}/power', '/api/race/profile/rivals/{zwiftId}'] as const),
  ...(['/api/race/profile/{zwiftId}/zwift-profiles', '/api/race/results/{id}/links'] as const),
  ...ownGroups,
  '/api/streams',
];
const provedRider: Reads = [...ownedRider, '/api/race/events/{id}'];
const hiddenFigures: Reads = [
  ...(['/api/race/events/{id}', '/api/race/results/{id}/hidden', '/api/race/results/{id}/versions/{version}'] as const),
];
const mailings: Reads = ['/api/admin/mailings'];
const news: Reads = ['/api/information/development'];
const finishProtocols: Reads = ['/api/admin/finish-protocols'];
const organizer: Reads = ['/api/organizer/{id}', '/api/organizers', '/api/organizers/{urlSlug}'];
const namedOrganizer: Reads = [
  ...events,
  ...(['/api/admin/organizers', '/api/admin/clubs', '/api/organizers', '/api/search'] as const),
];
const bots: Reads = ['/api/organizer/bots', '/api/organizer/clubs/zwift/{clubId}'];
const club: Reads = ['/api/organizer/clubs/{organizerId}', '/api/admin/clubs'];
const organizerPages: Reads = ['/api/organizers', '/api/organizers/{urlSlug}'];
const clubs: Reads = [...club, '/api/organizer/{id}', '/api/admin/organizers'];
const clubModerators: Reads = [...club, ...(['/api/admin/clubs/{id}', '/api/admin/organizers'] as const), ...users];
const slots: Reads = [
  ...(['/api/admin/site-services/{organizerId}', '/api/site-services', '/api/organizer/{id}'] as const),
];
const ownSeries: Reads = ['/api/organizer/series', '/api/series/actual/{organizerId}'];
const seriesPage: Reads = ['/api/organizer/series/{seriesId}', '/api/series/{urlSlug}'];
const seriesLists: Reads = ['/api/organizer/series', '/api/series/organizers', '/api/series/organizers/{urlSlug}'];
const classification: Reads = [
  ...([
    '/api/series/general-classification/{urlSlug}',
    '/api/series/general-classification/{urlSlug}/what-if',
  ] as const),
];
const stageResults: Reads = [
  '/api/series/stage/results/{urlSlug}/{stageOrder}',
  '/api/series/stage/results/{urlSlug}/{stageOrder}/history',
];
const stage: Reads = [...stageResults, ...classification];
// The version of a series, sent with its form, changes with its stages.
const stages: Reads = [...seriesPage, ...stage, '/api/series/stages/{urlSlug}/{status}'];
const rating: Reads = ['/api/statistics/teams/top', '/api/statistics/teams/{season}'];

/** Reads of the reader's teams. */
export const teamReads: Reads = [
  ...(['/api/teams', '/api/teams/own', '/api/teams/{urlSlug}', '/api/teams/statistics/{urlSlug}'] as const),
  ...(['/api/teams/pending-riders', '/api/teams/banned-riders', '/api/teams/invitation'] as const),
  '/api/team-members/{urlSlug}',
];

const namedTeam: Reads = [
  ...(['/api/teams', '/api/teams/own', '/api/teams/{urlSlug}', '/api/team-members/{urlSlug}'] as const),
  ...(['/api/statistics/teams/{season}', '/api/race/events/{id}', '/api/riders'] as const),
];
const membership: Reads = [...namedTeam, '/api/teams/statistics/{urlSlug}'];

/** Reads of payments and the services they pay for. */
export const billingReads: Reads = [
  ...(['/api/site-services', '/api/site-services/purchasable', '/api/notifications/yookassa'] as const),
  ...(['/api/payments/{paymentId}', '/api/payments/payload/organizer', '/api/organizer/{id}'] as const),
  ...messages,
];

/**
 * Reads whose response changes after each write: the mounted ones are revalidated.
 *
 * The compiler requires a line for each new write, and an API test compares the lines with actual responses. Excludes
 * session reads, renewed by `reloadUser`, and logs, read when opened.
 */
export const changedReads: Readonly<Record<WriteKey, Reads>> = {
  'PUT /api/admin/users/{id}/role': [...user, '/api/admin/users/{id}/sessions'],
  'DELETE /api/admin/users/{id}/sessions/{sessionId}': [...user, '/api/admin/users/{id}/sessions'],
  'DELETE /api/admin/users/{id}/sessions': [...user, '/api/admin/users/{id}/sessions'],

  'POST /api/auth/registration': [],
  'POST /api/auth/authorization': [],
  'POST /api/auth/authorization/letter': [],
  'POST /api/auth/refresh': [],
  'POST /api/auth/logout': [],
  'PUT /api/auth/confirm-email': [...account, ...users],
  'POST /api/auth/confirmation': [],
  'PUT /api/auth/reset-password': [],
  'PUT /api/auth/new-password': [],
  'PUT /api/auth/password': sessions,
  'PUT /api/auth/email': account,
  'DELETE /api/auth/sessions/{id}': sessions,
  'DELETE /api/auth/sessions': sessions,
  'POST /api/auth/providers/{provider}': [],
  'DELETE /api/auth/providers/{provider}': [...account, ...users],
  'DELETE /api/auth/account': [],

  'PUT /api/race/profile/username': [
    ...account,
    ...users,
    ...moderators,
    ...mailings,
    '/api/admin/riders/ban/{zwiftId}',
  ],
  'PUT /api/race/profile/notifications': [...account, '/api/admin/mailings/audience', '/api/subscriptions/{token}'],
  'PUT /api/race/profile/streams': [...account, '/api/streams'],
  'PUT /api/race/profile/visibility': ['/api/race/profile/visibility', ...hiddenFigures],
  // This browser's preferences are newer than the stored ones.
  'PUT /api/race/profile/preferences': [],
  'PUT /api/race/profile/my': [...rider, '/api/race/profile/{zwiftId}/metrics'],
  'PUT /api/race/profile/zwiftid': [...account, ...users, ...moderators],
  // Calendars of the account show another group: the races of the id have a new revision.
  'DELETE /api/race/profile/zwiftid': [...ownedRider, ...moderators, '/api/race/events/{id}'],
  'POST /api/race/profile/zwiftid/proof': account,
  'PUT /api/race/profile/zwiftid/proof': [
    ...provedRider,
    ...hiddenFigures,
    ...moderators,
    '/api/race/profile/{zwiftId}/metrics',
  ],
  'POST /api/race/profile/fitfile': [...ownGroups, '/api/race/profile/fitfile'],
  'POST /api/race/profile/calendar': ['/api/race/profile/calendar'],
  'DELETE /api/race/profile/calendar': ['/api/race/profile/calendar'],
  'POST /api/unsubscribe/{token}': ['/api/subscriptions/{token}', ...account],
  'PUT /api/service-messages/read': ['/api/service-messages'],

  'PUT /api/admin/riders/ban': [...user, '/api/admin/riders/ban/{zwiftId}'],
  'PUT /api/admin/riders/power-curve': ridesOfRider,
  'PUT /api/admin/fitfile': ridesOfRider,

  'POST /api/payments': ['/api/notifications/yookassa'],
  'POST /api/payments/{paymentId}/cancel': ['/api/notifications/yookassa', '/api/payments/{paymentId}', ...messages],
  'POST /api/notifications/yookassa': billingReads,
  'POST /api/admin/site-services': [...slots, '/api/site-services/purchasable', '/api/admin/organizers'],
  'PUT /api/admin/site-services/{slotId}/pause': slots,
  'PUT /api/admin/refunds/{paymentId}': [
    ...slots,
    ...(['/api/admin/refunds', '/api/admin/organizers'] as const),
    ...(['/api/site-services/purchasable', '/api/notifications/yookassa'] as const),
    ...messages,
  ],

  'POST /api/zwift/events': ['/api/race/events'],
  'PUT /api/zwift/events': [
    ...events,
    ...protocol,
    ...ownGroups,
    ...(['/api/race/profile/wins/{zwiftId}', '/api/series/organizers', '/api/admin/look-alike-names'] as const),
  ],
  'POST /api/race/events': schedule,
  'PUT /api/race/events': [
    ...ownGroups,
    '/api/race/events',
    '/api/race/events/ongoing',
    '/api/race/events/{id}',
    '/api/search',
  ],
  // The page of a removed object is left, not reloaded.
  'DELETE /api/race/events': schedule,

  'POST /api/race/results/{id}/appeals': appeals,
  'PUT /api/race/results/{id}/appeals/{appealId}': appeals,
  'PUT /api/race/results': imported,
  'PUT /api/race/result': decided,
  'POST /api/race/results/{id}/decisions': decided,
  'POST /api/race/results/{id}/decisions/dry-run': [],
  'POST /api/race/results/{id}/decisions/{decisionId}/undo': decided,
  'POST /api/race/results/{id}/links': [
    ...protocol,
    ...(['/api/race/results/{id}/hidden', '/api/race/results/{id}/links', '/api/race/profile/results'] as const),
    ...(['/api/race/profile/wins/{zwiftId}', '/api/race/profile/rivals/{zwiftId}'] as const),
  ],
  'PUT /api/race/results/{id}/implausible': [
    ...protocol,
    ...racesOfRider,
    ...(['/api/race/results/{id}/implausible', '/api/race/results/{id}/hidden'] as const),
    ...(['/api/race/profile/{zwiftId}/power', '/api/riders'] as const),
  ],
  'PUT /api/race/results/{id}/state': [...protocol, ...appeals, '/api/race/results/{id}/hidden'],
  'PUT /api/race/results/{id}/lock': [...protocol, '/api/race/results/{id}/hidden'],

  'PUT /api/admin/mailings/{mailingId}/state': mailings,
  'POST /api/admin/notification': mailings,
  'POST /api/admin/notification/letter-preview': [],
  'POST /api/admin/notification/trial': [],
  'POST /api/admin/notification/events-preview': mailings,
  'DELETE /api/logs/{path}': ['/api/logs/admins', '/api/logs/errors'],

  'PUT /api/organizer/main': organizer,
  'POST /api/organizer/clubs': [...clubs, ...bots, '/api/admin/clubs/{id}'],
  'PUT /api/organizer/clubs': club,
  'DELETE /api/organizer/clubs': [...clubs, ...organizerPages],
  'PUT /api/organizer/clubs/moderators': clubModerators,
  'DELETE /api/organizer/clubs/moderators': clubModerators,
  'PUT /api/organizer/bots': bots,
  'DELETE /api/organizer/bots': ['/api/organizer/bots'],
  'POST /api/organizer/keys': ['/api/organizer/keys'],
  'DELETE /api/organizer/keys': ['/api/organizer/keys'],
  'POST /api/organizer/webhooks': ['/api/organizer/webhooks'],
  'PUT /api/organizer/webhooks': ['/api/organizer/webhooks'],
  'DELETE /api/organizer/webhooks': ['/api/organizer/webhooks'],
  'POST /api/organizer/webhooks/test': ['/api/organizer/webhooks/deliveries'],
  'POST /api/organizer/webhooks/resend': ['/api/organizer/webhooks/deliveries'],
  'POST /api/admin/organizers': ['/api/admin/organizers'],
  'PUT /api/admin/organizers': [
    ...namedOrganizer,
    ...organizer,
    ...(['/api/organizers/{urlSlug}/schedule.json', '/api/admin/look-alike-names'] as const),
  ],
  'DELETE /api/admin/organizers': [
    ...namedOrganizer,
    '/api/admin/look-alike-names',
    ...(['/api/organizer/clubs/zwift/{clubId}', '/api/site-services', '/api/site-services/purchasable'] as const),
    ...(['/api/notifications/yookassa', '/api/payments/{paymentId}'] as const),
  ],
  'POST /api/admin/clubs': [...clubs, '/api/organizer/bots'],
  'PUT /api/admin/clubs': club,
  'DELETE /api/admin/clubs': [...clubs, ...organizerPages, '/api/organizer/bots'],
  'PUT /api/admin/clubs/moderators': clubModerators,
  'DELETE /api/admin/clubs/moderators': clubModerators,
  'POST /api/admin/finish-protocols': finishProtocols,
  'PUT /api/admin/finish-protocols': finishProtocols,
  'DELETE /api/admin/finish-protocols': finishProtocols,

  'POST /api/organizer/series': ownSeries,
  'PUT /api/organizer/series': [
    ...ownSeries,
    ...seriesLists,
    ...stages,
    ...events,
    ...(['/api/search', '/api/admin/look-alike-names'] as const),
  ],
  'DELETE /api/organizer/series': [
    ...ownSeries,
    ...seriesLists,
    ...events,
    ...rating,
    ...messages,
    ...(['/api/organizer/series/events', '/api/search', '/api/admin/look-alike-names'] as const),
  ],
  'PUT /api/organizer/series/publication': [...seriesLists, ...seriesPage, ...events, ...rating, '/api/search'],
  'PATCH /api/organizer/series/stages': [
    ...seriesLists,
    ...stages,
    ...events,
    ...rating,
    '/api/organizer/series/events',
  ],
  'PATCH /api/organizer/series/stage': stages,
  'PUT /api/organizer/series/stages': stages,
  'POST /api/organizer/series/results/general-classification': classification,
  'PUT /api/series/stage/results': [
    ...stage,
    ...protocol,
    ...(['/api/race/events', '/api/series/stages/{urlSlug}/{status}'] as const),
    ...(['/api/race/profile/results', '/api/race/profile/{zwiftId}/power'] as const),
    ...(['/api/race/profile/rivals/{zwiftId}', '/api/race/results/{id}/hidden'] as const),
    ...(['/api/series/{urlSlug}', '/api/organizer/series/{seriesId}'] as const),
  ],
  'PATCH /api/series/stage/results/category': stage,
  'PATCH /api/series/stage/results/time-penalty': stage,
  'PATCH /api/series/stage/results/result/disqualification/set': stage,
  'PATCH /api/series/stage/results/result/disqualification/remove': stage,
  'POST /api/series/stage/results/result': stage,
  'DELETE /api/series/stage/results/result': stage,
  'POST /api/series/stage/results/dry-run': [],
  'POST /api/series/stage/results/decisions/{decisionId}/undo': stage,
  'PUT /api/series/stage/lock': [
    ...seriesPage,
    ...stageResults,
    ...([
      '/api/series/general-classification/{urlSlug}',
      '/api/series/general-classification/{urlSlug}/what-if',
    ] as const),
  ],

  'POST /api/teams/join-request': ['/api/teams/own'],
  'DELETE /api/teams/join-request': ['/api/teams/own'],
  'POST /api/teams/invitations/{token}': [...membership, '/api/teams/invitations/{token}'],
  'POST /api/team-members/leave': [...membership, ...messages],
  'POST /api/teams': [
    ...teamReads,
    ...membership,
    ...messages,
    ...(['/api/search', '/api/teams/results/{urlSlug}', '/api/teams/rating-results/{urlSlug}/{season}'] as const),
  ],
  'PUT /api/teams': [...namedTeam, '/api/search', '/api/admin/look-alike-names'],
  'DELETE /api/teams': [...membership, '/api/search'],
  'POST /api/team-members': [...membership, ...messages, '/api/teams/pending-riders', '/api/teams/banned-riders'],
  'PATCH /api/team-members': ['/api/team-members/{urlSlug}'],
  'POST /api/teams/invitation': ['/api/teams/invitation'],
  'DELETE /api/teams/invitation': ['/api/teams/invitation'],
  'PUT /api/teams/hand-over': ['/api/teams/own'],
  'DELETE /api/teams/hand-over': ['/api/teams/own'],
  'POST /api/teams/hand-over': teamReads,

  'POST /api/visits': ['/api/admin/visits'],
  'POST /api/information/development': news,
  'PUT /api/information/development': news,
  'DELETE /api/information/development': news,
  'POST /api/admin/bot': ['/api/admin/bot'],
};

/** Returns the reads that a write of the contract changes; none for an unknown address. */
export function readsChangedBy(method: Method, path: string): Reads {
  const known: Readonly<Partial<Record<string, Reads>>> = changedReads;
  return known[`${method} ${path}`] ?? [];
}
