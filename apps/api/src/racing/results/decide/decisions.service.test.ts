import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { EventLists } from '../../events/read/event-lists.ts';
import { ResultsImporter } from '../import/results.importer.ts';
import { ProtocolRebuilds } from '../publish/protocol-rebuilds.ts';
import { operator } from '../records/actor.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { DecisionsService } from './decisions.service.ts';

// One protocol, and successive decisions about it.
describe('DecisionsService', { shuffle: false }, () => {
  let world: RaceWorld;
  const race = 5_100_012;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
    await world.app.get(ResultsImporter).importEvent(race, 'full');
  });
  afterAll(() => world.close());

  const service = () => world.app.get(DecisionsService);
  const rows = async () => (await world.protocol(race)).results;
  const rider = async (profileId: number) => (await rows()).find((row) => row.profileId === profileId);
  const disqualify = (profileId: number, app: NestFastifyApplication = world.app) =>
    app
      .get(DecisionsService)
      .disqualify({ gameId: race, profileId, label: 'DSQ', reason: 'Drafting', author: 'Judge' });
  const undo = (decisionId: string) => service().undo({ gameId: race, decisionId, reason: null }, operator('Judge'));

  it('moves a disqualified rider to the end, out of the classification, with the reason and an audit entry', async () => {
    const [winner, second] = await rows();
    await disqualify(winner?.profileId ?? 0);

    const { results, modifiedResults } = await world.protocol(race);

    expect(results[0]?.profileId).toBe(second?.profileId);
    expect(await rider(winner?.profileId ?? 0)).toMatchObject({
      rankEvent: 0,
      gap: null,
      disqualification: 'DSQ',
      disqualificationDescription: 'Drafting',
    });
    expect(modifiedResults).toMatchObject({ hasModified: true, moderators: [{ moderator: 'Judge' }] });
  });

  it('keeps a disqualification and its undo across new imports (14.4: lost on refresh)', async () => {
    const before = await rows();
    await world.app.get(ResultsImporter).importEvent(race, 'full');
    expect(await rows()).toEqual(before);

    const [decision] = await service().listByEvent(race);
    await undo(decision?.id ?? '');
    await world.app.get(ResultsImporter).importEvent(race, 'fast');

    expect((await rows())[0]).toMatchObject({
      profileId: decision?.profileId,
      rankEvent: 1,
      isDisqualification: false,
    });
  });

  it('restores a decision by undoing its undo', async () => {
    const [decision, undone] = await service().listByEvent(race);

    await undo(undone?.id ?? '');

    expect(await rider(decision?.profileId ?? 0)).toMatchObject({ disqualification: 'DSQ' });
  });

  it.each(['VIRTUAL_POWER', 'DNF'] as const)('rejects a decision about %s, which no person set', async (status) => {
    const row = (await rows()).find(({ disqualification }) => disqualification === status);

    await expect(disqualify(row?.profileId ?? 0)).rejects.toMatchObject({ code: 'decision_refused' });
  });

  it('accepts the rider as shown in the protocol, and decides about the account that raced', async () => {
    const raced = (await rows()).findLast(({ isDisqualification }) => !isDisqualification)?.profileId ?? 0;
    const imports = world.connection.collection('resultImports');
    const main = { profileId: 77, firstName: 'Main', lastName: '', imageSrc: null, countryAlpha3: null, age: null };
    const set = { 'people.$.main': { ...main, team: null } };
    await imports.updateMany({ eventId: race, 'people.profileId': raced }, { $set: set });

    await disqualify(77);

    expect(await rider(77)).toMatchObject({ disqualification: 'DSQ', profileData: { firstName: 'Main' } });
    expect((await service().listByEvent(race)).at(-1)).toMatchObject({ profileId: raced });
    await imports.updateMany({ eventId: race, 'people.profileId': raced }, { $set: { 'people.$.main': null } });
  });

  it('does not choose between two accounts of one rider', async () => {
    const imports = world.connection.collection('resultImports');
    await imports.updateMany(
      { eventId: race },
      { $set: { 'people.0.main': { profileId: 78 }, 'people.1.main': { profileId: 78 } } },
    );

    await expect(disqualify(78)).rejects.toMatchObject({ code: 'result_not_found' });

    await imports.updateMany({ eventId: race }, { $set: { 'people.0.main': null, 'people.1.main': null } });
  });

  it('keeps the protocol final if the last import ends while a decision is being made', async () => {
    const event = { nextImportAt: ANCHOR, hasResults: false };
    await world.connection.collection('events').updateOne({ gameId: race }, { $set: event });
    await world.app.get(ResultsImporter).importEvent(race, 'fast', new Date('2026-01-01'));
    expect((await world.protocol(race)).isFinal).toBe(false);
    const imports = world.app.get(ImportsRepository);
    const read = imports.findLatest.bind(imports);
    imports.findLatest = async (...args) => {
      imports.findLatest = read;
      await world.app.get(ResultsImporter).importEvent(race, 'full');
      return read(...args);
    };
    const last = (await rows()).findLast(({ isDisqualification }) => !isDisqualification);

    await disqualify(last?.profileId ?? 0);

    expect(await world.protocol(race)).toMatchObject({ isFinal: true, hasResults: true });
    expect(await rider(last?.profileId ?? 0)).toMatchObject({ disqualification: 'DSQ' });
  });

  it('does not delay a decision about a final race by compressing its protocol at the highest level', async () => {
    const [first] = (await rows()).filter(({ isDisqualification }) => !isDisqualification);
    await disqualify(first?.profileId ?? 0);

    const [latest] = await world.connection
      .collection('protocols')
      .find({ eventId: race })
      .sort({ version: -1 })
      .toArray();

    expect(latest).toMatchObject({ cause: 'decision', quality: 5 });
  });

  it('rejects a rider without a result and an unknown event', async () => {
    await expect(disqualify(1)).rejects.toMatchObject({ code: 'result_not_found' });
    await expect(service().listByEvent(1)).rejects.toMatchObject({ code: 'event_not_found' });
  });

  it.each(['', 'abc', 'abcdefghijkl', '0'.repeat(24), `${'0'.repeat(23)}g`, '{"$ne":null}'])(
    'finds no decision by %j',
    async (id) => {
      await expect(undo(id)).rejects.toMatchObject({ code: 'decision_not_found' });
    },
  );

  it('does not revert a decision about another event', async () => {
    await world.add(5_100_003);
    const [decision] = await service().listByEvent(race);

    const foreign = service().undo(
      { gameId: 5_100_003, decisionId: decision?.id ?? '', reason: null },
      operator('Judge'),
    );

    await expect(foreign).rejects.toMatchObject({ code: 'decision_not_found' });
  });

  it("updates the winner and the runner-up's gap in race lists from the latest protocol", async () => {
    const listed = async () => {
      const query = { page: 1, docsOnPage: 20, search: '', started: true };
      return (await world.app.get(EventLists).list(query)).events.find(({ id }) => id === race)?.winner;
    };
    const [first, second, third] = await rows();
    expect(await listed()).toMatchObject({ profileId: first?.profileId, secondGap: second?.gap });

    await disqualify(first?.profileId ?? 0);

    expect(await listed()).toEqual({
      profileId: second?.profileId,
      firstName: second?.profileData.firstName,
      lastName: second?.profileData.lastName,
      countryAlpha3: second?.profileData.countryAlpha3,
      subgroupLabel: second?.subgroupLabel,
      durationInMilliseconds: second?.activityData.durationInMilliseconds.value,
      secondGap: (third?.gap ?? 0) - (second?.gap ?? 0),
    });
    expect((await world.protocol(race)).winner).toEqual(await listed());
  });

  it('writes every version once when two processes decide concurrently', async () => {
    const other = await world.startBeside();
    const version = (await world.protocol(race)).version;
    const riders = (await rows()).filter(({ isDisqualification }) => !isDisqualification).slice(0, 6);

    await Promise.all(riders.map(({ profileId }, index) => disqualify(profileId, index % 2 ? other : world.app)));
    await other.close();

    const protocols = await world.connection
      .collection('protocols')
      .find({ eventId: race })
      .sort({ version: 1 })
      .toArray();
    expect(protocols.map((each) => each.version)).toEqual(protocols.map((_, index) => index + 1));
    expect((await world.protocol(race)).version).toBe(version + 6);
    for (const { profileId } of riders) expect(await rider(profileId)).toMatchObject({ disqualification: 'DSQ' });
  });

  it('keeps the racing scores of the import, whatever they are at a later fold', async () => {
    const scores = async () => new Map((await rows()).map(({ _id, profileData }) => [_id, profileData.racingScore]));
    const before = await scores();
    const { version } = await world.protocol(race);
    await world.connection
      .collection('riders')
      .updateMany({ competitionMetrics: { $ne: null } }, { $inc: { 'competitionMetrics.racingScore': 5 } });

    expect(await world.app.get(ProtocolRebuilds).rebuild(race)).toBe(false);
    const decisionId = await disqualify((await rows())[5]?.profileId ?? 0);

    expect(await scores()).toEqual(before);
    expect([...before.values()].filter((score) => score !== null).length).toBeGreaterThan(10);
    await undo(decisionId);
    expect((await world.protocol(race)).version).toBe(version + 2);
  });
});
