import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './places.ts';
import { runApiTask } from './tasks.ts';

// `npm run otryv -- …`: a task of the API with the configuration of the stack that runs in this folder.
const file = join(dataFolder(), 'stack.json');
if (!existsSync(file) && !process.env.MONGODB_URI) {
  console.error('Nothing has been started here yet: run npm start first, or set MONGODB_URI and ENCRYPTION_KEY.');
  process.exit(1);
}
const env = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
await runApiTask(process.argv.slice(2), { env, say: console.log }).catch(() => {
  process.exitCode = 1;
});
