import { gameClubs, season } from '@otryv/game-simulator';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CatalogueService } from '../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { hourMs, minuteMs } from '../../kernel/time-units.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { aFoundCatalogue, aFoundRoute } from '../../testing/a-found-catalogue.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { type ReadRace, readCalendar } from '../../testing/read-calendar.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { aPassword, type Response, TestBrowser } from '../../testing/test-browser.ts';
import { EventImportsService } from '../events/write/event-imports.service.ts';
import { EventStore } from '../events/write/event-store.ts';
import { GameEventReader, type ReadEvent } from '../events/write/game-event.reader.ts';
import { EventSync } from '../results/decide/event-sync.service.ts';

const races = season(ANCHOR, 1).filter(({ organizer }) => organizer === gameClubs.crown.name);
const coming = races.filter(({ start }) => start > ANCHOR);
const raceId = coming[0]?.id ?? 0;
const linkPath = '/api/race/profile/calendar';

let world: OrganizerWorld;
let guest: TestBrowser;
let rider: TestBrowser;
let riderId: string;
let zwiftId: number;
let organizerId: string;
/** Paths of every calendar that contains the race: the feeds, its file and the rider's calendar. */
let paths: Record<'schedule' | 'ofOrganizer' | 'organizer' | 'race' | 'own', string>;

beforeAll(async () => {
  world = await startOrganizerWorld();
  guest = new TestBrowser(world.app);
  for (const { id } of races) await world.add(id);
  await world.app.get(EventImportsService).markStarted(ANCHOR);
  const { data } = (await world.admin.send('GET', '/api/admin/organizers')).json();
  const crown = data.find(({ name }: { name: string }) => name === gameClubs.crown.name);
  organizerId = crown._id;
  await sendForm(world.admin, '/api/organizer/main', { organizerId, ...blankPage });
  zwiftId = (await world.connection.collection('signedRiders').findOne({ eventId: raceId }))?.zwiftId;
  const member = await world.member('rides-often');
  [rider, riderId] = [member.browser, member.id];
  await rider.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
  await world.connection.collection('gameids').updateOne({ zwiftId }, { $set: { isProved: true } });
  paths = {
    schedule: '/api/race/events/schedule.ics',
    ofOrganizer: `/api/race/events/schedule.ics?organizerId=${organizerId}`,
    organizer: `/api/organizers/${crown.urlSlug}/schedule.ics`,
    race: `/api/race/events/${raceId}/race.ics`,
    own: await newLink(),
  };
}, 60_000);
afterAll(() => world.close());

async function newLink(owner = rider): Promise<string> {
  const { url } = (await owner.send('POST', linkPath)).json().data;
  return new URL(url).pathname;
}

const ids = ({ body }: Response) => readCalendar(body).map(({ id }) => id);

describe('calendars', () => {
  it('contain their races', async () => {
    const signedUp = await world.connection.collection('signedRiders').distinct('eventId', { zwiftId });
    const stranger = (await world.member('rides-never')).browser;
    const read = async (path: string, browser = guest) => ids(await browser.send('GET', path));

    expect({
      schedule: await read(paths.schedule),
      ofOrganizer: await read(paths.ofOrganizer),
      organizer: new Set(await read(paths.organizer)),
      race: await read(paths.race),
      own: new Set(await read(paths.own)),
      signedIn: new Set(await read('/api/race/events/my.ics', rider)),
      stranger: await read('/api/race/events/my.ics', stranger),
    }).toEqual({
      schedule: coming.map(({ id }) => id),
      ofOrganizer: coming.map(({ id }) => id),
      organizer: new Set(races.map(({ id }) => id)),
      race: [raceId],
      own: new Set(signedUp),
      signedIn: new Set(signedUp),
      stranger: [],
    });
  });

  it('respond 404 for an unknown race or a hidden organizer', async () => {
    const hidden = await world.organizer('hidden');
    const codes = [`/api/organizers/${hidden.urlSlug}/schedule.ics`, '/api/race/events/4999999/race.ics'].map(
      async (path) => (await guest.send('GET', path)).json().code,
    );

    expect(await Promise.all(codes)).toEqual(['organizer_not_found', 'event_not_found']);
  });
});

