import 'reflect-metadata';
import { openTasks, toSentence } from './tasks/open-tasks.ts';
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
  const app = await openTasks(process.env);
  try {
    return await runTask(app, task, console.log);
  } finally {
    await app.close();
  }
}
