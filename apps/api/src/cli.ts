import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './tasks/doctor.ts';
import { openStill, openTasks, toSentence } from './tasks/open-tasks.ts';
import { isArgumentError, runTask, usage } from './tasks/run-task.ts';

const args = process.argv.slice(2);
try {
  if (args.length === 0 || args.includes('--help')) console.log(usage);
  // The doctor never starts the API that it opens, so it has nothing to close.
  else if (args[0] === 'doctor') process.exit(await doctor(args.slice(1)));
  else process.exitCode = (await runIn(args)) === 0 ? 0 : 1;
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

/** Runs the doctor. An error that stops it counts as broken: 1 is only for warnings. */
async function doctor(args: string[]): Promise<0 | 1 | 2> {
  try {
    const { mail } = parseArgs({ args, options: { mail: { type: 'string' } } }).values;
    return await examine({ variables: process.env, folder: builtFolder(), mail, open: openStill }, console.log);
  } catch (error) {
    console.error(isArgumentError(error) ? `${error.message}\n${usage}` : toSentence(error));
    return 2;
  }
}

/** Returns the folder this program was built into; when run from the sources, the build beside them. */
function builtFolder(): string {
  const own = join(import.meta.dirname, '..');
  return existsSync(join(own, 'serve.js')) ? own : join(own, '../../dist');
}
