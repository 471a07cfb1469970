import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isRunning, lineOf, startParent } from './testing/parents.ts';

const sleeper = `
  import { spawn } from 'node:child_process';
  import { guardChild } from './guardChild.ts';
  const child = guardChild(spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }));
  console.log(child.pid);
`;
const mongo = `
  import { startThrowawayMongo } from './mongod/startMongo.ts';
  const mongo = await startThrowawayMongo();
  console.log(mongo.pid());
`;
const stopping = `
  import { stopOnSignal } from './shutdown.ts';
  stopOnSignal(async () => console.log('stopped in order'));
  setInterval(() => undefined, 1000);
  console.log('ready');
`;

describe('the children of a process', { timeout: 60_000 }, () => {
  it.each([
    ['is killed', sleeper, 'SIGKILL'],
    ['loses its terminal', sleeper, 'SIGHUP'],
    ['crashes', sleeper, 'SIGABRT'],
    ['is killed, its database too', mongo, 'SIGKILL'],
  ] as const)('end when it %s', async (_how, lines, signal) => {
    const parent = startParent(lines);
    const pid = Number(await lineOf(parent));
    const wasRunning = await isRunning(pid);

    parent.kill(signal);

    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    expect(wasRunning).toBe(true);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('are stopped in order at %s', async (signal) => {
    const parent = startParent(stopping);
    await lineOf(parent);

    parent.kill(signal);
    const [line, [code]] = await Promise.all([lineOf(parent), once(parent, 'exit')]);

    expect([line, code]).toEqual(['stopped in order', 0]);
  });
});
