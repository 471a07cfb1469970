import { isAbsolute } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';
import { BucketStore } from '../kernel/files/bucket-store.ts';
import { copyFiles } from '../kernel/files/copy-files.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { FolderStore } from '../kernel/files/folder-store.ts';
import { UsageError } from './arguments.ts';

type Log = (line: string) => void;

/** Copies the files of one store to another; returns how many failed. */
export async function copyFilesTask(
  app: INestApplicationContext,
  [from, to]: readonly string[],
  log: Log,
): Promise<number> {
  if (!from || !to || from === to) throw new UsageError('Pass two stores: folder:/path or s3.');
  const config = app.get<Config>(CONFIG);
  const [source, target] = [storeOf(from, config), storeOf(to, config)];
  try {
    const { found, copied, present, failed } = await copyFiles(source, target, log);
    if (found === 0) throw new UsageError(`${from} contains no files.`);
    log(`${found} files: ${copied} copied, ${present} existed, ${failed} failed.`);
    const left = found - copied - present - failed;
    if (left > 0) log(`${left} were skipped after too many failures: fix the store, then run it again.`);
    return failed;
  } finally {
    for (const store of [source, target]) if (store instanceof BucketStore) await store.onModuleDestroy();
  }
}

function storeOf(word: string, config: Config): FileStore {
  const folder = /^folder:(.+)$/.exec(word)?.[1];
  if (folder !== undefined) {
    if (!isAbsolute(folder)) throw new UsageError(`${folder} is not an absolute path.`);
    return new FolderStore({ FILES_FOLDER: folder });
  }
  if (word !== 's3') throw new UsageError(`${word} is not a store: pass folder:/path or s3.`);
  if (config.S3_BUCKET === undefined) throw new UsageError('S3_BUCKET is not set.');
  return new BucketStore(config);
}