interface Edit {
  /** Changes the game's response for the race. */
  read?: (read: ReadEvent) => ReadEvent;
  /** Or changes the event on the site. */
  write?: () => Promise<void>;
  /** Race expected in each calendar afterwards. */
  shows: (before: ReadRace, calendar: keyof typeof paths) => Partial<ReadRace>;
  isNoChange?: boolean;
  /** Whether the race is removed from every calendar, or from the rider's. */
  isGone?: boolean | 'own';
  /** How far the clock advances beforehand, in ms. */
  afterMs?: number;
}

const later = (at: Date) => new Date(at.getTime() + 10 * minuteMs);
const stampOf = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;
const moved = (time: string) => stampOf(later(new Date(time)));
/** Later than the start of the race, however it is rescheduled. */
const comesInMs = (coming[0]?.start.getTime() ?? 0) - ANCHOR.getTime() + hourMs;
const addedAt = new Date(ANCHOR.getTime() - hourMs);
const event = (changes: (event: ReadEvent['event']) => Partial<ReadEvent['event']>) => (read: ReadEvent) => ({
  ...read,
  event: { ...read.event, ...changes(read.event) },
});
const withGroups = (changes: (group: ReadEvent['event']['eventSubgroups'][number]) => object) =>
  event(({ eventSubgroups }) => ({ eventSubgroups: eventSubgroups.map((group) => ({ ...group, ...changes(group) })) }));
const anything = expect.anything();
const remove = (isDeletedInGame: boolean) => () =>
  world.app.get(Transactions).run((session) => world.app.get(EventStore).delete(raceId, { isDeletedInGame }, session));
const anew: Pick<Edit, 'write' | 'shows'> = {
  write: () => world.add(raceId),
  shows: () => ({
    status: 'CONFIRMED',
    alarms: ['-PT30M'],
    summary: anything,
    description: anything,
    location: anything,
    start: anything,
    end: anything,
  }),
};

const otherGroup: Edit['shows'] = ({ description }, calendar) =>
  calendar === 'own'
    ? {
        description: expect.not.stringContaining(String(description).slice(0, 'Ваша группа A'.length)),
        start: anything,
        end: anything,
        location: anything,
      }
    : {};
const groupIdsOf = ({ event: { eventSubgroups } }: ReadEvent) => eventSubgroups.map(({ id }) => id);
/** Moves the rider to the first group of the race, or from there to the second. */
const toEarlyGroup: Edit['read'] = (read) => {
  const [first = 0, second = 0] = groupIdsOf(read);
  const move = (one: ReadEvent['riders'][number]) =>
    one.zwiftId === zwiftId ? Object.assign(one, { subgroupId: one.subgroupId === first ? second : first }) : one;
  return { ...read, riders: read.riders.map(move) };
};
const signUpForLastGroup: Edit['read'] = (read) => {
  const subgroupId = groupIdsOf(read).at(-1) ?? 0;
  const own = read.riders.slice(0, 1).map((one) => Object.assign(structuredClone(one), { zwiftId, subgroupId }));
  return { ...read, riders: [...read.riders, ...own] };
};
/** Makes the catalogue call every route of the race otherwise. */
const renameRoutes = async () => {
  const { eventSubgroups } = (await guest.send('GET', `/api/race/events/${raceId}`)).json().event;
  const routeIds: number[] = eventSubgroups.map(({ routeId }: { routeId: number }) => routeId);
  const routes = [...new Set(routeIds)].map((id) => aFoundRoute({ id, name: 'Red Rock Ridge' }));
  world.app.get(CatalogueService).use([aFoundCatalogue({ routes })]);
};
/** A rider of an earlier group of the race. */
const another = async (): Promise<number> => {
  const signedRiders = world.connection.collection('signedRiders');
  const own = await signedRiders.findOne({ eventId: raceId, zwiftId });
  const earlier = { eventId: raceId, subgroupId: { $lt: own?.subgroupId } };
  return (await signedRiders.findOne(earlier, { sort: { zwiftId: 1 } }))?.zwiftId;
};

