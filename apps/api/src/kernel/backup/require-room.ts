import { BackupProblem } from './export/backup-problem.ts';

const megabyte = 1e6;
/** Space left free for everything else on the disk. */
const spare = 500 * megabyte;
/** Maximum growth of a backup relative to the last one. */
const growth = 1.5;
/** Upper bound of the gzip ratio of documents. */
const packed = 0.5;

interface Sizes {
  last: number | null;
  data: number;
  uploads: number;
}

/** Throws BackupProblem if a disk has no room for another backup. */
export function requireRoom(freeBytes: number, { last, data, uploads }: Sizes): void {
  const needed = (last === null ? data * packed + uploads : last * growth) + spare;
  if (freeBytes >= needed) return;
  throw new BackupProblem(
    `The folder that backups are written in has ${inMegabytes(freeBytes)} MB free, a backup needs ${inMegabytes(needed)} MB: free or add space.`,
  );
}

/** Throws BackupProblem if the disk of MongoDB has no room for a check, which restores a copy beside the data. */
export function requireRoomForCheck({ storageSize, fsTotalSize, fsUsedSize }: Record<string, unknown>): void {
  const [needed, free] = [Number(storageSize) + spare, Number(fsTotalSize) - Number(fsUsedSize)];
  // A hosted MongoDB may not report the size of its disk.
  if (Number.isNaN(free) || free >= needed) return;
  throw new BackupProblem(
    `The disk of MongoDB has ${inMegabytes(free)} MB free, the check of a backup needs ${inMegabytes(needed)} MB: free or add space.`,
  );
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / megabyte);
}
