import { fillStreamers } from '@otryv/demo-season';
import { startStreams } from '@otryv/provider-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StreamPoller } from './site/streams/stream-poller.ts';
import { runTask } from './tasks/run-task.ts';
import { runJobs } from './testing/run-jobs.ts';
import { ANCHOR, type RaceWorld, startRaceWorld } from './testing/start-race-world.ts';

const raceId = 5_100_001;

describe('the demo streamers', () => {
  let world: RaceWorld;
  let platforms: Awaited<ReturnType<typeof startStreams>>;
  beforeAll(async () => {
    platforms = await startStreams();
    world = await startRaceWorld({}, platforms.settings);
    await world.add(raceId);
    await run(['result', 'import', String(raceId)]);
    await world.app.listen(0, '127.0.0.1');
    // Twice, as after an interrupted run.
    for (const _ of [1, 2]) await fill();
    await runJobs(world.app, 'results.hide');
    await world.app.get(StreamPoller).poll('twitch');
    await world.app.get(StreamPoller).poll('youtube');
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await platforms.close();
  });

  const run = async (args: readonly string[]) => {
    const lines: string[] = [];
    const failures = await runTask(world.app, [...args], (line) => lines.push(line));
    if (failures > 0) throw new Error(lines.join('\n'));
    return lines;
  };
  const fill = async () =>
    fillStreamers({
      seed: 1,
      anchor: ANCHOR.toISOString(),
      runTask: run,
      log: () => undefined,
      address: await world.app.getUrl(),
      controlUrl: world.simulator.controlUrl,
    });

  it('are four, one of them on air', async () => {
    const { data } = (await world.app.inject({ url: '/api/streams' })).json();

    expect(data).toHaveLength(4);
    expect(
      data.map(({ twitch, youtube }: Record<string, { online: boolean } | null>) =>
        Boolean(twitch?.online || youtube?.online),
      ),
    ).toEqual([true, false, false, false]);
  });

  it('include two with a hidden weight and age in the protocol', async () => {
    const { results } = await world.protocol(raceId);

    const hiding = results.filter(({ profileData }) => profileData.weightInGrams.hidden && profileData.isAgeHidden);
    expect(hiding).toHaveLength(2);
  });

  it('leave two riders banned for different reasons, and no administrator', async () => {
    const bans = await world.connection.collection('riderBans').find().toArray();

    expect(new Set(bans.map(({ code }) => code))).toEqual(new Set(['STICKY_WATTS', 'WEIGHT_MANIPULATION']));
    expect(bans).toHaveLength(2);
    expect(new Set(bans.map(({ zwiftId }) => zwiftId)).size).toBe(2);
    expect(await world.connection.collection('users').countDocuments({ role: 'admin' })).toBe(0);
  });
});
