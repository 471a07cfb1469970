import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../testing/start-race-world.ts';
import { ResultsImporter } from './results.importer.ts';

describe('ResultsImporter', () => {
  let world: RaceWorld;
  const race = 5_100_012;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
  });
  afterAll(() => world.close());
  const run = (mode: 'fast' | 'full', now?: Date) => world.app.get(ResultsImporter).run(race, mode, now);
  const count = (collection: string) => world.connection.collection(collection).countDocuments();

  it('publishes every finisher once by a fast import, with the four bests of the game', async () => {
    const outcome = await run('fast');
    const { results, version, isFinal } = await world.protocol(race);

    expect(outcome).toEqual({ finishers: 57, unfinished: 0, changed: true, isFinal: false });
    expect([version, isFinal]).toEqual([1, false]);
    expect(new Set(results.map(({ profileId }) => profileId)).size).toBe(57);
    expect(new Set(results.map(({ cpSource }) => cpSource))).toEqual(new Set(['game']));
    expect(await world.requests('activities')).toBe(0);
  });

  it('writes no version when nothing changed, over and over', async () => {
    for (const _ of [1, 2, 3]) expect(await run('fast')).toMatchObject({ changed: false });

    expect([await count('protocols'), await count('resultImports')]).toEqual([1, 1]);
  });

  it('adds who did not finish and everybody’s power by a full import', async () => {
    const outcome = await run('full', new Date('2026-11-21T12:00:00Z'));
    const { results, isFinal, hasResults } = await world.protocol(race);
    const unfinished = results.filter(({ disqualification }) => disqualification === 'DNF');

    expect(outcome).toMatchObject({ finishers: 57, changed: true, isFinal: true });
    expect(outcome.unfinished).toBeGreaterThan(0);
    expect([isFinal, hasResults]).toEqual([true, true]);
    expect(unfinished).toHaveLength(outcome.unfinished);
    expect(unfinished.every(({ rankEvent, gap }) => rankEvent === 0 && gap === null)).toBe(true);
    expect(results.slice(-unfinished.length).every(({ isDisqualification }) => isDisqualification)).toBe(true);
  });

  it('marks where best efforts come from: a private activity leaves the four of the game', async () => {
    const { results } = await world.protocol(race);
    const filled = (source: string) =>
      results
        .filter(({ cpSource }) => cpSource === source)
        .map(({ cpBestEfforts }) =>
          cpBestEfforts.filter(({ watts }) => watts.value !== null).map(({ duration }) => duration),
        );

    expect(filled('game').length).toBeGreaterThan(0);
    expect(
      filled('game')
        .flat()
        .every((duration) => [15, 60, 300, 1200].includes(duration)),
    ).toBe(true);
    expect(filled('activity').every((durations) => durations.includes(5) && durations.includes(30))).toBe(true);
  });

  it('reads the power of each activity once', async () => {
    const stored = await count('activities');
    await world.forgetRequests();

    await run('full');

    expect(stored).toBeGreaterThan(40);
    expect(await count('activities')).toBe(stored);
    expect(await world.requests('/file/')).toBe(0);
  });

  it('keeps who did not finish, and the word final, over a later fast import', async () => {
    const before = await world.protocol(race);

    expect(await run('fast')).toMatchObject({ changed: false, isFinal: true });
    expect(await world.protocol(race)).toEqual(before);
  });

  it('drops riders who vanished from the game, and takes them back (4.4: they stayed for ever)', async () => {
    await world.fault({ path: 'race-results', halfPage: true });
    const { finishers } = await run('fast');
    const during = await world.protocol(race);
    await world.fault();
    await run('fast');

    expect(finishers).toBeLessThan(57);
    expect(during.results.filter(({ disqualification }) => disqualification !== 'DNF')).toHaveLength(finishers);
    expect((await world.protocol(race)).totalFinishedCount).toBe(57);
  });

  it('refuses an import that suddenly has no rows', async () => {
    const version = (await world.protocol(race)).version;
    await world.connection.collection('events').updateOne({ gameId: race }, { $set: { eventSubgroups: [] } });

    await expect(run('fast')).rejects.toMatchObject({ code: 'game_answer_invalid' });

    expect((await world.protocol(race)).version).toBe(version);
  });

  it('does not end the automatic imports of a race that still runs', async () => {
    await world.add(5_100_013);
    await world.control('finish/5100013');

    const outcome = await world.app.get(ResultsImporter).run(5_100_013, 'full', new Date('2026-11-21T12:00:00Z'));

    expect(outcome).toMatchObject({ changed: true, isFinal: false });
    const event = await world.connection.collection('events').findOne({ gameId: 5_100_013 });
    expect([event?.hasResults, event?.nextImportAt !== null]).toEqual([false, true]);
  });

  it('refuses a race that has not started, and leaves it unstarted', async () => {
    await world.add(5_100_014);

    await expect(
      world.app.get(ResultsImporter).run(5_100_014, 'full', new Date('2026-11-21T12:00:00Z')),
    ).rejects.toMatchObject({
      code: 'event_not_started',
    });
    expect(await world.connection.collection('events').findOne({ gameId: 5_100_014 })).toMatchObject({
      started: false,
    });
  });
});
