import type { ListedRider, ResultDto } from '@otryv/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { EventStore } from '../../racing/events/write/event-store.ts';
import { ResultsImporter } from '../../racing/results/import/results.importer.ts';
import { runTask } from '../../tasks/run-task.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { act, admit, aRider, createTeam, type TeamRider } from '../../testing/team-world.ts';
import { RiderUpdates } from '../profiles/count/rider-updates.ts';

const raceId = 5_100_010;
const otherId = 5_100_012;
const season = '2026-2027';
const hourMs = 3_600_000;

// One season of a team with changing members.
describe('race teams and their points', { shuffle: false }, () => {
  let world: RaceWorld;
  let start: Date;
  let rows: ResultDto[];
  let captain: TeamRider;
  let mate: TeamRider;
  let late: TeamRider;

  const at = (moment: Date) => {
    world.app.get(Clock).now = () => moment;
  };
  const read = async (url: string) => (await world.app.inject({ url })).json();
  const rowOf = async ({ zwiftId }: TeamRider, eventId = raceId) =>
    (await world.protocol(eventId)).results.find(({ profileId }) => profileId === zwiftId);
  const ratingOf = async (slug = 'veter') =>
    (await read(`/api/statistics/teams/${season}`)).data.find((team: { urlSlug: string }) => team.urlSlug === slug);
  const contributions = () => world.connection.collection('teamContributions');
  const joinedAt = ({ id }: TeamRider, afterStartMs: number) =>
    world.connection
      .collection('teamMembers')
      .updateOne({ userId: new Types.ObjectId(id) }, { $set: { joinedAt: new Date(start.getTime() + afterStartMs) } });
  const task = async (...args: string[]) => {
    const lines: string[] = [];
    await runTask(world.app, args, (line) => lines.push(line));
    return lines;
  };

  beforeAll(async () => {
    world = await startRaceWorld();
    for (const id of [raceId, otherId]) {
      await world.add(id);
      await world.app.get(ResultsImporter).importEvent(id, 'full');
    }
    const race = await world.protocol(raceId);
    start = new Date(race.eventStart);
    rows = race.results.filter(({ points }) => (points?.zpruFinishPoints ?? 0) > 0);
    const riderOf = (index: number, name: string) => aRider(world.app, name, rows[index]?.profileId ?? 0);
    [captain, mate, late] = [await riderOf(0, 'captain'), await riderOf(1, 'mate-1'), await riderOf(2, 'late-1')];
    await createTeam(captain, { name: 'Ветер', shortName: 'ВЕТЕР', badgeBackground: '#102030', badgeTextColor: '' });
    await admit(captain, 'veter', mate);
    await admit(captain, 'veter', late);
    await joinedAt(captain, -2 * hourMs);
    await joinedAt(mate, -hourMs);
    await joinedAt(late, hourMs);
    for (const id of [raceId, otherId]) await world.app.get(ResultsImporter).importEvent(id, 'full');
    for (const id of [raceId, otherId]) await world.app.get(RiderUpdates).updateByEvent(id);
  }, 120_000);
  afterAll(() => world.close());

  const pointsOf = (...riders: TeamRider[]) =>
    rows
      .filter(({ profileId }) => riders.some(({ zwiftId }) => zwiftId === profileId))
      .reduce((sum, { points }) => sum + (points?.zpruFinishPoints ?? 0), 0);

  it("show the rider's team at the start, not one joined later", async () => {
    expect((await rowOf(mate))?.profileData.team).toEqual({
      name: 'Ветер',
      shortName: 'ВЕТЕР',
      urlSlug: 'veter',
      appearance: { badgeBackground: '#102030', badgeTextColor: null },
    });
    expect((await rowOf(late))?.profileData.team).toBeNull();
  });

  it("sum up to the season's rating, each result with the link to its row", async () => {
    const points = pointsOf(captain, mate);
    const { data, ...sums } = await read(`/api/teams/rating-results/veter/${season}`);
    const ofRace = data.filter(({ event }: { event: { id: number } }) => event.id === raceId);
    const [first] = ofRace;

    expect(ofRace.map(({ profileId }: { profileId: number }) => profileId)).toEqual(
      expect.arrayContaining([captain.zwiftId, mate.zwiftId]),
    );
    expect(ofRace.reduce((sum: number, one: { points: number }) => sum + one.points, 0)).toBe(points);
    expect(first.points).toBe(Math.round(first.base * first.coefficients.mass * first.coefficients.importance));
    expect(first.resultPath).toBe(`/race/results/${raceId}?row=${first.profileId}`);
    expect(sums.points).toBe((await ratingOf()).rankPoints);
    expect(await ratingOf()).toMatchObject({ rank: 1, totalMembers: 3 });
  });

  it('are in the results, the members and the achievements of the team', async () => {
    const results = await read('/api/teams/results/veter');
    const { members } = await read('/api/team-members/veter');
    const { data } = await read('/api/teams/statistics/veter');
    const ofMate = members.find(({ userId }: { userId: string }) => userId === mate.id);

    expect(results.seasons).toEqual([season]);
    expect(results.teamResults.map(({ profileId }: ResultDto) => profileId)).toEqual(
      expect.arrayContaining([captain.zwiftId, mate.zwiftId]),
    );
    expect(ofMate.seasonPoints).toBeGreaterThanOrEqual(pointsOf(mate));
    expect(ofMate.rider.zwiftId).toBe(mate.zwiftId);
    expect(data.seasonRating).toMatchObject({ rank: 1, pointsToNext: null });
    expect(data.weeks.reduce((sum: number, one: { points: number }) => sum + one.points, 0)).toBe(
      data.seasonRating.points,
    );
    expect(data.riderMetrics.totalMembers).toBe(3);
  });

  it('follow the current team in the rider list, in profiles and in sign-ups', async () => {
    const { profile } = await read(`/api/race/profile/${late.zwiftId}`);
    const { riders } = await read('/api/riders?docsOnPage=100');
    const { event } = await read(`/api/race/events/${raceId}`);
    const listed = riders.find(({ zwiftId }: { zwiftId: number }) => zwiftId === late.zwiftId);
    const signed = event.signedRiders.filter(({ id }: { id: number }) => id === late.zwiftId);

    expect(profile.team.urlSlug).toBe('veter');
    expect(listed.team.urlSlug).toBe('veter');
    expect(signed.map(({ team }: ResultDto['profileData']) => team?.urlSlug)).toEqual(['veter']);
  });

  it('lose the points of a disqualified rider, in the transaction of the new protocol, and regain them', async () => {
    const before = (await ratingOf()).rankPoints;
    const untouched = await contributions()
      .find({ sourceKey: `event.${otherId}` })
      .toArray();

    const [id = ''] = await task(
      'result',
      'decide',
      String(raceId),
      String(mate.zwiftId),
      '--label',
      'DSQ',
      '--author',
      'Судья',
    );
    const after = (await ratingOf()).rankPoints;
    await task('result', 'undo', String(raceId), id, '--author', 'Судья');

    const captainAlone = (await world.protocol(raceId)).results.find(({ profileId }) => profileId === captain.zwiftId);
    expect(before - after).toBeGreaterThan(0);
    expect(after).toBeGreaterThanOrEqual(captainAlone?.points?.zpruFinishPoints ?? 0);
    expect((await ratingOf()).rankPoints).toBe(before);
    expect(
      await contributions()
        .find({ sourceKey: `event.${otherId}` })
        .toArray(),
    ).toEqual(untouched);
  });

  const scoresOfMembers = async (): Promise<number[]> =>
    (await read('/api/team-members/veter')).members.flatMap(
      ({ rider }: { rider: ListedRider | null }) => rider?.competitionMetrics?.racingScore ?? [],
    );
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

  it('stay with the team when the rider is excluded, banned, readmitted, and when it changes captains', async () => {
    const before = (await ratingOf()).rankPoints;

    await act(captain, 'exclude', mate);
    const scores = await scoresOfMembers();
    expect(scores).toHaveLength(2);
    expect((await ratingOf()).averageRacingScore).toBe(Math.round(sumOf(scores) / 2));
    await act(captain, 'ban', mate, { reason: 'пропустил сбор' });
    await act(captain, 'cancelBan', mate);
    await admit(captain, 'veter', mate);
    await captain.browser.send('PUT', '/api/teams/hand-over', { teamMemberId: mate.id });
    const accepted = await mate.browser.send('POST', '/api/teams/hand-over', { accepts: true });
    await world.app.get(ResultsImporter).importEvent(raceId, 'full');

    expect(accepted.statusCode).toBe(200);
    expect((await rowOf(mate))?.profileData.team?.urlSlug).toBe('veter');
    expect((await ratingOf()).rankPoints).toBe(before);
  });

  it('follow a back-dated membership only once stored imports are filled', async () => {
    const before = (await ratingOf()).rankPoints;
    await world.connection
      .collection('teamMembers')
      .updateMany({ leftAt: null }, { $set: { joinedAt: new Date('2026-09-01T00:00:00Z') } });

    const filled = await task('team', 'fill', String(raceId));
    const again = await task('team', 'fill', String(raceId));

    expect([filled, again]).toEqual([[`${raceId}: changed teams`], [`${raceId}: no change`]]);
    expect((await rowOf(late))?.profileData.team?.urlSlug).toBe('veter');
    expect((await ratingOf()).rankPoints).toBeGreaterThanOrEqual(before + pointsOf(late));
  });

  it('belong to the season of the race, regardless of the current date', async () => {
    at(new Date('2027-09-01T00:00:00Z'));
    const next = await read('/api/statistics/teams/top');
    at(new Date('2027-08-31T23:59:59Z'));
    const last = await read('/api/statistics/teams/top');
    at(ANCHOR);

    expect([next.season, next.data]).toEqual(['2027-2028', []]);
    expect(last.season).toBe(season);
    expect(last.data).toMatchObject([{ urlSlug: 'veter', rank: 1 }]);
  });

  it('are deleted with their race', async () => {
    await world.app
      .get(Transactions)
      .run((session) => world.app.get(EventStore).delete(otherId, { isDeletedInGame: true }, session));

    expect(await contributions().countDocuments({ sourceKey: `event.${otherId}` })).toBe(0);
    expect(await contributions().countDocuments({ sourceKey: `event.${raceId}` })).toBe(1);
  });
});
