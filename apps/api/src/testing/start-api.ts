import { randomBytes, randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inject } from 'vitest';
import { readConfig } from '../config.ts';
import { createApp } from '../platform/http/create-app.ts';

/** The API on a database of its own; `variables` are added to its configuration. */
export function startApi(variables: Record<string, string> = {}): Promise<NestFastifyApplication> {
  return createApp(
    readConfig({
      MONGODB_URI: inject('mongoUri'),
      MONGODB_DATABASE: `test-${randomUUID()}`,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
      JOBS: 'false',
      GAME_REQUESTS_PER_SECOND: '1000',
      GAME_CONCURRENCY: '8',
      ...variables,
    }),
  );
}
