import type { ProtocolHistory } from '@otryv/contract';
import type { CatchUp } from '@otryv/contract/schemas';
import { latestRulesVersion } from '@otryv/race';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noTransaction } from '../kernel/database/session.ts';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { DecisionsService } from '../racing/results/decide/decisions.service.ts';
import { ResultsImporter } from '../racing/results/import/results.importer.ts';
import { ProtocolRebuilds } from '../racing/results/publish/protocol-rebuilds.ts';
import { operator } from '../racing/results/records/actor.ts';
import { ProtocolsRepository } from '../racing/results/records/protocols/protocols.repository.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { chases, mornings, type SeriesWorld, startSeriesWorld } from '../testing/series-world.ts';
import { ANCHOR } from '../testing/start-race-world.ts';
import { runTask } from './run-task.ts';

const settings = { name: '', includeResults: true, requiredForGeneral: false, disableTimeGapRule: false };
const parts = ['protocols', 'seriesDocuments'] as const;

// Results of the first rules are refolded: one story.
describe('results refold', { shuffle: false, timeout: 60_000 }, () => {
  let world: SeriesWorld;
  let tour: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
  let chase: Awaited<ReturnType<SeriesWorld['makeSeries']>>;
  let winner: { id: string; profileId: number };
  const [chased] = chases;

  beforeAll(async () => {
    world = await startSeriesWorld();
    const { browser } = world.owner;
    tour = await world.makeSeries(browser, { riderCategoryRule: 'stepChange' }, [mornings.first, mornings.second]);
    const stages = [1, 2].map((order) => ({ ...settings, order, newOrder: order }));
    await browser.send('PUT', '/api/organizer/series/stages', { seriesId: tour._id, stages });
    await world.app.get(ResultsImporter).importEvent(chased, 'full');
    chase = await world.makeSeries(world.rival.browser, { type: 'catchUp', name: 'Догонялки' }, [chased]);
    await outdate();
    winner = await loseGroupOfWinner(mornings.first);
    await loseGroupOfWinner(chased);
    await recount();
  });
  afterAll(() => world.close());

  const collection = (name: string) => world.connection.collection(name);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const failures = await runTask(world.app, ['results', 'refold', ...args], (...logged) =>
      lines.push(logged.join(' ')),
    );
    return { failures, lines };
  };
  const outdate = async () => {
    for (const name of parts) await collection(name).updateMany({}, { $set: { rulesVersion: 1 } });
  };
  const loseGroupOfWinner = async (eventId: number) => {
    const [first] = (await world.protocol(eventId)).results;
    const lost = { id: first?._id ?? '', profileId: Number(first?._id.split('.')[1]) };
    await collection('rawResults').updateMany(
      { eventId },
      { $set: { 'entries.$[rider].eventSubgroupId': 1 } },
      { arrayFilters: [{ 'rider.profileId': lost.profileId }] },
    );
    return lost;
  };
  const recount = async () => {
    for (const race of [mornings.first, mornings.second, chased]) await world.app.get(ProtocolRebuilds).rebuild(race);
    const counted = await world.owner.browser.send('POST', '/api/organizer/series/results/general-classification', {
      seriesId: tour._id,
    });
    if (counted.statusCode !== 200) throw new Error(counted.body);
  };
  const rowOfWinner = async () => (await world.protocol(mornings.first)).results.find(({ _id }) => _id === winner.id);
  const history = async (race: number): Promise<ProtocolHistory['versions']> =>
    (await world.app.inject({ url: `/api/race/results/${race}/history` })).json().versions;
  const wins = async (): Promise<CatchUp['data']['wins']> =>
    (await world.app.inject({ url: `/api/series/catch-up/${chase.urlSlug}` })).json().data.wins;
  const stored = async (name: string) => collection(name).find().sort({ _id: 1 }).toArray();
  const leader = async () => (await world.general(tour.urlSlug)).results[0];
  const finish = () => runJobs(world.app, 'results.refold', 'series.refold');

  it('is not done by a rebuild: stored results keep their rules', async () => {
    expect((await rowOfWinner())?.rankEvent).toBe(1);
    expect((await leader())?.stagesCompleted).toBe(1);
    for (const name of parts) expect((await stored(name)).every(({ rulesVersion }) => rulesVersion === 1)).toBe(true);
  });

  it('is not done by an import or a decision either', async () => {
    const race = mornings.second;
    const before = await collection('protocols').countDocuments({ eventId: race });
    const { profileId } = await loseGroupOfWinner(race);
    await collection('resultImports').updateMany({ eventId: race }, { $set: { contentHash: 'of lost groups' } });
    await world.app.get(ProtocolRebuilds).rebuild(race);
    await world.app.get(ResultsImporter).importEvent(race, 'fast');
    const decision = { gameId: race, profileId, label: 'DSQ', reason: null, author: 'Judge' } as const;
    const decisionId = await world.app.get(DecisionsService).disqualify(decision);
    await world.app.get(DecisionsService).undo({ gameId: race, decisionId, reason: null }, operator('Judge'));

    const versions = await collection('protocols').find({ eventId: race }).sort({ version: 1 }).toArray();
    expect(versions.slice(before).map(({ cause, rulesVersion }) => [cause, rulesVersion])).toEqual([
      ['rebuild', 1],
      ['import', 1],
      ['decision', 1],
      ['decision', 1],
    ]);
  });

  it('reports what would change, and stores nothing', async () => {
    const before = [await stored('protocols'), await stored('seriesDocuments')];
    const { failures, lines } = await run('--dry-run');

    expect(failures).toBe(0);
    expect(
      lines.find((line) => line.startsWith(`event ${mornings.first}`) && line.includes(`(${winner.profileId})`)),
    ).toMatch(/: place 1, gold, \d+ points → UNC, 0 points$/);
    expect(lines.some((line) => line.startsWith(`series ${tour.urlSlug}, standings: `))).toBe(true);
    expect(lines.filter((line) => line.startsWith(`series ${chase.urlSlug}, wins: `))).toEqual([
      expect.stringMatching(/: not in it → win$/),
      expect.stringMatching(/: win → not in it$/),
    ]);
    expect(lines.at(-1)).toBe('changed places or points in protocols: 2; in series: 2');
    expect([await stored('protocols'), await stored('seriesDocuments')]).toEqual(before);
  });

  it('writes a new version of changed results, locked or official, with its cause and without messages', async () => {
    const { admin } = world;
    await admin.send('PUT', `/api/race/results/${mornings.first}/lock`, { isLocked: true, reason: 'Разбор' });
    await admin.send('PUT', '/api/series/stage/lock', {
      seriesId: tour._id,
      stageOrder: 1,
      isLocked: true,
      reason: 'Разбор',
    });
    await collection('protocolStates').updateOne({ eventId: chased }, { $set: { officialSince: ANCHOR } });
    const winnersBefore = (await wins()).map(({ profileId }) => profileId);
    const messages = await collection('servicemessages').countDocuments();
    const others = await collection('protocols').countDocuments({ eventId: mornings.second });
    expect((await run()).lines).toEqual(['all results are being refolded in the background']);
    await finish();

    expect((await rowOfWinner())?.disqualification).toBe('NO_GROUP');
    expect((await history(mornings.first))[0]?.cause).toBe('rules');
    expect((await history(chased))[0]?.cause).toBe('rules');
    expect((await wins()).map(({ profileId }) => profileId)).not.toEqual(winnersBefore);
    expect((await leader())?.stagesCompleted).toBe(2);
    expect(await collection('servicemessages').countDocuments()).toBe(messages);
    expect(await collection('protocols').countDocuments({ eventId: mornings.second })).toBe(others);
  });

  it('continues after a series that cannot be computed, and applies no import that arrived after a protocol was official', async () => {
    const broken = await world.makeSeries(world.owner.browser, { name: 'Сломанный тур' }, []);
    const copy = await collection('seriesDocuments').findOne({});
    const seriesId = new Types.ObjectId(broken._id);
    const { insertedId } = await collection('seriesDocuments').insertOne({
      ...copy,
      _id: new Types.ObjectId(),
      seriesId,
      rulesVersion: 1,
    });
    await collection('series').updateOne({ _id: seriesId }, { $set: { stages: [null] } });
    await outdate();
    await collection('protocolStates').updateOne({ eventId: mornings.second }, { $set: { officialSince: ANCHOR } });
    const before = (await world.protocol(mornings.second)).results;
    const { _id, ...latest } = (await collection('resultImports').findOne({ eventId: mornings.second })) ?? {};
    await collection('resultImports').insertOne({ ...latest, fetchedAt: new Date('2100-01-01'), people: [] });
    await run();
    await finish();

    expect((await world.protocol(mornings.second)).results).toEqual(before);
    expect((await run('--dry-run')).lines).toEqual([
      expect.stringContaining(`series ${broken._id}: cannot be refolded`),
      'changed places or points in protocols: 0; in series: 1',
    ]);
    await collection('seriesDocuments').deleteOne({ _id: insertedId });
    await collection('series').deleteOne({ _id: seriesId });
  });

  it('continues with the rest after it was interrupted between two batches', async () => {
    await outdate();
    const protocols = world.app.get(ProtocolsRepository);
    const all = protocols.listEventsAfter.bind(protocols);
    const batches = vi.spyOn(protocols, 'listEventsAfter').mockImplementation((after) => all(after, 1));
    const rules = async () => {
      const latest = await Promise.all(
        [chased, mornings.first, mornings.second].map((race) => protocols.findLatestHead(race, noTransaction)),
      );
      return latest.map((head) => head?.rulesVersion);
    };
    await run();
    const handlers: Map<string, { work: (data: unknown) => Promise<void> }> = Reflect.get(
      world.app.get(Jobs),
      'handlers',
    );
    await handlers.get('results.refold')?.work({ after: null });
    await collection('agendaJobs').deleteMany({ name: { $in: ['results.refold', 'series.refold'] } });

    expect(await rules()).toEqual([latestRulesVersion, 1, 1]);
    await run();
    await finish();
    batches.mockRestore();
    expect(await rules()).toEqual([latestRulesVersion, latestRulesVersion, latestRulesVersion]);
  });

  it('is done once: everything is then under the latest rules, and stays so', async () => {
    const before = [await stored('protocols'), await stored('seriesDocuments')];
    await run();
    await finish();

    expect([await stored('protocols'), await stored('seriesDocuments')]).toEqual(before);
    expect((await run('--dry-run')).lines).toEqual(['changed places or points in protocols: 0; in series: 0']);
    await recount();
    expect((await rowOfWinner())?.disqualification).toBe('NO_GROUP');
  });
});
