import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { readConfig, WrongConfiguration } from './config.ts';
import { toFailure } from './platform/errors/error.filter.ts';
import { runTask, usage } from './tasks/run-task.ts';

const words = process.argv.slice(2);
try {
  if (words.length === 0 || words.includes('--help')) console.log(usage);
  else process.exitCode = (await runIn(words)) === 0 ? 0 : 1;
} catch (error) {
  console.error(toSentence(error));
  process.exit(1);
}

async function runIn(task: string[]): Promise<number> {
  const config = { ...readConfig(process.env), JOBS: false };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    return await runTask(app, task, console.log);
  } finally {
    await app.close();
  }
}

/** The message of a failed task; with the stack for an unexpected error. */
function toSentence(error: unknown): unknown {
  if (error instanceof WrongConfiguration) return error.message;
  const { code, message } = toFailure(error);
  return code === 'unexpected' ? error : message;
}
