import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../processes.ts';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;
const ofProcess = /^otryv-mongo-(\d+)-(\w*)-/;

/**
 * Makes a folder for a database that is thrown away, in memory where that has 4 GB free, and removes those that processes
 * which have ended left there: the names hold the process and its start.
 */
export async function makeThrowawayFolder(inMemory = memory): Promise<string> {
  const parent = (await freeBytesOf(inMemory)) >= neededBytes ? inMemory : tmpdir();
  await sweep(parent);
  return mkdtemp(join(parent, `otryv-mongo-${process.pid}-${toWord(await birthOf(process.pid))}-`));
}

async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid, birth] = ofProcess.exec(name) ?? [];
    if (pid === undefined || toWord(await birthOf(Number(pid))) === birth) continue;
    // Another user's, or one that another run removes at the same moment.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Where it is a date, without what a name of a folder cannot have. */
function toWord(birth: string | null): string {
  return (birth ?? '').replaceAll(/\W/g, '_');
}