const edits: Record<string, Edit> = {
  'an addition by a process that keeps no revisions': {
    write: async () => {
      const events = world.connection.collection('events');
      const record = await events.findOneAndDelete({ gameId: raceId });
      const { _id: _former, revision: _revision, revisedAt: _at, ...kept }: Record<string, unknown> = record ?? {};
      await events.insertOne({ ...kept, _id: Types.ObjectId.createFromTime(addedAt.getTime() / 1000) });
    },
    shows: () => ({ sequence: 0, stamp: stampOf(addedAt), modified: stampOf(addedAt) }),
  },
  'the next edit of it': { read: event(() => ({ name: 'Первая' })), shows: () => ({ summary: 'Первая' }) },
  'nothing at all': { isNoChange: true, shows: () => ({}) },
  'what calendars do not show': {
    read: event(({ totalSignedUpCount }) => ({ totalSignedUpCount: totalSignedUpCount + 5, tags: ['x'] })),
    isNoChange: true,
    shows: () => ({}),
  },
  name: { read: event(() => ({ name: 'Перенесённая' })), shows: () => ({ summary: 'Перенесённая' }) },
  description: {
    read: event(() => ({ description: '**Горы**' })),
    shows: () => ({ description: expect.stringContaining('\n\nГоры\n\n') }),
  },
  start: {
    read: event(({ eventStart, eventSubgroups }) => ({
      eventStart: later(eventStart),
      eventSubgroups: eventSubgroups.map((group) => ({
        ...group,
        eventSubgroupStart: later(group.eventSubgroupStart),
      })),
    })),
    shows: ({ start, end }) => ({ start: moved(start), end: moved(end), description: anything }),
  },
  'the start of the groups': {
    read: withGroups(({ eventSubgroupStart }) => ({ eventSubgroupStart: later(eventSubgroupStart) })),
    shows: ({ start, end }, calendar) =>
      calendar === 'own' ? { start: moved(start), end: moved(end), description: anything } : {},
  },
  'the length of a group': {
    read: withGroups(() => ({ durationInSeconds: 9000 })),
    shows: () => ({ end: anything }),
  },
  'the group that the rider is signed up for': { read: toEarlyGroup, shows: otherGroup },
  'the withdrawal of the rider': {
    read: ({ riders, ...rest }) => ({ ...rest, riders: riders.filter((one) => one.zwiftId !== zwiftId) }),
    isGone: 'own',
    shows: () => ({}),
  },
  'a sign-up of the rider for another group': { read: signUpForLastGroup, isNoChange: true, shows: otherGroup },
  'a second game account of the rider': {
    write: async () => world.app.get(GameIdsService).linkProved(riderId, await another()),
    shows: otherGroup,
  },
  'the removal of that account': {
    write: async () => world.app.get(GameIdsService).unlink(riderId, await another()),
    shows: otherGroup,
  },
  'the names of routes in the catalogue': { write: renameRoutes, isNoChange: true, shows: () => ({}) },
  'those names at the next sync': {
    shows: () => ({ location: expect.stringContaining('Red Rock Ridge') }),
  },
  'a name while the clock was set back': {
    afterMs: -60 * minuteMs,
    read: event(() => ({ name: 'Ещё одна' })),
    shows: ({ stamp, modified }) => ({ summary: 'Ещё одна', stamp, modified }),
  },
  cancellation: {
    afterMs: 120 * minuteMs,
    write: remove(true),
    shows: () => ({ status: 'CANCELLED', alarms: [] }),
  },
  'the start of a cancelled race': {
    afterMs: comesInMs,
    write: async () => undefined,
    isNoChange: true,
    shows: () => ({}),
  },
  'an addition anew': { ...anew, afterMs: -comesInMs },
  'a removal from the site alone': { write: remove(false), isGone: true, shows: () => ({}) },
  'an addition after it': anew,
};

