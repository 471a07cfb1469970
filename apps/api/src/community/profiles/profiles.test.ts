import { profileData, type protocolRow, riderResults, riders, riderWins } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Transactions } from '../../kernel/database/transactions.ts';
import { EventStore } from '../../racing/events/write/event-store.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { runTask } from '../../tasks/run-task.ts';
import { type RiderWorld, riderRaces, startRiderWorld } from '../../testing/rider-world.ts';
import { RiderUpdates } from './count/rider-updates.ts';

type Row = z.output<typeof protocolRow>;

const [race = 0, other = 0] = riderRaces;
const deleted = 5_100_004;

describe('rider results', () => {
  let world: RiderWorld;
  beforeAll(async () => {
    world = await startRiderWorld();
  }, 90_000);
  afterAll(() => world.close());

  const resultsOf = async (zwiftId: number, query = '') =>
    riderResults.parse(await world.read(`/api/race/profile/results?zwiftId=${zwiftId}${query}`));
  const profileOf = async (zwiftId: number) => profileData.parse(await world.read(`/api/race/profile/${zwiftId}`));
  const rowsOf = async (eventId: number): Promise<Row[]> => (await world.protocol(eventId)).results;
  const task = async (...args: string[]) => {
    const lines: string[] = [];
    expect(await runTask(world.app, args, (line) => lines.push(line))).toBe(0);
    return lines;
  };
  const winnerOf = async (eventId: number) => (await rowsOf(eventId)).find(({ rankEvent }) => rankEvent === 1);

  it('contain every row of every protocol once, as the protocol shows it', async () => {
    const rows = await world.connection.collection('riderresults').find().toArray();
    const shown = [...(await rowsOf(race)), ...(await rowsOf(other))];

    expect(rows.map(({ row }) => row)).toEqual(expect.arrayContaining(shown));
    expect(rows).toHaveLength(shown.length);
  });

  it('follow a disqualification with its version: rank, medals and wins', async () => {
    const winner = await winnerOf(race);
    const zwiftId = winner?.profileId ?? 0;
    const before = (await profileOf(zwiftId)).profile.medals.gold;
    await task('result', 'decide', String(race), String(zwiftId), '--label', 'DSQ', '--author', 'Судья');

    const ofRace = (await resultsOf(zwiftId)).userResults.find(({ eventId }) => eventId === race);
    const wins = riderWins.parse(await world.read(`/api/race/profile/wins/${zwiftId}`));

    expect(ofRace).toMatchObject({ rankEvent: 0, disqualification: 'DSQ' });
    expect((await profileOf(zwiftId)).profile.medals.gold).toBe(before - 1);
    expect(wins.data.map(({ eventId }) => eventId)).not.toContain(race);
    expect(wins.medals.gold).toBe(before - 1);
  });

  it('change atomically with their protocol', async () => {
    const before = await resultsOf((await rowsOf(race))[0]?.profileId ?? 0);
    const { app, connection } = world;
    await app
      .get(Transactions)
      .run(async (session) => {
        await app.get(EventStore).delete(race, { isDeletedInGame: true }, session);
        throw new Error('The transaction ends here.');
      })
      .catch(() => undefined);

    expect(await connection.collection('riderresults').countDocuments({ eventId: race })).toBe(
      (await rowsOf(race)).length,
    );
    expect(await resultsOf((await rowsOf(race))[0]?.profileId ?? 0)).toEqual(before);
  });

  it('sort by an interval with unknown values last in both orders, and mark the best of all races', async () => {
    const zwiftId = (await rowsOf(race)).find(({ rankEvent }) => rankEvent > 0)?.profileId ?? 0;
    await world.connection
      .collection('riderresults')
      .insertMany([
        strangeRow(zwiftId, 1, 100),
        strangeRow(zwiftId, 2, null),
        strangeRow(zwiftId, 3, 300),
        strangeRow(zwiftId, 4, 300, 0),
      ]);

    const falling = await resultsOf(zwiftId, '&columnName=cp-watts-3600');
    const rising = await resultsOf(zwiftId, '&columnName=cp-watts-3600&isRasing=true');
    const wattsOf = ({ cpBestEfforts }: Row) => cpBestEfforts.find(({ duration }) => duration === 3600)?.watts;
    await world.connection.collection('riderresults').deleteMany({ eventName: 'Strange' });

    expect(falling.userResults.map((row) => wattsOf(row)?.value ?? null).slice(0, 3)).toEqual([300, 300, 100]);
    expect(rising.userResults.map((row) => wattsOf(row)?.value ?? null).slice(0, 3)).toEqual([100, 300, 300]);
    expect(falling.userResults.filter((row) => wattsOf(row)?.addition === 'max').map(({ eventId }) => eventId)).toEqual(
      [3],
    );
  });

  it('of additional accounts are those of the main one while the accounts are linked', async () => {
    const ids = new Set((await rowsOf(other)).map(({ profileId }) => profileId));
    const main = (await rowsOf(other))[3]?.profileId ?? 0;
    const additional = (await rowsOf(race)).find(({ profileId }) => !ids.has(profileId))?.profileId ?? 0;
    const before = (await resultsOf(main)).quantityResults;
    const userId = await world.link(main, additional);
    await world.app.get(RiderUpdates).updateRiders([additional]);

    const merged = await resultsOf(main);
    const byAdditional = await profileOf(additional);
    const list = riders.parse(await world.read('/api/riders?docsOnPage=100'));
    await world.connection.collection('gameids').deleteMany({ zwiftId: { $in: [main, additional] } });
    await world.app.get(RiderUpdates).updateRiders([main, additional]);

    expect(userId).toMatch(/^[0-9a-f]{24}$/);
    expect(merged.quantityResults).toBe(before + 1);
    expect(byAdditional.profile).toMatchObject({ zwiftId: main, totalEvents: before + 1 });
    expect(list.riders.map(({ zwiftId }) => zwiftId)).not.toContain(additional);
    expect((await resultsOf(main)).quantityResults).toBe(before);
    expect((await profileOf(additional)).profile.zwiftId).toBe(additional);
  });

  it('are rebuilt from stored protocols by a task', async () => {
    await world.connection.collection('riderresults').deleteMany({});
    await world.connection.collection('listedriders').deleteMany({});

    const lines = await task('result', 'rows', String(race));

    expect(lines).toEqual([`${race}: ${(await rowsOf(race)).length} rows`]);
    expect(await world.connection.collection('riderresults').countDocuments()).toBe((await rowsOf(race)).length);
    expect(await world.connection.collection('listedriders').countDocuments()).toBe((await rowsOf(race)).length);
    await task('result', 'rows', String(other));
  });

  it('have an ETag, and are not sent again to a reader who has them', async () => {
    const url = `/api/race/profile/${(await rowsOf(race))[0]?.profileId}`;
    const { headers } = await world.app.inject({ url });

    const again = await world.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

    expect(headers.etag).toMatch(/"/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('reject an unknown rider and an unknown column', async () => {
    const { app } = world;
    const nobody = await app.inject({ url: '/api/race/profile/987654321' });
    const column = await app.inject({ url: '/api/race/profile/results?zwiftId=1&columnName=row.profileData' });

    expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'rider_not_found']);
    expect(column.statusCode).toBe(400);
  });

  it('are deleted with their event', async () => {
    const { app, connection } = world;
    const rows = () => connection.collection('riderresults').countDocuments({ eventId: deleted });
    await world.add(deleted);
    await app.get(ResultsImporter).importEvent(deleted, 'full');
    expect(await rows()).toBeGreaterThan(0);

    await app
      .get(Transactions)
      .run((session) => app.get(EventStore).delete(deleted, { isDeletedInGame: true }, session));

    expect(await rows()).toBe(0);
  });
});

