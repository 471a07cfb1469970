import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../ensureDataDir.ts';

export const diskFull = 'the disk is full, free some space and start again.';

export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Returns why mongod stopped, from its log after the first `from` bytes: earlier lines belong to earlier runs. */
export async function lastLogLines(folder: string, from: number): Promise<string> {
  const file = join(folder, 'mongod.log');
  const log = await textFrom(file, from);
  // A full disk has no space for the log line about it either.
  if (/No space left/i.test(log) || (await isDiskFull(folder))) return diskFull;
  if (/DBPathInUse/.test(log)) return 'another mongod is using this folder, stop it or set OTRYV_DATA to another one.';
  if (/Permission denied|IllegalOperation.*read-only/i.test(log)) return 'its folder cannot be written.';
  return `see ${file}.`;
}

export async function isPortTaken(folder: string, from: number): Promise<boolean> {
  return /Address already in use/i.test(await textFrom(join(folder, 'mongod.log'), from));
}

async function textFrom(file: string, from: number): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(Math.max(size - from, 0)), position: from });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
