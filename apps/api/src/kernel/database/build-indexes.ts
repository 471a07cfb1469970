import { Logger } from '@nestjs/common';
import { type Connection, mongo } from 'mongoose';
import type { Config } from '../../config.ts';
import { connectPatiently } from './patient-connection.ts';

const progressEveryMs = 5_000;
const logger = new Logger('Indexes');

/**
 * Creates the collections and indexes of all models, and logs the progress of long builds.
 *
 * Uses a connection without a timeout, as a build may take longer than requests wait.
 */
export async function buildIndexes(
  models: Connection['models'],
  config: Pick<Config, 'MONGODB_URI' | 'MONGODB_DATABASE'>,
): Promise<void> {
  const connection = await connectPatiently(config);
  const progress = setInterval(() => void logProgress(connection).catch(() => undefined), progressEveryMs);
  try {
    for (const { schema, collection } of Object.values(models)) {
      const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
      // A collection's indexes are built concurrently: each command waits until its indexes are on disk.
      if (indexes.length > 0) await connection.collection(collection.name).createIndexes(indexes);
      else await connection.createCollection(collection.name).catch(unlessThere);
    }
  } finally {
    clearInterval(progress);
    await connection.close();
  }
}

const namespaceExists = 48;

function unlessThere(error: unknown): void {
  if (!(error instanceof mongo.MongoServerError && error.code === namespaceExists)) throw error;
}

interface Build {
  ns: string;
  command: { createIndexes: string };
  progress: { done: number; total: number };
}

async function logProgress(connection: Connection): Promise<void> {
  const builds = await connection
    .getClient()
    .db('admin')
    .aggregate<Build>([
      { $currentOp: {} },
      { $match: { 'command.createIndexes': { $exists: true }, progress: { $exists: true } } },
    ])
    .toArray();
  for (const { ns, command, progress } of builds) {
    if (!ns.startsWith(`${connection.name}.`)) continue;
    const percent = Math.floor((100 * progress.done) / Math.max(progress.total, 1));
    logger.warn(`The indexes of ${command.createIndexes} are being built: ${percent} %.`);
  }
}
