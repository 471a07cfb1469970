import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from './claimFolder.ts';
import { birthOf } from './processes.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('claimFolder', () => {
  let data: string;
  const concatenated: string[] = [];
  const claim = () => claimFolder(data, (line) => concatenated.push(line));
  const leave = (owner: object, parts: object[]) =>
    writeFile(join(data, 'running.json'), JSON.stringify({ owner, address: null, parts }));
  const gone = { name: 'npm start', pid: process.pid, birth: 'of another time' };

  beforeEach(async () => {
    data = await temporaryFolder();
    concatenated.length = 0;
  });

  it('assigns a folder to one of many starts, and points the others to its address', async () => {
    const claims = await Promise.allSettled([claim(), claim(), claim()]);
    const [taken] = claims.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await taken?.serves('http://localhost:3000');

    expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(claim()).rejects.toThrow(
      `Otryv runs in this folder already at http://localhost:3000 (process ${process.pid})`,
    );
  });

  it('assigns the folder again after it is released', async () => {
    await (await claim()).release();

    await expect(claim()).resolves.toBeTruthy();
  });

  it('ends leftover parts of a start that has ended, and names it', async () => {
    const orphan = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const pid = orphan.pid ?? 0;
    await leave(gone, [{ name: 'MongoDB', pid, birth: await birthOf(pid) }]);

    await claim();

    expect(await birthOf(pid)).toBeNull();
    expect(concatenated).toEqual([`An earlier start ended without its parts: ending MongoDB (${pid}).`]);
  });

  it('leaves an unrelated process with the pid of an earlier part alone', async () => {
    const stranger = spawn('sleep', ['600'], { stdio: 'ignore' });
    const pid = stranger.pid ?? 0;
    await leave(gone, [{ name: 'MongoDB', pid, birth: 'of another time' }]);

    await claim();
    const birth = await birthOf(pid);
    stranger.kill();

    expect(birth).not.toBeNull();
    expect(concatenated).toEqual([]);
  });

  it('records the parts of this start, each with its latest process', async () => {
    const mine = await claim();
    await mine.record('MongoDB', process.ppid);
    await mine.record('MongoDB', process.pid);
    await mine.record('the game simulator', undefined);

    const { parts } = JSON.parse(await readFile(join(data, 'running.json'), 'utf8'));
    expect(parts).toEqual([{ name: 'MongoDB', pid: process.pid, birth: await birthOf(process.pid) }]);
  });
});
