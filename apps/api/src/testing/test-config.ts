import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Config, readConfig } from '../config.ts';

/** Builds a configuration with a separate database; `variables` are added like environment variables. */
export function testConfig(variables: Record<string, string> = {}): Config {
  return readConfig({
    MONGODB_URI: inject('mongoUri'),
    MONGODB_DATABASE: `test-${randomUUID()}`,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    MAIL_FOLDER: join(tmpdir(), `otryv-mail-${randomUUID()}`),
    FILES_FOLDER: join(tmpdir(), `otryv-files-${randomUUID()}`),
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    REQUESTS_PER_MINUTE: '0',
    RENDERS_PER_MINUTE: '0',
    LOOP_DELAY_MS: '0',
    GAME_REQUESTS_PER_SECOND: '1000',
    GAME_CONCURRENCY: '8',
    GAME_SETTLE_MS: '0',
    ...variables,
  });
}
