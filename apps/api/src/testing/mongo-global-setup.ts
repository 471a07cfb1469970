import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayMongo } from '@otryv/local-stack';
import { mongo } from 'mongoose';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
    /** Root folder for everything that tests of the run write. */
    folder: string;
  }
}

/** Starts one real server and one folder for the whole run; apps lease their databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-api-'));
  const server = await startThrowawayMongo();
  await keepExpired(server.uri);
  project.provide('mongoUri', server.uri);
  project.provide('folder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Keeps expired documents: many tests set the clock back, and the server would remove their data, as it checks once a
 * minute.
 */
async function keepExpired(uri: string): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  await client.close();
}
