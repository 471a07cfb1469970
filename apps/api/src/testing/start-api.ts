import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../create-app.ts';
import { testConfig } from './test-config.ts';

/** The API on a database of its own; `variables` are added to its configuration. */
export function startApi(variables: Record<string, string> = {}): Promise<NestFastifyApplication> {
  return createApp(testConfig(variables));
}
