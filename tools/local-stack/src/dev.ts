import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { fillDemo } from './fillDemo.ts';
import { root } from './places.ts';
import { explain } from './StackProblem.ts';
import { stopOnSignal } from './shutdown.ts';
import { startStack } from './stack.ts';

const say = (line: string) => console.log(line);
const api = ['--watch', '--conditions=@otryv/source', '--import', '@swc-node/register/esm-register', 'src/main.ts'];

// `npm run dev`: the API starts anew and the portal reloads on every change of their sources.
try {
  await build(say, (name) => name !== 'portal');
  const stack = await startStack({ say, apiWords: api, apiFolder: join(root, 'apps/api'), portalFolder: '' });
  await fillDemo(stack, say);
  const vite = spawn(join(root, 'node_modules/.bin/vite'), ['--clearScreen', 'false'], {
    cwd: join(root, 'apps/portal'),
    stdio: 'inherit',
    env: { ...process.env, API_ADDRESS: stack.address },
  });
  stopOnSignal(async () => {
    vite.kill();
    await stack.stop();
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
