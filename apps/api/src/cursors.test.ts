import { CP_DURATIONS } from '@otryv/race';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TeamRecord } from './clubs/teams/records/team.schema.ts';
import { ContributionRecord } from './racing/rating/contribution.schema.ts';
import { type RiderWorld, startRiderWorld } from './testing/rider-world.ts';
import { walkPages } from './testing/walk-pages.ts';

type Page = Record<string, unknown> & { nextCursor: string | null };

const team = 'veter';
const season = '2026-2027';
const [duration] = CP_DURATIONS;
const effort = `cp-watts-${duration}`;

// Each list has rows with equal values in the first fields of its order.
describe('list cursors', () => {
  let world: RiderWorld;
  let rider = 0;
  beforeAll(async () => {
    world = await startRiderWorld();
    const rows = world.connection.collection('riderresults');
    const row = await rows.findOne({ place: 1, [`efforts.${effort}`]: { $gt: 0 } });
    rider = row?.accountId;
    const copies = [1, 2, 3, 4, 5, 6, 7].map((at) => ({
      ...row,

      _id: new Types.ObjectId(),
      eventId: at,
      eventStart: new Date(Date.UTC(2026, 9, 1 + (at % 3))),
      place: at % 2,
      teamSlug: team,
      efforts: at > 5 ? {} : { [effort]: 200 + (at % 2) },
    }));
    await rows.insertMany(copies);
    await world.connection.collection('teams').insertOne({
      ...new (world.connection.model(TeamRecord.name))({
        name: 'Ветер',
        nameKey: 'ветер',
        shortName: 'ВЕТЕР',
        shortNameKey: 'ветер',
        urlSlug: team,
      }).toObject(),
    });
    const result = {
      rowId: '7.1',
      points: 10,
      place: 1,
      base: 10,
      mass: 1,
      importance: 1,
      profileId: 1,
      subgroupLabel: 'A',
      rider: { zwiftId: 1, firstName: 'Лев', lastName: 'Рысь', male: true, imageSrc: null, countryAlpha3: null },
      eventId: 7,
      eventName: 'Гонка',
      eventStart: new Date(Date.UTC(2026, 9, 1)),
    };
    for (const source of ['race.1', 'race.2', 'race.3']) {
      await world.connection.model(ContributionRecord.name).create({
        teamSlug: team,
        season,
        sourceKey: source,
        start: new Date(Date.UTC(2026, 9, 1)),
        series: null,

        eventIds: [7],
        points: 20,
        starters: 2,
        medals: 0,
        scorers: [1, 2],
        updatedAt: new Date(Date.UTC(2026, 9, 1)),
        results: [1, 2].map((place) => ({ ...result, place, rowId: `${source}.${place}` })),
      });
    }
  }, 90_000);
  afterAll(() => world.close());

  const orders = ['totalEvents', 'racingScore', 'ftp', `cp-wattsKg-${duration}`].flatMap((column) =>
    [true, false].map((isRising) => `&columnName=${column}&isRasing=${isRising}`),
  );
  it.each([
    ...orders.map((order) => ({ list: `/api/riders?category=All${order}`, field: 'riders', size: 7 })),
    ...['date', effort].flatMap((column) =>
      [true, false].map((isRising) => ({
        list: `/api/race/profile/results?zwiftId={rider}&columnName=${column}&isRasing=${isRising}`,
        field: 'userResults',
        size: 2,
      })),
    ),
    { list: '/api/race/profile/wins/{rider}?', field: 'data', size: 2 },
    { list: `/api/teams/results/${team}?`, field: 'teamResults', size: 2 },
    { list: `/api/teams/rating-results/${team}/${season}?`, field: 'data', size: 1 },
  ])("return the same rows as the list's pages: $list", async ({ list, field, size }) => {
    const read = (query: string) => world.read(`${list.replace('{rider}', String(rider))}&${query}`) as Promise<Page>;
    const rowsOf = (page: Page) => page[field] as unknown[];

    const whole = rowsOf(await read('docsOnPage=100'));
    const walked = await walkPages(read, rowsOf, { size });

    expect(whole.length).toBeGreaterThan(2 * size);
    expect(walked).toEqual(whole);
  });

  it('are linked to in a header that pages of other sites read', async () => {
    const { headers, json } = await world.app.inject({ url: '/api/riders?category=All&page=1&docsOnPage=2' });
    const next = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1] ?? '';
    const [linked, followed] = [
      await world.read(next),
      await world.read(`/api/riders?category=All&docsOnPage=2&cursor=${json().nextCursor}`),
    ];
    const last = await world.app.inject({ url: '/api/riders?category=All&docsOnPage=100' });

    expect(linked).toEqual(followed);
    expect(headers['access-control-expose-headers']).toContain(' Link,');
    expect(last.headers.link).toBeUndefined();
  });

  it('neither repeat nor drop a rider while others are added', async () => {
    const riders = world.connection.collection('listedriders');
    const before = await riders.find().toArray();
    let added = 9_000_000;
    const addFirst = async () => {
      const [{ _id, ...like } = { _id: null }] = before;
      added += 1;
      await riders.insertOne({ ...like, zwiftId: added, sort: { totalEvents: 500 + (added % 9) } });
    };
    const read = (query: string) => world.read(`/api/riders?${query}`) as Promise<Page>;
    const walked = await walkPages(read, (page) => page.riders as { zwiftId: number }[], {
      size: 10,
      between: addFirst,
    });
    await riders.deleteMany({ zwiftId: { $gt: 9_000_000 } });

    expect(added).toBeGreaterThan(9_000_001);
    expect(walked.map(({ zwiftId }) => zwiftId).toSorted((a, b) => a - b)).toEqual(
      before.map(({ zwiftId }) => zwiftId).toSorted((a, b) => a - b),
    );
  });

  it("neither repeat nor drop a team's points while their protocol is rewritten", async () => {
    const contributions = world.connection.collection('teamContributions');
    const before = await contributions.findOne({ sourceKey: 'race.2' });
    const results = before?.results ?? [];
    let added = 0;
    // A better row comes first, and the others in another order.
    const rewrite = async () => {
      added += 1;
      const better = { ...results[0], points: 20, rowId: `race.2.added-${added}` };
      await contributions.updateOne({ sourceKey: 'race.2' }, { $set: { results: [better, ...results.toReversed()] } });
    };
    const read = (query: string) => world.read(`/api/teams/rating-results/${team}/${season}?${query}`) as Promise<Page>;
    const rowsOf = (page: Page) => page.data as { id: string }[];
    const whole = rowsOf(await read('docsOnPage=100'));
    const walked = await walkPages(read, rowsOf, { size: 1, between: rewrite });
    await contributions.updateOne({ sourceKey: 'race.2' }, { $set: { results } });

    expect(added).toBeGreaterThan(3);
    expect(walked.filter(({ id }) => !id.includes('added')).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });

  it('start at their index position, whatever comes before', async () => {
    const { nextCursor } = (await world.read('/api/riders?docsOnPage=2')) as Page;
    await world.connection.db?.setProfilingLevel('all');
    await world.read(`/api/riders?docsOnPage=2&cursor=${nextCursor}`);
    await world.connection.db?.setProfilingLevel('off');
    const [read] = await world.connection.collection('system.profile').find({ 'command.limit': 3 }).toArray();

    expect(read?.planSummary).toContain('IXSCAN { sort.totalEvents: -1');
    expect(read?.hasSortStage).toBeUndefined();
  });

  it('are rejected for another list', async () => {
    const { nextCursor } = (await world.read('/api/riders?docsOnPage=2')) as Page;
    const { statusCode, json } = await world.app.inject({ url: `/api/riders?category=A&cursor=${nextCursor}` });

    expect([statusCode, json().code]).toEqual([400, 'cursor_invalid']);
    expect(json().message).toContain('Начните список сначала');
  });
});
