import type { Reader } from '../sockets/readers.ts';
import { race } from './readers.ts';
import type { LoadRequest } from './steadyLoad.ts';

/** Who sends the requests of a load. */
export interface Crowd {
  readers: readonly Reader[];
  /** Decides about races. */
  judge: Reader;
  /** The rows of the race that decisions are about. */
  rowIds: readonly string[];
}

type Make = (reader: Reader, crowd: Crowd, turn: number) => Pick<LoadRequest, 'method' | 'path' | 'body'>;

const get =
  (path: string): Make =>
  () => ({ method: 'GET', path });

/** What guests read, by how often of a hundred. */
const ofGuests: readonly [number, Make][] = [
  [30, get(`/api/race/results/${race}`)],
  [12, get('/api/race/events')],
  [12, get('/api/race/events?started=true')],
  [12, get(`/api/race/events/${race}`)],
  [6, get('/')],
  [6, get(`/race/results/${race}`)],
  [4, get('/api/riders')],
  [4, get('/api/teams')],
  [4, get('/api/organizers')],
  [4, get('/api/series/organizers')],
  [3, get('/api/statistics/riders-total')],
  [3, get('/api/assets/routes/all')],
];

/** What readers with an account read. */
const ofReaders: readonly [number, Make][] = [
  [40, get('/api/service-messages')],
  [30, get('/api/race/profile/preferences')],
  [15, get('/api/auth/sessions')],
  [15, get(`/api/race/results/${race}/history`)],
];

/** What they write; decisions are those of a judge, one rider after another, each taken back at the next turn. */
const written: readonly [number, Make][] = [
  [40, () => ({ method: 'POST', path: '/api/visits', body: { pattern: '/race/schedule' } })],
  [28, (_, __, turn) => put('/api/race/profile/preferences', { preferences: { 'drill-view': `v${turn}` } })],
  [14, () => put('/api/service-messages/read', { messageId: 'all' })],
  [10, (_, __, turn) => put('/api/race/profile/notifications', { notifications: notificationsAt(turn) })],
  [4, ({ username, password }) => post('/api/auth/authorization', { login: username, password })],
  [4, (_, crowd, turn) => decisionAt(crowd, turn)],
];

const writeEvery = 10;
const accountEvery = 3;

/** The request of a turn: nine reads and a write, a third of the reads by readers with an account. */
export function requestAt(turn: number, crowd: Crowd): LoadRequest {
  const isWrite = turn % writeEvery === 0;
  const isSignedIn = isWrite || turn % accountEvery === 0;
  const reader = crowd.readers[(turn * 7) % crowd.readers.length] ?? crowd.judge;
  const kinds = isWrite ? written : isSignedIn ? ofReaders : ofGuests;
  const made = chosen(kinds, Math.floor(turn / writeEvery) * 37 + (turn % writeEvery) * 11)(reader, crowd, turn);
  const by = made.path.endsWith('/decisions') ? crowd.judge : reader;
  return {
    ...made,
    headers: {
      'accept-encoding': 'br',
      'x-forwarded-for': by.from,
      ...(isSignedIn && { authorization: `Bearer ${by.token}` }),
    },
  };
}

function chosen(kinds: readonly [number, Make][], draw: number): Make {
  let left = draw % 100;
  for (const [share, make] of kinds) {
    if (left < share) return make;
    left -= share;
  }
  throw new Error('The shares of the kinds do not make a hundred.');
}

function put(path: string, body: object) {
  return { method: 'PUT' as const, path, body };
}

function post(path: string, body: object) {
  return { method: 'POST' as const, path, body };
}

function notificationsAt(turn: number) {
  return { news: turn % 20 === 0, events: false, development: turn % 40 === 0, messages: false };
}

function decisionAt({ rowIds }: Crowd, turn: number) {
  const row = rowIds[turn % rowIds.length] ?? '';
  const value = Math.floor(turn / rowIds.length) % 2 === 0 ? 'DSQ' : 'none';
  return post(`/api/race/results/${race}/decisions`, { value, rowIds: [row], reason: `Turn ${turn}` });
}
