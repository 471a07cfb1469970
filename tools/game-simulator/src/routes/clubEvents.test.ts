import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANCHOR, type SignedIn, signedIn } from '../testing/signedIn.ts';
import { gameClubs } from '../world/organizers.ts';

interface Group {
  readonly id: number;
  readonly subgroupLabel: string;
  readonly eventSubgroupStart: string;
  readonly totalSignedUpCount: number;
}
interface Event {
  readonly id: number;
  readonly name: string;
  readonly eventStart: string;
  readonly eventSubgroups: readonly Group[];
}

const tomorrow = '2026-11-22T16:00:00.000Z';
const aGroup = (label: number, start = tomorrow) => ({ label, eventSubgroupStart: start });
const anEvent = (changes: object = {}) => ({
  eventTemplateId: 100,
  eventData: {
    name: 'Новая гонка',
    type: 'EVENT_TYPE_RACE',
    eventType: 'RACE',
    eventStart: tomorrow,
    routeId: 3356878261,
    microserviceExternalResourceId: gameClubs.crown.clubId,
    eventSubgroups: [1, 2, 3].map((label) => aGroup(label)),
    ...changes,
  },
});
const minutesAfter = (groups: readonly Group[]) =>
  groups.map(({ eventSubgroupStart }) => (Date.parse(eventSubgroupStart) - Date.parse(tomorrow)) / 60_000);

