import { inspect } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig, WrongConfiguration } from '../config.ts';
import { toFailure } from '../kernel/http/error.filter.ts';

/** The API without its server and its jobs, for tasks to run in. */
export function openTasks(environment: NodeJS.ProcessEnv): Promise<INestApplicationContext> {
  const config = { ...readConfig(environment), JOBS: false };
  return NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'], abortOnError: false });
}

/** The message of a failed task; with the stack for an unexpected error. */
export function toSentence(error: unknown): string {
  if (error instanceof WrongConfiguration) return error.message;
  const { code, message } = toFailure(error);
  return code === 'unexpected' ? inspect(error) : message;
}
