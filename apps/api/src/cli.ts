import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { readConfig } from './config.ts';
import { runTask, usage } from './tasks/run-task.ts';

const words = process.argv.slice(2);
if (words.length === 0 || words.includes('--help')) {
  console.log(usage);
} else {
  const config = { ...readConfig(process.env), JOBS: false };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    const failures = await runTask(app, words, console.log);
    process.exitCode = failures === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}
