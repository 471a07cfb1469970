import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../tasks/run-task.ts';
import { anAddedRow, chases, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { aRider, createTeam, type TeamRider } from '../../testing/team-world.ts';
import { ResultsImporter } from '../results/import/results.importer.ts';

const [raceId, otherId] = chases;

describe('stage points', () => {
  let world: SeriesWorld;
  let captain: TeamRider;
  beforeAll(async () => {
    world = await startSeriesWorld();
    await world.app.get(ResultsImporter).importEvent(raceId, 'full');
    const winner = (await world.protocol(raceId)).results.find(({ rankEvent }) => rankEvent === 1);
    captain = await aRider(world.app, 'stage-winner', winner?.profileId ?? 0);
    await createTeam(captain, { name: 'Этап', shortName: 'ЭТАП' });
    await world.connection
      .collection('teamMembers')
      .updateOne({ userId: new Types.ObjectId(captain.id) }, { $set: { joinedAt: new Date('2026-09-01') } });
    await runTask(world.app, ['team', 'fill', String(raceId)], () => undefined);
  }, 120_000);
  afterAll(() => world.close());

  const sources = async () => {
    const stored = await world.connection.collection('teamContributions').find({ teamSlug: 'etap' }).toArray();
    return stored.map(({ sourceKey, points }) => [String(sourceKey).split('.')[0], points > 0]);
  };
  const results = async () => (await world.app.inject({ url: '/api/teams/rating-results/etap/2026-2027' })).json().data;

  it("count for a row that an organizer adds: it shows the rider's team at the start of the stage", async () => {
    const { browser } = world.rival;
    const { _id: seriesId, urlSlug, name } = await world.makeSeries(browser, { name: 'Тур строк' }, [otherId]);
    await browser.send('POST', '/api/series/stage/results/result', {
      ...anAddedRow,
      seriesId,
      profileId: captain.zwiftId,
    });
    const { results: rows } = await world.stage(urlSlug, 1);
    await browser.send('DELETE', '/api/organizer/series', { seriesId, name });

    expect(rows.map(({ profileData }) => profileData.team?.urlSlug)).toEqual(['etap']);
  });

  it('replace those of their races in a published tour, and revert when it is unpublished', async () => {
    const before = await sources();
    const {
      _id: seriesId,
      urlSlug,
      name,
    } = await world.makeSeries(world.rival.browser, { name: 'Тур погонь' }, [raceId]);
    const inTour = await sources();
    const [shown] = await results();
    await world.rival.browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: false });
    const asDraft = await sources();
    await world.rival.browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished: true });
    await world.rival.browser.send('DELETE', '/api/organizer/series', { seriesId, name });

    expect([before, inTour, asDraft, await sources()]).toEqual([
      [['event', true]],
      [['stage', true]],
      [['event', true]],
      [['event', true]],
    ]);
    expect(shown).toMatchObject({
      series: { name, urlSlug, stageOrder: 1 },
      resultPath: `/series/${urlSlug}/results/stage/1?row=${shown.profileId}`,
      event: { id: raceId },
    });
  });
});
