import { startThrowawayMongo } from '@otryv/local-stack';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongoUri: string;
  }
}

/** One real server for the whole run; every test file takes a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mongo = await startThrowawayMongo();
  project.provide('mongoUri', mongo.uri);
  return () => mongo.stop();
}
