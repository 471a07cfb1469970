import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANCHOR, type SignedIn, signedIn } from '../testing/signedIn.ts';
import { season } from '../world/season.ts';

interface EventBody {
  readonly id: number;
  readonly name: string;
  readonly eventStart: string;
  readonly totalSignedUpCount: number;
  readonly eventSubgroups: readonly { readonly eventSubgroupStart: string; readonly totalSignedUpCount: number }[];
}
interface Feed {
  readonly data: readonly { readonly event: EventBody }[];
  readonly cursor?: string;
}

const races = season(ANCHOR, 1);
const planned = races.filter(({ start }) => start > ANCHOR).map(({ id }) => id);
let game: SignedIn;
beforeAll(async () => {
  game = await signedIn();
});
afterAll(() => game.simulator.close());

describe('GET events/{id}', () => {
  it("returns name, start and groups in the game's format", async () => {
    const [race] = races;
    const { body } = await game.get<EventBody>(`events/${race?.id}?skip_cache=true`);

    expect(body.name).toBe(race?.name);
    expect(body.eventStart).toBe('2026-11-08T16:30:00.000+0000');
    expect(body.eventSubgroups.map((group) => group.eventSubgroupStart.slice(11, 19))).toEqual([
      '16:39:00',
      '16:36:00',
      '16:33:00',
      '16:30:00',
      '16:41:00',
    ]);
    expect(body.totalSignedUpCount).toBe(body.eventSubgroups.reduce((sum, group) => sum + group.totalSignedUpCount, 0));
  });

  it.each([
    { path: 'events/1', status: 404 },
    { path: 'events/abc', status: 400 },
    { path: 'events/5100002', status: 200 },
    { path: 'events/5100002?eventSecret=wrong', status: 404 },
    { path: `events/5100002?eventSecret=${(5100002).toString(36)}`, status: 200 },
  ])('returns $status for $path', async ({ path, status }) => {
    expect((await game.get(path)).status).toBe(status);
  });

  it('has time-trial options for time trials only', async () => {
    const trial = await game.get<{ timeTrialOptions: object | null }>('events/5100004');
    const race = await game.get<{ timeTrialOptions: object | null }>('events/5100006');

    expect(trial.body.timeTrialOptions).toEqual({ timeGapBetweenRowsMs: 15000, maxRows: 50, maxRidersPerRow: 10 });
    expect(race.body.timeTrialOptions).toBeNull();
  });
});

describe('GET event-feed', () => {
  it('pages through all planned events, repeating and skipping at page boundaries', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const path: string = `event-feed?from=${ANCHOR.getTime()}&limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await game.get<Feed>(path);
      seen.push(...body.data.map(({ event }) => event.id));
      cursor = body.cursor;
    } while (cursor);

    expect(seen.length).toBeGreaterThan(new Set(seen).size);
    expect(planned).toEqual(expect.arrayContaining(seen));
    expect(new Set(seen).size).toBeGreaterThanOrEqual(planned.length - 1);
  });

  it('returns one page without a cursor when everything fits, and filters by club', async () => {
    const all = await game.get<Feed>(`event-feed?from=${ANCHOR.getTime()}`);
    const club = await game.get<Feed>(
      `event-feed?from=${ANCHOR.getTime()}&microserviceResourceId=00000000-0000-4000-8000-000000000103`,
    );

    expect(all.body.data.map(({ event }) => event.id)).toEqual(planned);
    expect(all.body.cursor).toBeUndefined();
    expect(club.body.data.map(({ event }) => event.name)).toEqual(['Цеховая разделка']);
  });
});

describe('GET public/events/upcoming', () => {
  it('lists open future events, with all counts at zero', async () => {
    const { body } = await game.get<EventBody[]>('public/events/upcoming');

    expect(body.length).toBe(planned.length - 1);
    expect(body.every((event) => event.totalSignedUpCount === 0)).toBe(true);
  });
});