function strangeRow(accountId: number, eventId: number, watts: number | null, place = 5) {
  const cell = { value: null, addition: '' };
  const row = {
    _id: `${eventId}.${accountId}`,
    profileId: accountId,
    subgroupLabel: 'A',
    rank: 1,
    rankEvent: place,
    profileData: {
      firstName: 'A',
      lastName: 'B',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: null,
      age: null,
      team: null,
      weightInGrams: cell,
      heightInCentimeters: cell,
      racingScore: null,
    },
    activityData: {
      activityId: null,
      durationInMilliseconds: cell,
      segmentDistanceInMeters: null,
      elevationInMeters: null,
      calories: null,
      endDate: null,
    },
    sensorData: {
      avgWatts: cell,
      heartRateData: { avgHeartRate: cell },
      powerType: null,
      pairedSteeringDevice: null,
    },
    wattsPerKg: cell,
    speed: null,
    normalizedPower: null,
    variabilityIndex: null,
    cpSource: 'activity',
    cpBestEfforts: [{ duration: 3600, watts: { value: watts, addition: '' }, wattsKg: cell }],
    scoreHistory: null,
    gap: null,
    gapPrev: null,
    isDisqualification: false,
    disqualification: null,
    disqualificationDescription: null,
    finishersCount: { category: 9, absolute: 9 },
    isLeader: false,
    isSweeper: false,
    category: null,
    finalCategory: null,
    points: null,
  };
  const efforts: Record<string, number> = watts === null ? {} : { 'cp-watts-3600': watts };
  const event = { eventStart: new Date('2026-11-22T16:00:00Z'), eventName: 'Strange', typeRaceCustom: null };
  return { eventId, accountId, ...event, male: true, place, row, efforts };
}
