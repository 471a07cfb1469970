import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceWorld, startRaceWorld } from '../../../testing/start-race-world.ts';
import { ResultsImporter } from './results.importer.ts';

// One protocol, from its first import on.
describe('ResultsImporter', { shuffle: false }, () => {
  let world: RaceWorld;
  const race = 5_100_012;

  beforeAll(async () => {
    world = await startRaceWorld();
    await world.add(race);
  });
  afterAll(() => world.close());
  const run = (mode: 'fast' | 'full', now?: Date) => world.app.get(ResultsImporter).importEvent(race, mode, now);
  function listen() {
    const lines: string[] = [];
    const hear = (...words: unknown[]) => lines.push(JSON.stringify(words));
    world.app.useLogger({ log: hear, warn: hear, error: hear });
    return () => lines;
  }
  const count = (collection: string) => world.connection.collection(collection).countDocuments();

  it("publishes every finisher once by a fast import, with the game's four bests", async () => {
    const outcome = await run('fast');
    const { results, version, isFinal } = await world.protocol(race);

    expect(outcome).toEqual({ finishers: 57, unfinished: 0, changed: true, isFinal: false, keptOver: null });
    expect([version, isFinal]).toEqual([1, false]);
    expect(new Set(results.map(({ profileId }) => profileId)).size).toBe(57);
    expect(new Set(results.map(({ cpSource }) => cpSource))).toEqual(new Set(['game']));
    expect(await world.requests('activities')).toBe(0);
  });

  it('writes no version when nothing changed, repeatedly', async () => {
    for (const _ of [1, 2, 3]) expect(await run('fast')).toMatchObject({ changed: false });

    expect([await count('protocols'), await count('resultImports')]).toEqual([1, 1]);
  });

  it('adds DNF riders and everyone’s power by a full import', async () => {
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

  it("marks the source of best efforts: a private activity keeps the game's four", async () => {
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

  it('keeps DNF riders and the final mark across a later fast import', async () => {
    const before = await world.protocol(race);

    expect(await run('fast')).toMatchObject({ changed: false, isFinal: true });
    expect(await world.protocol(race)).toEqual(before);
  });

  it('keeps the finishers of a final protocol when the game names fewer, marks it and logs it', async () => {
    const before = await world.protocol(race);
    const logged = listen();
    await world.fault({ path: 'race-results', halfPage: true });
    const outcome = await run('full');
    const again = await run('full');
    await world.fault();

    expect(outcome).toMatchObject({ finishers: 57, isFinal: true, keptOver: expect.any(Number) });
    expect(outcome.keptOver).toBeLessThan(57);
    expect(again).toMatchObject({ finishers: 57, changed: false, keptOver: outcome.keptOver });
    expect((await world.protocol(race)).results).toEqual(before.results);
    const marked = await world.connection
      .collection('resultImports')
      .find({ keptFrom: { $ne: null } })
      .toArray();
    expect(marked).toHaveLength(1);
    expect(await world.connection.collection('resultImports').findOne({ _id: marked[0]?.keptFrom })).toBeTruthy();
    expect(logged().join()).toMatch(/"finishers":57,"keptOver":\d+.*The game names fewer finishers/);
  });

  it('drops riders who vanished from the game on request, and restores them (4.4: they stayed forever)', async () => {
    await world.fault({ path: 'race-results', halfPage: true });
    const { finishers } = await world.app
      .get(ResultsImporter)
      .importEvent(race, 'fast', undefined, { allowsFewer: true });
    const during = await world.protocol(race);
    await world.fault();
    await run('fast');

    expect(finishers).toBeLessThan(57);
    expect(during.results.filter(({ disqualification }) => disqualification !== 'DNF')).toHaveLength(finishers);
    expect((await world.protocol(race)).totalFinishedCount).toBe(57);
  });

  it('drops vanished riders while the race is still being watched', async () => {
    await world.add(5_100_003);
    const now = new Date('2026-11-01T00:00:00Z');
    await world.app.get(ResultsImporter).importEvent(5_100_003, 'fast', now);
    await world.fault({ path: 'race-results', halfPage: true });
    const { finishers, keptOver } = await world.app.get(ResultsImporter).importEvent(5_100_003, 'fast', now);
    await world.fault();

    expect([finishers < 33, keptOver]).toEqual([true, null]);
    expect((await world.protocol(5_100_003)).results).toHaveLength(finishers);
  });

  it('rejects an import that suddenly has no rows', async () => {
    const version = (await world.protocol(race)).version;
    await world.connection.collection('events').updateOne({ gameId: race }, { $set: { eventSubgroups: [] } });

    await expect(run('fast')).rejects.toMatchObject({ code: 'game_answer_invalid' });

    expect((await world.protocol(race)).version).toBe(version);
  });

  it('does not end the automatic imports of a race in progress', async () => {
    await world.add(5_100_013);
    await world.control('finish/5100013');

    const outcome = await world.app
      .get(ResultsImporter)
      .importEvent(5_100_013, 'full', new Date('2026-11-21T12:00:00Z'));

    expect(outcome).toMatchObject({ changed: true, isFinal: false });
    const event = await world.connection.collection('events').findOne({ gameId: 5_100_013 });
    expect([event?.hasResults, event?.nextImportAt !== null]).toEqual([false, true]);
  });

  it('rejects a race that has not started, and leaves it unstarted', async () => {
    await world.add(5_100_014);

    await expect(
      world.app.get(ResultsImporter).importEvent(5_100_014, 'full', new Date('2026-11-21T12:00:00Z')),
    ).rejects.toMatchObject({
      code: 'event_not_started',
    });
    expect(await world.connection.collection('events').findOne({ gameId: 5_100_014 })).toMatchObject({
      started: false,
    });
  });
});
