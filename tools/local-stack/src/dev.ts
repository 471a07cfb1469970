import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { fillDemo, fillPast, keepRaceOn } from './fillDemo.ts';
import { fromSource } from './fromSource.ts';
import { guardChild } from './guardChild.ts';
import { root } from './paths.ts';
import { explain } from './StackProblem.ts';
import { stopOnSignal } from './shutdown.ts';
import { startStack } from './stack.ts';

const log = (line: string) => console.log(line);
const api = ['--watch', ...fromSource, 'src/main.ts'];

let stop = async () => {};
let stopRaces = () => {};

// `npm run dev`: the API restarts and the portal reloads on every change of their sources.
stopOnSignal(() => stop());
try {
  await build(log, (name) => name !== 'portal');
  const stack = await startStack({ log, apiArgs: api, apiFolder: join(root, 'apps/api'), portalFolder: '' });
  stop = stack.stop;
  await fillDemo(stack, log);
  stopRaces = keepRaceOn(stack);
  void fillPast(stack, log).catch((error: unknown) => console.error(explain(error)));
  const vite = guardChild(
    spawn(join(root, 'node_modules/.bin/vite'), ['--clearScreen', 'false'], {
      cwd: join(root, 'apps/portal'),
      stdio: 'inherit',
      env: { ...process.env, API_ADDRESS: stack.address },
    }),
  );
  stop = async () => {
    stopRaces();
    vite.kill();
    await stack.stop();
  };
} catch (error) {
  console.error(explain(error));
  await stop();
  process.exit(1);
}
