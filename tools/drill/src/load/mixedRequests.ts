import type { Reader } from '../sockets/readers.ts';
import { race } from './readers.ts';
import type { LoadRequest } from './steadyLoad.ts';

/** Senders of the load. */
export interface Crowd {
  readers: readonly Reader[];
  /** Account that decides about races. */
  judge: Reader;
  /** Rows of the race that decisions are about. */
  rowIds: readonly string[];
}

type Make = (reader: Reader, crowd: Crowd, turn: number) => Pick<LoadRequest, 'method' | 'path' | 'body'>;

const get =
  (path: string): Make =>
  () => ({ method: 'GET', path });

/** Reads of guests, with their share in percent: pages are a third of all requests. */
const ofGuests: readonly [number, Make][] = [
  [22, get(`/race/results/${race}`)],
  [12, get('/')],
  [8, get('/race/schedule')],
  [6, get('/race/results')],
  [4, get('/riders')],
  [4, get('/series')],
  [14, get(`/api/race/results/${race}`)],
  [6, get('/api/race/events')],
  [6, get('/api/race/events?started=true')],
  [6, get(`/api/race/events/${race}`)],
  [2, get('/api/riders')],
  [2, get('/api/teams')],
  [2, get('/api/organizers')],
  [2, get('/api/series/organizers')],
  [2, get('/api/statistics/riders-total')],
  [2, get('/api/assets/routes/all')],
];

/** Reads of signed-in readers. */
const ofReaders: readonly [number, Make][] = [
  [40, get('/api/service-messages')],
  [30, get('/api/race/profile/preferences')],
  [15, get('/api/auth/sessions')],
  [15, get(`/api/race/results/${race}/history`)],
];

/** Disqualifies riders, one after another, reverting each decision with the next. */
const decide: Make = (_, { rowIds }, count) => {
  const row = rowIds[Math.floor(count / 2) % rowIds.length] ?? '';
  const value = count % 2 === 0 ? 'DSQ' : 'none';
  return post(`/api/race/results/${race}/decisions`, { value, rowIds: [row], reason: `Decision ${count}` });
};

/** Writes of signed-in readers, with an occasional decision. */
const written: readonly [number, Make][] = [
  [40, () => ({ method: 'POST', path: '/api/visits', body: { pattern: '/race/schedule' } })],
  [28, (_, __, turn) => put('/api/race/profile/preferences', { preferences: { 'drill-view': `v${turn}` } })],
  [14, () => put('/api/service-messages/read', { messageId: 'all' })],
  [10, (_, __, turn) => put('/api/race/profile/notifications', { notifications: notificationsAt(turn) })],
  [4, ({ username, password }) => post('/api/auth/authorization', { login: username, password })],
  [4, decide],
];

const writeEvery = 10;
const accountEvery = 3;

/** Returns the requests by turn: nine reads and a write, a third of the reads by signed-in readers. */
export function mixedRequests(crowd: Crowd): (turn: number) => LoadRequest {
  let decisions = 0;
  return (turn) => {
    const isWrite = turn % writeEvery === 0;
    const isSignedIn = isWrite || turn % accountEvery === 0;
    const kinds = isWrite ? written : isSignedIn ? ofReaders : ofGuests;
    const draw = Math.floor(turn / writeEvery) * 37 + (turn % writeEvery) * 11;
    const kind = chosen(kinds, draw);
    const isDecision = kind === decide;
    const reader = isDecision ? crowd.judge : crowd.readers[(turn * 7) % crowd.readers.length];
    if (!reader) throw new Error('There are no senders of requests.');
    const made = kind(reader, crowd, isDecision ? decisions : turn);
    decisions += isDecision ? 1 : 0;
    return {
      ...made,
      headers: {
        'accept-encoding': 'br',
        'x-forwarded-for': reader.from,
        ...(isSignedIn && { authorization: `Bearer ${reader.token}` }),
      },
    };
  };
}

function chosen(kinds: readonly [number, Make][], draw: number): Make {
  let left = draw % 100;
  for (const [share, make] of kinds) {
    if (left < share) return make;
    left -= share;
  }
  throw new Error('The shares of the kinds do not add up to 100.');
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
