import { randomUUID } from 'node:crypto';
import type { RoleName } from '../roles-matrix.ts';

/** Request with a known response, so that each verdict occurs whatever the seed. */
export interface Example {
  role: RoleName;
  call: string;
  status: number;
  url?: string;
  body?: string | object;
  headers?: Record<string, string>;
  /** How often it is sent before. */
  times?: number;
}

const unknown = 'x'.repeat(43);
const account = { username: 'fuzz-taken', email: 'fuzz-taken@example.com', password: 'восемь-синих-велосипедов' };
const anOrganizer = (label: string) => ({ name: `Клуб ${randomUUID()}`, label, creatorId: null });

export const examples: readonly Example[] = [
  { role: 'guest', call: 'GET /api/race/events', status: 200 },
  { role: 'guest', call: 'GET /api/assets/routes/all', headers: { 'if-none-match': '*' }, status: 304 },
  { role: 'guest', call: 'POST /api/visits', body: { pattern: '/race/schedule' }, status: 204 },
  { role: 'guest', call: 'GET /api/auth/callback/vk', status: 302 },
  { role: 'guest', call: 'GET /api/race/events', url: '/api/race/events?page=1&page=2', status: 400 },
  { role: 'guest', call: 'POST /api/auth/authorization', body: '{"__proto__":{"role":"admin"}}', status: 400 },
  { role: 'guest', call: 'GET /api/teams/own', status: 401 },
  { role: 'guest', call: 'POST /api/auth/refresh', status: 403 },
  { role: 'guest', call: 'GET /api/race/events/{id}', url: '/api/race/events/1', status: 404 },
  {
    role: 'guest',
    call: 'GET /api/auth/check-request-password/{token}',
    url: `/api/auth/check-request-password/${unknown}`,
    status: 410,
  },
  { role: 'guest', call: 'POST /api/auth/authorization', body: { login: 'x'.repeat(300_000) }, status: 413 },
  { role: 'guest', call: 'POST /api/auth/registration', body: { ...account, password: 'password1' }, status: 422 },
  {
    role: 'guest',
    call: 'POST /api/auth/authorization',
    body: { login: 'fuzz-guessed', password: 'guess-1' },
    times: 10,
    status: 429,
  },
  // Findings of earlier runs: each was an internal error, or an error missing from the contract.
  {
    role: 'user',
    call: 'POST /api/race/profile/fitfile',
    status: 400,
    body: 'no form',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  { role: 'user', call: 'GET /api/auth/check', status: 200 },
  { role: 'user', call: 'GET /api/admin/users', status: 403 },
  { role: 'teamCreator', call: 'GET /api/teams/pending-riders', status: 200 },
  { role: 'viceCaptain', call: 'DELETE /api/teams', body: { name: 'Ветер' }, status: 403 },
  { role: 'clubModerator', call: 'GET /api/admin/finish-protocols', status: 200 },
  { role: 'organizer', call: 'GET /api/moderator/users', status: 200 },
  { role: 'organizer', call: 'GET /api/admin/users', status: 403 },
  { role: 'moderator', call: 'GET /api/logs/errors', status: 200 },
  { role: 'moderator', call: 'GET /api/admin/users', status: 403 },
  { role: 'admin', call: 'POST /api/admin/organizers', body: anOrganizer('fuzz'), status: 201 },
  { role: 'admin', call: 'POST /api/admin/organizers', body: anOrganizer('fuzz-taken'), times: 1, status: 409 },
];
