import { randomBytes, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Config, readConfig } from '../config.ts';

/** A configuration with a database of its own; `variables` are added as the environment would. */
export function testConfig(variables: Record<string, string> = {}): Config {
  return readConfig({
    MONGODB_URI: inject('mongoUri'),
    MONGODB_DATABASE: `test-${randomUUID()}`,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    GAME_REQUESTS_PER_SECOND: '1000',
    GAME_CONCURRENCY: '8',
    ...variables,
  });
}
