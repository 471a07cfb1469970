import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
// biome-ignore lint/plugin: The moment of the kill is the case that is tested.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@otryv/local-stack';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { startProcess } from '../../testing/start-process.ts';
import { aPassword } from '../../testing/test-browser.ts';

const killsAfterMs = [30, 90];
const enoughAborted = 5;

describe('a server killed while it computes a series (R5)', () => {
  let world: SeriesWorld;
  let child: ChildProcess | undefined;
  const settings = {
    MONGODB_DATABASE: `test-series-kill-${randomUUID()}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  beforeAll(async () => {
    world = await startSeriesWorld(settings);
  }, 60_000);
  afterAll(async () => {
    child?.kill('SIGKILL');
    await world.close();
  });

  /** Starts another process on the same database, which serves the owner's calls. */
  async function startOther() {
    const PORT = String(await freePort());
    const variables = { ...world.variables, ...settings, MONGODB_URI: inject('mongoUri'), PORT, JOBS: 'false' };
    ({ child } = startProcess(variables));
    await once(child, 'message');
    const base = `http://127.0.0.1:${PORT}`;
    const call = (method: string, path: string, body: object, token = '') =>
      fetch(`${base}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const signedIn = await call('POST', '/api/auth/authorization', { login: 'owner-os', password: aPassword });
    const { accessToken } = z.object({ accessToken: z.string() }).parse(await signedIn.json());
    return (method: string, path: string, body: object) => call(method, path, body, accessToken);
  }

  const aborted = async (): Promise<number> => {
    const status = await world.connection.db?.admin().serverStatus();
    return Number(status?.transactions.totalAborted);
  };

  it('leaves the old standings or the new, never a mixture', async () => {
    const races = [mornings.first, mornings.second];
    const tour = await world.makeSeries(world.owner.browser, { name: 'Тур под ударом' }, races);
    const profileId = (await world.stage(tour.urlSlug, 1)).results[0]?.profileId ?? 0;
    const stageResultId = `${tour._id}.1.${profileId}`;
    const state = async () => {
      const row = (await world.stage(tour.urlSlug, 1)).results.find((each) => each.profileId === profileId);
      const general = (await world.general(tour.urlSlug)).results.find((each) => each.profileId === profileId);
      const stored = await world.connection.collection('decisions').find({ 'body.type': 'penalty' }).toArray();
      return {
        decided: stored.reduce((sum, { body }) => sum + body.timeInMilliseconds, 0),
        onStage: row?.timePenalty.reduce((sum, { timeInMilliseconds }) => sum + timeInMilliseconds, 0),
        inGeneral: general?.stages.find(({ stageOrder }) => stageOrder === 1)?.penalty ?? 0,
      };
    };

    const decideBy = (call: Awaited<ReturnType<typeof startOther>>, count: number) => {
      const timePenalty = Array.from({ length: count }, () => ({ timeInMilliseconds: 1000, reason: 'Старт' }));
      const body = { seriesId: tour._id, stageResultId, timePenalty };
      return call('PATCH', '/api/series/stage/results/time-penalty', body).catch(() => null);
    };

    // An uncommitted change of the series: the other process retries its own up to its last write.
    const before = await aborted();
    const held = await world.connection.startSession();
    held.startTransaction();
    await world.connection
      .collection('series')
      .updateOne({ urlSlug: tour.urlSlug }, { $set: { mission: '' } }, { session: held });
    const refused = decideBy(await startOther(), 1);
    await vi.waitUntil(async () => (await aborted()) >= before + enoughAborted, { timeout: 30_000 });
    child?.kill('SIGKILL');
    await refused;
    await held.abortTransaction();
    await held.endSession();
    expect(await state()).toEqual({ decided: 0, onStage: 0, inGeneral: 0 });

    for (const [index, killAfterMs] of killsAfterMs.entries()) {
      const call = await startOther();
      const answer = decideBy(call, index + 1);
      await wait(killAfterMs);
      child?.kill('SIGKILL');
      const isAnswered = (await answer)?.status === 200;

      const { decided, onStage, inGeneral } = await state();
      expect({ killAfterMs, onStage, inGeneral }).toEqual({ killAfterMs, onStage: decided, inGeneral: decided });
      // Confirmed writes are present.
      expect(!isAnswered || decided === (index + 1) * 1000).toBe(true);
    }

    const again = await world.owner.browser.send('POST', '/api/organizer/series/results/general-classification', {
      seriesId: tour._id,
    });
    expect(again.statusCode).toBe(200);
  }, 120_000);
});
