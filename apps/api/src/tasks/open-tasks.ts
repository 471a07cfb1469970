import { inspect } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.ts';
import { type Config, readConfig, WrongConfiguration } from '../config.ts';
import { Hooks } from '../kernel/hooks/hooks.ts';
import { toFailure } from '../kernel/http/responses/error.filter.ts';
import { refusalOf } from './refusal.ts';

/** Opens the API without its server and its jobs, for tasks to run in. */
export function openTasks(environment: NodeJS.ProcessEnv): Promise<INestApplicationContext> {
  const config = { ...readConfig(environment), JOBS: false };
  return NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'], abortOnError: false });
}

const gamePatienceMs = 10_000;

/** Opens the API without starting it: it creates no collection and no index, and runs no job. */
export async function openStill(config: Config): Promise<INestApplicationContext> {
  const still = { ...config, JOBS: false, LOG_LEVEL: 'silent', GAME_TIMEOUT_MS: gamePatienceMs } as const;
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(AppModule.with(still), new FastifyAdapter(), options);
  // The start would connect them, which this API never does.
  app.get(Hooks).onModuleInit();
  return app;
}

/** Returns the message of a failed task, with the stack for an unexpected error. */
export function toSentence(error: unknown): string {
  if (error instanceof WrongConfiguration) return error.message;
  if (toFailure(error).code !== 'unexpected') return refusalOf(error);
  // Not the error itself: it may contain more than its text, such as an address with its password.
  return error instanceof Error && error.stack ? error.stack : inspect(error);
}
