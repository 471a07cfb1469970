import { startThrowawayMongo } from '@otryv/local-stack';
import { mongo } from 'mongoose';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
  }
}

/** One real server for the whole run; every test file takes a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayMongo();
  await keepExpired(server.uri);
  project.provide('mongoUri', server.uri);
  return () => server.stop();
}

/** Many tests set the clock back: what they store would be expired for the server, which looks once a minute. */
async function keepExpired(uri: string): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  await client.db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  await client.close();
}
