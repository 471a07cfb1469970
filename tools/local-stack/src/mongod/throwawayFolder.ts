import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../processes.ts';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;
const ofProcess = /^otryv-mongo-(\d+)-(\w*)-/;

/**
 * Creates a folder for a throw-away database, in memory if 4 GB are free there, and removes those left by processes
 * that have ended: the names contain the process and its start.
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
    // Owned by another user, or removed by another run concurrently.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Returns a date without characters that a folder name cannot contain. */
function toWord(birth: string | null): string {
  return (birth ?? '').replaceAll(/\W/g, '_');
}
