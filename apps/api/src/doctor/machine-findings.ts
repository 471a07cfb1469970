import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { nearestFolder } from '../serve/surroundings.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const megabyte = 1e6;
const gigabyte = 1e9;
const leastDisk = 0.5 * gigabyte;
const littleDisk = 5 * gigabyte;
const littleMemory = 1 * gigabyte;
const littleFree = 200 * megabyte;

/** Checks the free space where the images are stored. */
export async function diskFinding(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(await nearestFolder(resolve(folder)));
  return judgeDisk(bavail * bsize);
}

export function judgeDisk(freeBytes: number): Finding {
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB are free at FILES_FOLDER`;
  if (freeBytes < leastDisk)
    return broken('disk', `${free}, which will soon be too little to store pictures: free or add space now`);
  if (freeBytes < littleDisk) return warning('disk', `${free}: free or add space`);
  return ok('disk', free);
}

/** Checks the memory available to this process, on the machine or in its container. */
export function memoryFinding(): Finding {
  // 0 or a number beyond any machine if the process is not limited.
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return judgeMemory(total, process.availableMemory());
}

export function judgeMemory(totalBytes: number, freeBytes: number): Finding {
  const inMegabytes = (bytes: number) => Math.round(bytes / megabyte);
  const sizes = `${inMegabytes(freeBytes)} MB of ${inMegabytes(totalBytes)} MB are free`;
  if (totalBytes < littleMemory) return warning('memory', `${sizes}: each process of the portal needs 1 GB`);
  if (freeBytes < littleFree) return warning('memory', `${sizes}: stop other programs, or add memory`);
  return ok('memory', sizes);
}
