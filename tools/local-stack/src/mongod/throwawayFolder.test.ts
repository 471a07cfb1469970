import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineOf, startParent } from '../testing/parents.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { makeThrowawayFolder } from './throwawayFolder.ts';

describe('the folder of a throw-away database', () => {
  let memory: string;

  beforeEach(async () => {
    memory = await temporaryFolder();
  });

  it('is in memory if supported, else in the temporary folder', async () => {
    const [fast, slow] = [await makeThrowawayFolder(memory), await makeThrowawayFolder(join(memory, 'missing'))];
    await rm(slow, { recursive: true });

    expect([dirname(fast), dirname(slow)]).toEqual([memory, tmpdir()]);
  });

  it('is removed by the next start once its process is killed, and not while that runs', async () => {
    const parent = startParent(`
      import { makeThrowawayFolder } from './mongod/throwawayFolder.ts';
      console.log(await makeThrowawayFolder('${memory}'));
      setInterval(() => undefined, 1000);
    `);
    const left = await lineOf(parent);
    const own = await makeThrowawayFolder(memory);
    const wasThere = existsSync(left);
    parent.kill('SIGKILL');

    await expect
      .poll(async () => {
        await makeThrowawayFolder(memory);
        return existsSync(left);
      })
      .toBe(false);
    expect([wasThere, existsSync(own)]).toEqual([true, true]);
  });

  it("is not mistaken for that of an earlier process with the same pid, nor for another user's", async () => {
    const earlier = join(memory, `otryv-mongo-${process.pid}-1-abcdef`);
    const other = join(memory, 'otryv-something-else');
    await Promise.all([mkdir(earlier), mkdir(other)]);

    await makeThrowawayFolder(memory);

    expect([existsSync(earlier), existsSync(other)]).toEqual([false, true]);
  });
});