describe('a race edit', () => {
  it('produces the same new revision in every calendar, and other changes produce none', async () => {
    const reader = world.app.get(GameEventReader);
    const readFromGame = reader.read.bind(reader);
    let now = ANCHOR;
    world.app.get(Clock).now = () => now;
    const readAll = async () => {
      const calendars = Object.entries(paths).map(async ([name, path]) => {
        const { statusCode, body } = await guest.send('GET', path);
        return [name, statusCode === 200 ? body : ''];
      });
      return Object.fromEntries(await Promise.all(calendars));
    };
    const raceOf = (body: string) => (body ? readCalendar(body).find(({ id }) => id === raceId) : undefined);

    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    let edit: NonNullable<Edit['read']> = (read) => read;
    reader.read = async (...given) => edit(await readFromGame(...given));
    let before = await readAll();
    const last: Record<string, ReadRace> = {};
    for (const [kind, { read, write, shows, isNoChange = false, isGone = false, afterMs = minuteMs }] of Object.entries(
      edits,
    )) {
      now = new Date(now.getTime() + afterMs);
      const former = edit;
      if (read) edit = (one) => read(former(one));
      await (
        write ??
        (() =>
          world.app
            .get(EventSync)
            .sync(raceId)
            .then(() => undefined))
      )();
      const after = await readAll();
      for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
        const [was, is] = [raceOf(before[name]) ?? last[name], raceOf(after[name])];
        if (!was) throw new Error(`${name} had no race before ${kind}`);
        const at = stampOf(now);
        const revision = isNoChange ? {} : { sequence: Number(was.sequence) + 1, stamp: at, modified: at };
        const shown = { ...was, ...revision, ...shows(was, name) };
        last[name] = { ...was, ...revision };
        found[`${kind}, ${name}`] = { race: is, isSame: before[name] === after[name] };
        const isOut = isGone === 'own' ? name === 'own' : isGone;
        const isBack = !raceOf(before[name]) && !isOut;
        expected[`${kind}, ${name}`] = { race: isOut ? undefined : shown, isSame: isNoChange && !isBack };
      }
      before = after;
    }
    reader.read = readFromGame;
    world.app.get(Clock).now = () => ANCHOR;

    expect(found).toEqual(expected);
  }, 20_000);
});

describe('a secret calendar link', () => {
  const username = 'shares-link';
  let owner: TestBrowser;
  let ownerId: string;
  beforeEach(async () => {
    const member = await world.member(username);
    [owner, ownerId] = [member.browser, member.id];
  });
  afterEach(() => owner.send('DELETE', '/api/auth/account', { username, password: aPassword }));

  it('is shown once, replaces the previous one and can be revoked', async () => {
    const created = await owner.send('POST', linkPath);
    const { url, createdAt } = created.json().data;
    const first = new URL(url).pathname;
    const secret = first.split('/').at(-2) ?? '';
    const stored = JSON.stringify(await world.connection.collection('calendarLinks').find().toArray());
    const shown = (await owner.send('GET', linkPath)).json();
    const exported = await owner.send('GET', '/api/auth/account');
    const second = await newLink(owner);
    const renewed = [first, second].map(async (path) => (await guest.send('GET', path)).statusCode);

    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(secret);
    expect(shown).toEqual({ data: { createdAt } });
    expect(exported.json()).toMatchObject({ calendarLink: { createdAt } });
    expect(exported.body).not.toMatch(/[\w-]{43}/);
    expect(await Promise.all(renewed)).toEqual([404, 200]);

    expect((await owner.send('DELETE', linkPath)).json().message).toMatch(/^Ссылка отключена/);
    const ended = [first, second, '/api/calendars/x/my.ics'].map((path) => guest.send('GET', path));
    const answers = (await Promise.all(ended)).map(({ statusCode, body }) => ({ statusCode, body }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await owner.send('GET', linkPath)).json()).toEqual({ data: null });
    expect((await owner.send('DELETE', linkPath)).json().code).toBe('calendar_not_found');

    const log = await world.connection
      .collection('audit')
      .find({ objectId: ownerId })
      .sort({ _id: -1 })
      .limit(3)
      .toArray();
    expect(log.map(({ action }) => action)).toEqual(['calendarLink.remove', 'calendarLink.renew', expect.anything()]);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('is stored nowhere in transit and leaks to no other site', async () => {
    const path = await newLink(owner);
    const opened = [await guest.send('GET', path), await guest.send('GET', path.slice(0, -10))];
    const headers = opened.map((answer) => [answer.headers['cache-control'], answer.headers['referrer-policy']]);

    expect(headers).toEqual([
      ['private, no-store', 'no-referrer'],
      ['no-store', 'no-referrer'],
    ]);
  });

  it('allows 60 reads an hour, and a new link another 60', async () => {
    const read = async (path: string) => (await guest.send('GET', path)).statusCode;
    const path = await newLink(owner);
    const statuses = [];
    for (let times = 0; times < 61; times += 1) statuses.push(await read(path));

    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
    expect(await read(await newLink(owner))).toBe(200);
  });

  it('stops working when the account is deleted', async () => {
    const path = await newLink(owner);
    await owner.send('DELETE', '/api/auth/account', { username, password: aPassword });

    expect((await guest.send('GET', path)).statusCode).toBe(404);
    const links = world.connection.collection('calendarLinks');
    expect(await links.countDocuments({ userId: new Types.ObjectId(ownerId) })).toBe(0);
  });
});
