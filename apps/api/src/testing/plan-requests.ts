import * as z from 'zod/mini';
import { aPassword } from './test-browser.ts';

/** Request of the query plan test; `{name}` in it is replaced with a value of the run. */
export interface PlanRequest {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Files of a form, besides its body. */
  files?: Readonly<Record<string, Blob>>;
}

const secret = 'x'.repeat(43);
const wrong = { password: 'not-the-password' };

/** Endpoints of accounts, in an order that keeps the user signed in until the last. */
export const accountRequests: Record<string, PlanRequest[]> = {
  'POST /api/auth/registration': [
    { body: { username: 'plan-other', email: 'plan-other@example.com', password: aPassword } },
    { body: { username: 'plan-third', email: 'plan-other@example.com', password: aPassword } },
  ],
  'POST /api/auth/logout': [{}],
  'POST /api/auth/authorization': [
    { body: { login: 'plan-rider@example.com', ...wrong } },
    { body: { login: 'plan-rider', password: aPassword } },
  ],
  'POST /api/auth/authorization/letter': [{ body: { token: secret } }, { body: { token: '{signIn}' } }],
  'POST /api/auth/refresh': [{}],
  'GET /api/auth/check': [{}],
  'PUT /api/auth/reset-password': [{ body: { email: 'plan-rider@example.com' } }],
  'GET /api/auth/check-request-password/{token}': [{ params: { token: secret } }, { params: { token: '{reset}' } }],
  'PUT /api/auth/new-password': [{ body: { token: '{reset}', newPassword: `${aPassword}-новый` } }],
  'DELETE /api/auth/sessions/{id}': [{ params: { id: '{ownSession}' } }],
  'PUT /api/auth/password': [
    { body: { ...wrong, newPassword: aPassword } },
    { body: { password: aPassword, newPassword: aPassword } },
  ],
  'PUT /api/auth/email': [{ body: { email: 'plan-new@example.com', password: aPassword } }],
  'POST /api/auth/confirmation': [{}],
  'PUT /api/auth/confirm-email': [{ body: { token: secret } }, { body: { token: '{confirm}' } }],
  'GET /api/auth/sessions': [{}],
  'DELETE /api/auth/sessions': [{}],
  'GET /api/auth/providers': [{}],
  'POST /api/auth/providers/{provider}': [{ params: { provider: 'vk' }, body: { purpose: 'signIn' } }],
  'GET /api/auth/callback/vk': [{ query: '?code=1&device_id=1&state={state}' }],
  'GET /api/auth/callback/yandex': [{ query: '?code=1&state={state}' }],
  'DELETE /api/auth/providers/{provider}': [{ params: { provider: 'vk' } }],
  'GET /api/race/profile/settings/{zwiftId}': [{ params: { zwiftId: '0' } }],
  'PUT /api/race/profile/username': [{ body: { username: 'plan-rider-2' } }],
  'PUT /api/race/profile/notifications': [
    { body: { notifications: { news: true, events: false, development: true, messages: true } } },
  ],
  'PUT /api/race/profile/streams': [
    {
      body: {
        streams: {
          twitch: { channelName: 'plan_rides', isEnabled: true },
          youtube: { channelHandle: '', isEnabled: false },
        },
      },
    },
  ],
  'GET /api/streams': [{}],
  'GET /api/race/profile/fitfile': [{}],
  'POST /api/race/profile/fitfile': [{}],
  'GET /api/race/profile/visibility': [{}],
  'PUT /api/race/profile/visibility': [
    { body: { visibility: { heartRate: true, weight: false, height: true, age: false } } },
  ],
  'POST /api/race/profile/calendar': [{}, {}],
  'GET /api/race/profile/calendar': [{}],
  'GET /api/calendars/{token}/my.ics': [{ params: { token: '{calendar}' } }],
  'DELETE /api/race/profile/calendar': [{}],
  'GET /api/race/profile/preferences': [{}],
  'PUT /api/race/profile/preferences': [{ body: { preferences: { theme: 'dark' } } }],
  'PUT /api/race/profile/zwiftid': [
    { body: { zwiftId: '{riderNumber}', isAdditional: false } },
    { body: { zwiftId: '{otherNumber}', isAdditional: true } },
  ],
  'POST /api/race/profile/zwiftid/proof': [{ body: { zwiftId: '{riderNumber}' } }],
  'PUT /api/race/profile/zwiftid/proof': [{ body: { zwiftId: '{riderNumber}' } }],
  'PUT /api/race/profile/my': [{}],
  'GET /api/zwift/rider/{id}': [{ params: { id: '{riderNumber}' } }],
  'DELETE /api/race/profile/zwiftid': [{ body: { zwiftId: '{riderNumber}' } }],
  // The stream of an existing event has no end.
  'GET /api/live': [{ query: '?event=1' }, { query: '?series=none' }],
  'GET /api/subscriptions/{token}': [{ params: { token: '{unsubscribe}' } }],
  'POST /api/unsubscribe/{token}': [{ params: { token: '{unsubscribe}' } }],
  'GET /api/unsubscribe/{token}': [{ params: { token: '{unsubscribe}' } }],
  'GET /api/service-messages': [{}],
  'PUT /api/service-messages/read': [{ body: { messageId: '{message}' } }, { body: { messageId: 'all' } }],
  'POST /api/visits': [{ body: { pattern: '/race/schedule' } }],
  'GET /api/auth/account': [{}],
  'DELETE /api/auth/account': [{ body: { username: 'plan-rider-2', password: aPassword } }],
};

