import { BackupProblem } from './backup-problem.ts';

const megabyte = 1e6;
/** What stays free for what else is on the disk. */
const spare = 500 * megabyte;
/** How much larger than the last one a backup may be. */
const growth = 1.5;
/** What gzip makes of documents, at most. */
const packed = 0.5;

/** Throws BackupProblem where a disk has no room for another backup. */
export function requireRoom(freeBytes: number, { last, data }: { last: number | null; data: number }): void {
  const needed = (last === null ? data * packed : last * growth) + spare;
  if (freeBytes >= needed) return;
  const inMegabytes = (bytes: number) => Math.ceil(bytes / megabyte);
  throw new BackupProblem(
    `The folder that backups are written in has ${inMegabytes(freeBytes)} MB free, a backup needs ${inMegabytes(needed)} MB: free or add space.`,
  );
}
