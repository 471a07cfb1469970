import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { JobStorage } from './job-storage.ts';

const due = new Date('2026-11-30T12:00:00Z');
const hourBefore = new Date('2026-11-30T11:00:00Z');

describe('JobStorage', () => {
  let app: NestFastifyApplication;
  let storage: JobStorage;

  beforeAll(async () => {
    app = await startApi();
  });
  beforeEach(async () => {
    const { db } = connection();
    if (!db) throw new Error('The database is not open.');
    storage = new JobStorage(db);
    await storage.connect();
  });
  afterAll(() => app.close());

  const connection = () => app.get<Connection>(getConnectionToken());
  const insert = async (name: string) => {
    await connection().collection('agendaJobs').insertOne({ name, nextRunAt: due, priority: 0, lockedAt: null });
  };
  const search = (name: string) => storage.getNextJobToRun(name, due, hourBefore, due, undefined);
  const lockOf = async (name: string) => (await connection().collection('agendaJobs').findOne({ name }))?.lockedAt;

  it('locks a due job, and nothing from its end on', async () => {
    await insert('test.first');
    await insert('test.second');

    expect(await search('test.first')).toMatchObject({ name: 'test.first', lockedAt: due });
    await storage.end();
    expect(await search('test.second')).toBeUndefined();
    expect(await lockOf('test.second')).toBeNull();
  });

  it('unlocks what a search finds that began before the end', async () => {
    await insert('test.found');

    const found = search('test.found');
    await storage.end();

    expect(await lockOf('test.found')).toBeUndefined();
    expect(await found).toBeUndefined();
  });

  it('logs that jobs stay locked when the database does not unlock them, and rejects nothing', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await insert('test.stuck');
    const job = await search('test.stuck');
    if (!job) throw new Error('The job was not found.');
    const lost = new Error('connection lost');
    vi.spyOn(storage.collection, 'updateOne').mockRejectedValue(lost);
    vi.spyOn(storage.collection, 'updateMany').mockRejectedValue(lost);

    await storage.unlockJob(job);
    await storage.unlockJobs([String(job._id)]);

    expect(warn.mock.calls.map(([line]) => line)).toEqual([{ err: lost }, { err: lost }]);
    warn.mockRestore();
  });

  // A timer of Agenda can fire after the connection is closed; if the clock was set back, it unlocks its job.
  it('sends no request to unlock after its end', async () => {
    await insert('test.late');
    const job = await search('test.late');
    if (!job) throw new Error('The job was not found.');
    await storage.end();
    const update = vi.spyOn(storage.collection, 'updateOne');

    await storage.unlockJob(job);

    expect(update).not.toHaveBeenCalled();
  });
});