const spike = { profileId: '{spikedAccount}', figure: 'effortWattsPerKg', duration: 5, value: '{spike}' };
const rows = { value: 'DSQ', rowIds: ['{row}'] };
const draft = { ...rows, reason: 'План' };

/** Endpoints of protocols, as an administrator. */
export const resultRequests: Record<string, PlanRequest[]> = {
  'GET /api/race/results/{id}': [{}],
  'GET /api/race/results/{id}/csv': [{}],
  'GET /api/race/results/{id}/hidden': [{}],
  'GET /api/race/results/{id}/preview.png': [{}, { query: '?row={riderNumber}' }],
  'GET /api/zwift/download/event-results/{id}': [{}],
  'GET /api/race/results/{id}/links': [{}],
  'GET /api/race/results/{id}/implausible': [{}, { query: '?page=2' }],
  'PUT /api/race/results/{id}/implausible': [
    { body: { ...spike, isAccepted: true } },
    { body: { ...spike, isAccepted: false } },
  ],
  // Before the import, which uses the links unchanged.
  'POST /api/race/results/{id}/links': [{}],
  'PUT /api/race/results': [{ body: { eventId: '{id}' } }],
  'POST /api/race/results/{id}/decisions/dry-run': [{ body: rows }],
  'POST /api/race/results/{id}/decisions': [{ body: draft }],
  'PUT /api/race/result': [{ body: { property: 'disqualification', value: 'none', id: '{row}', message: 'План' } }],
  'POST /api/race/results/{id}/decisions/{decisionId}/undo': [
    { params: { decisionId: '{decision}' }, body: { reason: 'План' } },
  ],
  'GET /api/race/results/{id}/appeals': [{}],
  'PUT /api/race/results/{id}/appeals/{appealId}': [
    { params: { appealId: '{appeal}' }, body: { isAccepted: true, answer: 'План' } },
  ],
  'GET /api/race/results/{id}/history': [{}, { query: '?row={riderNumber}' }],
  'GET /api/race/results/{id}/versions/{version}': [{ params: { version: '1' } }],
  'GET /api/admin/riders/ban/{zwiftId}': [{ params: { zwiftId: '{riderNumber}' } }],
  'PUT /api/admin/riders/ban': [
    { body: { zwiftId: '{riderNumber}', code: 'CHEATING', banned: true } },
    { body: { zwiftId: '{accountNumber}', code: 'CHEATING', banned: true } },
  ],
  'GET /api/admin/fitfile/{zwiftId}': [{ params: { zwiftId: '{riderNumber}' } }],
  'PUT /api/admin/fitfile': [{ body: { _idActivity: '{activity}', banned: true } }],
  'PUT /api/race/results/{id}/lock': [{ body: { isLocked: true, reason: 'План' } }, { body: { isLocked: false } }],
  'PUT /api/race/results/{id}/state': [
    { body: { state: 'official', reason: 'План' } },
    { body: { state: 'provisional', reason: 'План' } },
  ],
  'POST /api/race/results/{id}/appeals': [{ body: { rowId: '{ownRow}', text: 'План запросов к протестам', link: '' } }],
};

const account = { params: { id: '{account}' } };

/** Endpoints of accounts, logs and visits, as an administrator. */
export const administrationRequests: Record<string, PlanRequest[]> = {
  'GET /api/admin/users': [
    {},
    { query: '?columnName=username&isRasing=true&page=900' },
    { query: '?columnName=role&role=moderator' },
    { query: '?emailConfirmed=false&search=plan+example' },
    { query: '?role=admin&columnName=registered' },
  ],
  'GET /api/admin/users/{id}': [account],
  'GET /api/admin/users/{id}/sessions': [account],
  'DELETE /api/admin/users/{id}/sessions/{sessionId}': [{ params: { id: '{account}', sessionId: '{accountSession}' } }],
  'DELETE /api/admin/users/{id}/sessions': [account],
  'PUT /api/admin/users/{id}/role': [{ ...account, body: { role: 'moderator' } }],
  'PUT /api/admin/riders/power-curve': [{ body: { zwiftId: '{riderNumber}' } }],
  'GET /api/admin/visits': [{}, { query: '?days=90&pattern=/race/schedule' }],
  'GET /api/logs/admins': [{}, { query: '?page=40' }, { query: '?search=plan' }, { query: '?search=роль+5100003' }],
  'GET /api/logs/errors': [{}, { query: '?search=typeerror' }],
  'GET /api/logs/error': [{ query: '?id={fault}' }],
  'DELETE /api/logs/{path}': [
    { params: { path: 'errors' }, body: { ids: ['{fault}'] } },
    { params: { path: 'admins' }, body: { ids: ['0'.repeat(24)] } },
  ],
};

/** Fills in the values of a request; in a body, a number replaces its quoted name. */
export function fillRequest(
  endpoint: string,
  { params = {}, query = '', body }: PlanRequest,
  values: Record<string, string | number>,
) {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const known: Record<string, string | number> = { ...values, ...params };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole));
  const numbers = (text: string) =>
    text.replace(/"\{(\w+)\}"/g, (whole, name: string) => (name in known ? JSON.stringify(known[name]) : whole));
  return {
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    // Twice: a parameter's value may itself be a name.
    url: encodeURI(fill(fill(`${path}${query}`))),
    body: body && z.record(z.string(), z.unknown()).parse(JSON.parse(numbers(JSON.stringify(body)))),
  };
}
