import type { contract, Endpoint, Method } from '@otryv/contract';

type Contract = typeof contract;
/** Any endpoint of the contract. */
export type PortalEndpoint = { [Domain in keyof Contract]: Contract[Domain][keyof Contract[Domain]] }[keyof Contract];

type KeyOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Endpoints that need no token: the contract itself is not loaded, and the compiler compares this list with it. */
const publicEndpoints: Readonly<Record<KeyOf<Extract<PortalEndpoint, { access: 'public' }>>, true>> = {
  'POST /api/auth/registration': true,
  'POST /api/auth/authorization': true,
  'POST /api/auth/authorization/letter': true,
  'POST /api/auth/refresh': true,
  'POST /api/auth/logout': true,
  'PUT /api/auth/confirm-email': true,
  'PUT /api/auth/reset-password': true,
  'GET /api/auth/check-request-password/{token}': true,
  'PUT /api/auth/new-password': true,
  'GET /api/auth/providers': true,
  'GET /api/auth/callback/vk': true,
  'GET /api/auth/callback/yandex': true,
  'GET /api/assets/routes': true,
  'GET /api/assets/routes/all': true,
  'GET /api/assets/worlds': true,
  'GET /api/assets/jerseys': true,
  'GET /api/race/events': true,
  'GET /api/race/events/ongoing': true,
  'GET /api/race/events/{id}': true,
  'GET /api/race/events/schedule.ics': true,
  'GET /api/race/events/{id}/race.ics': true,
  'GET /api/calendars/{token}/my.ics': true,
  'GET /api/race/events-notification': true,
  'GET /api/health': true,
  'GET /api/health/live': true,
  'GET /api/live': true,
  'GET /api/organizers': true,
  'GET /api/organizers/{urlSlug}/schedule.ics': true,
  'GET /api/organizers/{urlSlug}/schedule.json': true,
  'GET /api/race/results/{id}': true,
  'GET /api/race/results/{id}/csv': true,
  'GET /api/race/results/{id}/preview.png': true,
  'GET /api/race/profile/{zwiftId}/preview.png': true,
  'GET /api/series/{urlSlug}/preview.png': true,
  'GET /api/race/results/{id}/history': true,
  'GET /api/race/results/{id}/versions/{version}': true,
  'GET /api/riders': true,
  'GET /api/race/profile/results': true,
  'GET /api/race/profile/compare': true,
  'GET /api/race/profile/wins/{zwiftId}': true,
  'GET /api/race/profile/rivals/{zwiftId}': true,
  'GET /api/race/profile/{zwiftId}/power': true,
  'GET /api/race/profile/{zwiftId}/metrics': true,
  'GET /api/race/profile/{zwiftId}/zwift-profiles': true,
  'GET /api/race/profile/{zwiftId}': true,
  'GET /api/statistics/riders-in-events/{id}': true,
  'GET /api/statistics/leaders-intervals/{id}': true,
  'GET /api/statistics/riders-total': true,
  'GET /api/statistics/riders-total-age': true,
  'GET /api/statistics/riders-total-racing-score': true,
  'GET /api/search': true,
  'GET /api/series/organizers': true,
  'GET /api/series/organizers/{urlSlug}': true,
  'GET /api/subscriptions/{token}': true,
  'POST /api/unsubscribe/{token}': true,
  'GET /api/unsubscribe/{token}': true,
  'GET /api/streams': true,
  'GET /api/teams': true,
  'GET /api/teams/{urlSlug}': true,
  'GET /api/teams/results/{urlSlug}': true,
  'GET /api/teams/statistics/{urlSlug}': true,
  'GET /api/teams/rating-results/{urlSlug}/{season}': true,
  'GET /api/teams/invitations/{token}': true,
  'GET /api/team-members/{urlSlug}': true,
  'GET /api/statistics/teams/top': true,
  'GET /api/statistics/teams/{season}': true,
  'GET /api/site-services-price': true,
  'POST /api/notifications/yookassa': true,
  'POST /api/visits': true,
  'GET /api/information/development': true,
};

const csrfEndpoints: Readonly<Record<KeyOf<Extract<PortalEndpoint, { csrf: true }>>, true>> = {
  'POST /api/auth/refresh': true,
  'POST /api/auth/logout': true,
};

/** Whether an endpoint is open to everybody, so that no token is sent and a 401 does not end the session. */
export function isPublic(method: Method, path: string): boolean {
  return `${method} ${path}` in publicEndpoints;
}

/** Whether an endpoint is authorised by a cookie. */
export function needsCsrf(method: Method, path: string): boolean {
  return `${method} ${path}` in csrfEndpoints;
}

const publicReads = Object.keys(publicEndpoints).flatMap((key) => {
  const [method, path = ''] = key.split(' ');
  // Riders and races are numbered; a word in the same place is the address of another read.
  const pattern = path.replace(/\{zwiftId\}|(?<=race\/events\/)\{id\}/g, '\\d+').replace(/\{\w+\}/g, '[^/?]+');
  return method === 'GET' ? [new RegExp(`^${pattern}(\\?|$)`)] : [];
});

type OwnTeamRead = Extract<
  Exclude<PortalEndpoint, { access: 'public' }>,
  { method: 'GET'; path: `/api/teams/${string}` }
>;

/** Reads with an address of their own beside the public `/api/teams/{urlSlug}`. */
const ownTeamReads: Readonly<Record<OwnTeamRead['path'], true>> = {
  '/api/teams/own': true,
  '/api/teams/pending-riders': true,
  '/api/teams/banned-riders': true,
  '/api/teams/invitation': true,
};

/** Documents of the kinds that guests read too. */
const openDocuments = /^\/api\/md-documents\/(list\/)?(public|faq)(\/|\?|$)/;

/** Whether the response to a read is the same for every reader. */
export function isPublicRead(url: string): boolean {
  const [path = ''] = url.split('?');
  if (openDocuments.test(url)) return true;
  return !(path in ownTeamReads) && publicReads.some((pattern) => pattern.test(url));
}
