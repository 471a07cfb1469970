import { build } from './build.ts';
import { fillDemo } from './fillDemo.ts';
import { explain } from './StackProblem.ts';
import { type Stack, startStack } from './stack.ts';

const say = (line: string) => console.log(line);
let stack: Stack | null = null;
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (stack) say('Stopping …');
  await stack?.stop();
  process.exit(code);
}

// The handlers stand before the start: Ctrl-C in the middle of it stops what has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

try {
  await build(say);
  stack = await startStack({ say });
  if (isStopping) await stack.stop();
  await fillDemo(stack, say);
  say(`\nОтрыв: ${stack.address}\nStop with Ctrl-C.`);
  const part = await stack.fallen;
  if (!isStopping) {
    console.error(`${part} stopped by itself; the lines above say why.`);
    await stop(1);
  }
} catch (error) {
  if (!isStopping) console.error(explain(error));
  await stop(1);
}
