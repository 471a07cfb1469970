import PQueue from 'p-queue';
import { isFileName } from './file-names.ts';
import { always, type FileStore } from './file-store.ts';
import { FilesUnavailable } from './files.errors.ts';

export interface Copied {
  /** Number of files in the source store. */
  found: number;
  copied: number;
  /** Number of files already present with the same bytes. */
  present: number;
  failed: number;
}

const atATime = 8;
const progressEvery = 500;
/** Number of failures after which copying stops. */
const mostFailures = 20;

/**
 * Copies every file that the other store lacks or has with other bytes, and reads each back. Removes nothing, so that
 * it can be interrupted and repeated at any time.
 */
export async function copyFiles(from: FileStore, to: FileStore, log: (line: string) => void): Promise<Copied> {
  const names = (await from.listWrittenBefore(always)).filter(isFileName).toSorted();
  const counts = { copied: 0, present: 0, failed: 0 };
  const queue = new PQueue({ concurrency: atATime });
  const one = async (name: string) => {
    try {
      counts[await copyOne(name, from, to)] += 1;
    } catch (error) {
      counts.failed += 1;
      log(`${name}: ${reasonOf(error)}`);
      if (counts.failed === mostFailures) queue.clear();
    }
    const done = counts.copied + counts.present + counts.failed;
    if (done % progressEvery === 0) log(`${done} of ${names.length} …`);
  };
  for (const name of names) void queue.add(() => one(name));
  await queue.onIdle();
  return { found: names.length, ...counts };
}

async function copyOne(name: string, from: FileStore, to: FileStore): Promise<'copied' | 'present'> {
  const bytes = await from.read(name);
  // Removed meanwhile: no longer referenced.
  if (bytes === null) return 'present';
  if ((await to.read(name))?.equals(bytes)) return 'present';
  await to.write(name, bytes);
  if (!(await to.read(name))?.equals(bytes)) throw new Error('came back with other bytes than were written');
  return 'copied';
}

function reasonOf(error: unknown): string {
  if (error instanceof FilesUnavailable) return error.reason;
  return error instanceof Error ? error.message : String(error);
}