describe('events of a club', () => {
  let game: SignedIn;
  let now = ANCHOR.getTime();
  beforeAll(async () => {
    game = await signedIn({ clock: () => now });
  });
  afterAll(() => game.simulator.close());
  const create = async (changes: object = {}, username?: string) =>
    game.send<{ id: number }>('POST', 'events-core/events', anEvent(changes), username);
  const read = async (id: number) => (await game.get<Event>(`events/${id}?skip_cache=true`)).body;

  it("are created with the game's own starts, two minutes apart, regardless of the request", async () => {
    const { status, body } = await create();

    const event = await read(body.id);
    expect([status, event.name, Date.parse(event.eventStart)]).toEqual([200, 'Новая гонка', Date.parse(tomorrow)]);
    expect(event.eventSubgroups.map(({ subgroupLabel }) => subgroupLabel)).toEqual(['A', 'B', 'C']);
    expect(minutesAfter(event.eventSubgroups)).toEqual([0, 2, 4]);
  });

  it.each(['events', 'events-core/events'])('are replaced by PUT %s, which returns null', async (path) => {
    const { id } = (await create()).body;
    const before = await read(id);

    const eventSubgroups = [aGroup(1), aGroup(2, '2026-11-22T16:05:00.000Z')];
    const { status, body } = await game.send('PUT', `${path}/${id}`, anEvent({ name: 'Иначе', eventSubgroups }));

    const after = await read(id);
    expect([status, body, after.name]).toEqual([200, null, 'Иначе']);
    expect(minutesAfter(after.eventSubgroups)).toEqual([0, 5]);
    expect(after.eventSubgroups.map((group) => group.id)).toEqual(
      before.eventSubgroups.slice(0, 2).map((group) => group.id),
    );
  });

  it('keep the starts of a time trial', async () => {
    const { id } = (await create({ eventType: 'TIME_TRIAL', type: 'EVENT_TYPE_TIME_TRIAL' })).body;

    const later = { eventStart: '2026-11-22T18:00:00.000Z', eventType: 'TIME_TRIAL', type: 'EVENT_TYPE_TIME_TRIAL' };
    await game.send('PUT', `events/${id}`, anEvent(later));

    expect(Date.parse((await read(id)).eventStart)).toBe(Date.parse(tomorrow));
  });

  it('disappear after deletion', async () => {
    const { id } = (await create()).body;

    expect((await game.send('DELETE', `events/${id}`)).status).toBe(204);
    expect((await game.get(`events/${id}`)).status).toBe(404);
  });

  it('are created, edited and deleted by moderators of their club only', async () => {
    const { id } = (await create()).body;
    const other = 'os@club.example';

    const answers = [
      await create({}, other),
      await game.send('PUT', `events/${id}`, anEvent(), other),
      await game.send('DELETE', `events/${id}`, undefined, other),
      await game.send('PUT', `events/${id}`, anEvent(), 'krona@club.example'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
  });

  it.each([{ type: undefined }, { routeId: 1 }, { eventSubgroups: [] }, { name: '' }])('reject %j', async (changes) => {
    expect((await create(changes)).status).toBe(400);
  });

  it('are read-only once started', async () => {
    const { id } = (await create()).body;
    now = Date.parse(tomorrow);

    const edited = await game.send('PUT', `events/${id}`, anEvent());
    const deleted = await game.send('DELETE', `events/${id}`);
    now = ANCHOR.getTime();

    expect([edited.status, deleted.status]).toEqual([400, 400]);
  });
});

describe('POST /control/groups/{group}/entrants', () => {
  const planned = 5100014;
  const group = 6500001 + 13 * 5;
  let game: SignedIn;
  let now = ANCHOR.getTime();
  beforeAll(async () => {
    game = await signedIn({ clock: () => now, tokenLifetimeSeconds: 10 * 86_400 });
  });
  afterAll(() => game.simulator.close());
  beforeEach(() => {
    now = ANCHOR.getTime();
  });
  const idsOf = async (participation: string) => {
    const { body } = await game.get<{ id: number }[]>(
      `events/subgroups/entrants/${group}?participation=${participation}&limit=100`,
    );
    return body.map(({ id }) => id);
  };
  const signUp = (riderId: number) =>
    game.control<{ number: number; lateSeconds: number }>('POST', `groups/${group}/entrants`, { riderId });
  const strangers = async () => {
    const { body } = await game.get<Event>(`events/${planned}`);
    const pages = body.eventSubgroups.map(({ id }) =>
      game.get<{ id: number }[]>(`events/subgroups/entrants/${id}?participation=signed_up&limit=100`),
    );
    const signed = new Set((await Promise.all(pages)).flatMap((page) => page.body.map(({ id }) => id)));
    return Array.from({ length: 300 }, (_, index) => 1_000_001 + index).filter((id) => !signed.has(id));
  };

  it('signs a rider up to a group, once', async () => {
    const [rider = 0] = await strangers();

    const answers = [await signUp(rider), await signUp(rider)];

    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await idsOf('signed_up')).toContain(rider);
  });

  it('returns 404 for an unknown group or rider', async () => {
    const unknown = await game.control('POST', 'groups/1/entrants', { riderId: 1_000_001 });

    expect([unknown.status, (await signUp(7)).status]).toEqual([404, 404]);
  });

  it('accepts a late rider for half an hour: marked in the results, with all others unchanged', async () => {
    const { body: event } = await game.get<Event>(`events/${planned}`);
    const [, rider = 0, tooLate = 0] = await strangers();
    const start = Date.parse(event.eventSubgroups[0]?.eventSubgroupStart ?? '');
    now = start + 4 * 3_600_000;
    const before = await results();
    now = start + 120_000;
    const { body } = await signUp(rider);
    now = start + 1_900_000;
    const refused = await signUp(tooLate);
    now = start + 4 * 3_600_000;

    const after = await results();
    const late = after.find(({ profileId }) => profileId === rider);
    expect([body.lateSeconds, refused.status]).toEqual([120, 409]);
    expect(late).toMatchObject({ lateJoin: true });
    const times = (rows: Awaited<ReturnType<typeof results>>) =>
      rows.map(({ profileId, rankingValue }) => ({ profileId, rankingValue }));
    expect(times(after.filter(({ profileId }) => profileId !== rider))).toEqual(times(before));
  });

  async function results() {
    interface Row {
      readonly profileId: number;
      readonly rankingValue: number;
      readonly lateJoin: boolean;
    }
    const { body } = await game.get<{ entries: Row[] }>(`race-results/entries?event_subgroup_id=${group}`);
    return body.entries;
  }
});
