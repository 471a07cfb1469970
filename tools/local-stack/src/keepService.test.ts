import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type KeptOptions, keepService } from './keepService.ts';
import { birthOf } from './processes.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const idle = "process.send('ready'); setInterval(() => undefined, 1000);";

/** Keeps a small program running, and lists its events. */
async function keep(program: string, changes: Partial<KeptOptions> = {}) {
  const pids: (number | undefined)[] = [];
  let falls = 0;
  const waiting: (() => void)[] = [];
  const service = await keepService({
    name: 'The service',
    args: ['-e', program],
    env: {},
    restartPauseMs: 0,
    onStart: (pid) => {
      pids.push(pid);
      for (const resolve of waiting.splice(0)) resolve();
    },
    onFall: () => {
      falls += 1;
    },
    ...changes,
  });
  return {
    service,
    pids,
    falls: () => falls,
    kill: () => process.kill(service.pid() ?? 0, 'SIGKILL'),
    nextStart: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

describe('keepService', () => {
  it('restarts a killed service every time, and ends it when it is stopped', async () => {
    const { service, pids, falls, kill, nextStart } = await keep(idle);
    for (let turn = 0; turn < 2; turn += 1) {
      const started = nextStart();
      kill();
      await started;
    }
    const last = service.pid() ?? 0;
    expect(new Set(pids).size).toBe(3);
    expect(await birthOf(last)).not.toBeNull();

    await service.stop();
    await service.ended;

    expect(await birthOf(last)).toBeNull();
    expect([pids.length, falls()]).toEqual([3, 2]);
  });

  it.each([
    { livesMs: 29_999, restarts: 4 },
    { livesMs: 30_000, restarts: 8 },
  ])('restarts $restarts times in 8 crashes, each $livesMs ms after a start', async ({ livesMs, restarts }) => {
    let at = 0;
    const { service, pids, kill, falls, nextStart } = await keep(idle, { now: () => at });
    for (let turn = 1; turn <= 8; turn += 1) {
      const started = nextStart();
      at += livesMs;
      kill();
      if ((await Promise.race([started, service.ended.then(() => 'ended')])) === 'ended') break;
    }
    await service.stop();

    expect([pids.length - 1, falls()]).toEqual([restarts, restarts]);
  });

  it('gives up on a service that no longer starts', async () => {
    const file = JSON.stringify(join(await temporaryFolder(), 'attempts'));
    const fs = `const fs = require('node:fs'); fs.appendFileSync(${file}, 'x');`;
    const { service, pids, kill } = await keep(
      `${fs} if (fs.readFileSync(${file}).length > 1) process.exit(3); ${idle}`,
    );

    kill();
    await service.ended;

    expect(pids).toHaveLength(1);
  });

  it('restarts nothing once it is stopped, not even between two starts', async () => {
    const stops: Promise<void>[] = [];
    const { service, pids, kill } = await keep(idle, {
      onFall: () => {
        stops.push(service.stop());
      },
    });

    kill();
    await service.ended;
    await Promise.all(stops);

    expect(pids).toHaveLength(1);
  });
});
