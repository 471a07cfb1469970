import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineTime } from '../../kernel/clock.ts';
import { startApi } from '../../testing/start-api.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';
import { EventImportsService } from '../events/write/event-imports.service.ts';
import { ResultsJobs } from './results.jobs.ts';

const minute = 60_000;

// One race from its start to its final import.
describe('ResultsJobs', { shuffle: false }, () => {
  let world: RaceWorld;
  const running = 5_100_013;
  let until = {};
  const past = 5_100_003;

  beforeAll(async () => {
    world = await startRaceWorld();
    for (const id of [running, past, 5_100_014]) await world.add(id);
  });
  afterAll(() => world.close());

  const jobs = () => world.app.get(ResultsJobs);
  const events = () => world.connection.collection('events');
  const event = (gameId: number) => events().findOne({ gameId });
  const after = (minutes: number, from: Date = ANCHOR) => new Date(from.getTime() + minutes * minute);

  it('marks a race as started at its start time', async () => {
    await jobs().plan(new Date('2026-11-22T16:29:59Z'));
    expect(await event(5_100_014)).toMatchObject({ started: false });

    await jobs().plan(new Date('2026-11-22T16:30:00Z'));
    expect(await event(5_100_014)).toMatchObject({ started: true });
  });

  it('does nothing before an import is due', async () => {
    await world.forgetRequests();

    await jobs().importDue(running, after(5));

    expect(await world.requests('race-results')).toBe(0);
  });

  it('imports fast every ten minutes while riders finish', async () => {
    await world.control('finish/5100013');

    await jobs().importDue(running, after(15));

    expect(await event(running)).toMatchObject({ nextImportAt: after(25), hasResults: false });
    expect((await world.protocol(running)).results.length).toBeGreaterThan(10);
  });

  it('retries after two minutes when the game failed, and keeps existing results (4.1: results were given up)', async () => {
    await world.fault({ path: 'race-results', status: 404 });

    await jobs().importDue(running, after(30));
    await world.fault();

    expect(await event(running)).toMatchObject({ nextImportAt: after(32), hasResults: false });
    expect((await world.protocol(running)).version).toBe(1);
  });

  it('retries hourly when the race has long been over, and gives up after two weeks', async () => {
    const importUntil: Date = (await event(running))?.importUntil;
    await world.fault({ path: 'race-results', status: 404 });

    await jobs().importDue(running, after(7 * 60, importUntil));
    const later = await event(running);
    await jobs().importDue(running, after(15 * 24 * 60, importUntil));
    const atLast = await event(running);
    await world.fault();
    await events().updateOne({ gameId: running }, { $set: { nextImportAt: after(40), hasResults: false } });
    until = { importUntil };

    expect(later?.nextImportAt).toEqual(after(8 * 60, importUntil));
    expect(atLast).toMatchObject({ nextImportAt: null, hasResults: true });
  });

  it('makes the protocol of an abandoned race final unchanged, with or without results', async () => {
    const { version, results } = await world.protocol(running);
    await world.add(5_100_001);
    const long = { nextImportAt: ANCHOR, hasResults: false, importUntil: new Date('2026-10-01') };
    await events().updateMany({ gameId: { $in: [running, 5_100_001] } }, { $set: long });
    await world.fault({ path: 'race-results', status: 404 });

    for (const gameId of [running, 5_100_001]) await jobs().importDue(gameId, ANCHOR);
    await world.fault();

    expect(await world.protocol(running)).toMatchObject({ isFinal: true, hasResults: true, results });
    expect((await world.protocol(running)).version).toBeGreaterThanOrEqual(version);
    expect(await world.protocol(5_100_001)).toMatchObject({ isFinal: true, results: [], version: 0 });
    await events().updateOne({ gameId: running }, { $set: { ...until, nextImportAt: after(40), hasResults: false } });
  });

  it('skips a race that another process imports, however old it is', async () => {
    const due = { nextImportAt: ANCHOR, hasResults: false, importUntil: new Date('2026-10-01') };
    await events().updateOne({ gameId: running }, { $set: due });

    await world.app.get(EventImportsService).runExclusively(running, () => jobs().importDue(running, ANCHOR));

    expect(await event(running)).toMatchObject(due);
    await events().updateOne({ gameId: running }, { $set: { ...until, nextImportAt: after(40) } });
  });

  it('ends with a full import when the window is over, and never checks again', async () => {
    const importUntil: Date = (await event(running))?.importUntil;

    await jobs().importDue(running, new Date(importUntil));
    await world.forgetRequests();
    await jobs().importDue(running, after(1000));

    expect(await event(running)).toMatchObject({ nextImportAt: null, hasResults: true });
    expect((await world.protocol(running)).results.some(({ disqualification }) => disqualification === 'DNF')).toBe(
      true,
    );
    expect(await world.requests('race-results')).toBe(0);
  });

  it('checks once more at the very end of the window, not after it', async () => {
    const until = after(3);
    await events().updateOne({ gameId: past }, { $set: { nextImportAt: ANCHOR, importUntil: until } });

    await jobs().importDue(past, ANCHOR);

    expect(await event(past)).toMatchObject({ nextImportAt: until });
  });

  it('runs the stored jobs of a job process, once each', async () => {
    const worker = await startRaceWorld({}, { JOBS: 'true' });
    await worker.add(past);
    const second = await worker.startBeside();

    await Promise.all([1, 2, 3].map(() => worker.app.get(ResultsJobs).plan(ANCHOR)));
    await expect
      .poll(() => worker.connection.collection('events').findOne({ gameId: past }), { timeout: 20_000, interval: 100 })
      .toMatchObject({ hasResults: true, nextImportAt: null });
    expect(await worker.connection.collection('protocols').countDocuments({ eventId: past })).toBe(1);
    const indexes = await worker.connection.collection('agendaJobs').indexes();
    expect(indexes.some(({ key }) => 'nextRunAt' in key)).toBe(true);
    await second.close();
    await worker.close();
  });

  it('takes over the plan and the event of a process that died, when its locks expire', async () => {
    const heir = await startApi({ ...world.variables, JOBS: 'true', LOCK_MS: '1500' });
    const copy = heir.get<Connection>(getConnectionToken());
    const plans = () => copy.collection('agendaJobs').findOne({ name: 'results.plan', lockedAt: null });
    await expect.poll(plans, { timeout: 20_000, interval: 100 }).toMatchObject({ lastFinishedAt: expect.any(Date) });
    const lock = { _id: `import:${past}`, token: 1, lockedUntil: new Date(machineTime().getTime() + 1_500) };
    await copy.collection<{ _id: string }>('locks').insertOne(lock);
    const due = { importUntil: ANCHOR, nextImportAt: ANCHOR, hasResults: false };
    await copy.collection('events').insertOne({ ...(await event(past)), ...due });
    const left = { lockedAt: machineTime(), nextRunAt: machineTime() };
    await copy.collection('agendaJobs').updateOne({ name: 'results.plan' }, { $set: left });

    await expect
      .poll(() => copy.collection('events').findOne({ gameId: past }), { timeout: 20_000, interval: 100 })
      .toMatchObject({ hasResults: true, nextImportAt: null });
    await heir.close();
  });
});
