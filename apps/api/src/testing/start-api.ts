import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { createApp } from '../create-app.ts';
import { empty, leases } from './database-lease.ts';
import { testConfig } from './test-config.ts';

/**
 * Starts the API on an exclusive database and adds `variables` to its configuration.
 *
 * The database is reused from an earlier test, emptied: creating its collections and indexes costs more than everything
 * else. MONGODB_DATABASE names one that the test fills itself, or that of an app: see startBeside.
 */
export async function startApi(variables: Record<string, string> = {}): Promise<NestFastifyApplication> {
  const { MONGODB_DATABASE: named, MONGODB_URI } = variables;
  if (MONGODB_URI || (named && !leases.join(named))) return createApp(testConfig(variables));
  const name = named ?? (await leases.take());
  try {
    const app = await createApp(testConfig({ ...variables, MONGODB_DATABASE: name }));
    app.get<Connection>(getConnectionToken()).once('close', () => leases.release(name));
    await leases.settle(name);
    return app;
  } catch (error) {
    await leases.abandon(name);
    throw error;
  }
}

/** Starts another process of the API on the database of an app. */
export function startBeside(
  app: NestFastifyApplication,
  variables: Record<string, string> = {},
): Promise<NestFastifyApplication> {
  return startApi({ ...variables, MONGODB_DATABASE: app.get<Connection>(getConnectionToken()).name });
}

/** Deletes all stored data of an open app: use it between tests of a file instead of another start. */
export async function emptyDatabase(app: NestFastifyApplication): Promise<void> {
  const { db } = app.get<Connection>(getConnectionToken());
  if (db) await empty(db);
}
