import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './paths.ts';
import { explain } from './StackProblem.ts';
import { runApiTask, TaskFailed } from './tasks.ts';

// `npm run otryv -- …`: a task of the API with the configuration of the stack that runs in this folder.
const file = join(dataFolder(), 'stack.json');
const args = process.argv.slice(2);
const isGiven = Boolean(process.env.MONGODB_URI ?? process.env.MONGODB_URI_FILE);
// The doctor itself reports what is missing.
if (!existsSync(file) && !isGiven && args[0] !== 'doctor') {
  console.error('Nothing has been started here yet: run npm start first, or set MONGODB_URI and ENCRYPTION_KEY.');
  process.exit(1);
}
const env = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
let isSilent = true;
const to = (print: (line: string) => void) => (line: string) => {
  isSilent = false;
  print(line);
};
await runApiTask(args, { env, log: to(console.log), complain: to(console.error) }).catch((error) => {
  if (isSilent) console.error(explain(error));
  process.exitCode = error instanceof TaskFailed ? error.code : 1;
});
