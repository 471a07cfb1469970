import { build } from './build.ts';
import { explainOn } from './ensureDataDir.ts';
import { fillDemo, fillPast, keepRaceOn } from './fillDemo.ts';
import { explain, StackProblem } from './StackProblem.ts';
import { stopOnSignal } from './shutdown.ts';
import { type Stack, startStack } from './stack.ts';

const log = (line: string) => console.log(line);
let stack: Stack | null = null;
let isStopping = false;
let stopRaces = () => {};

async function stop(): Promise<void> {
  isStopping = true;
  stopRaces();
  if (stack) log('Stopping …');
  await stack?.stop();
}

// The handler is installed before the start, so that Ctrl-C stops a partial start.
stopOnSignal(stop);

try {
  await build(log);
  stack = await startStack({ log });
  if (isStopping) await stop();
  const lines = `\nОтрыв: ${stack.address}${mailLine(stack)}\nStop with Ctrl-C.\n`;
  const { data } = stack;
  const fallen = stack.fallen.then((sentence) => {
    throw new StackProblem(sentence);
  });
  await Promise.race([fillDemo(stack, log, () => !isStopping && log(lines)), fallen]);
  if (!isStopping && stack.isSimulated) log('The demo is in.');
  stopRaces = keepRaceOn(stack);
  void fillPast(stack, log).catch(async (error: unknown) => {
    if (!isStopping)
      console.error(`The history was interrupted, the next start continues it: ${await explainOn(data, error)}`);
  });
  await fallen;
} catch (error) {
  if (!isStopping) {
    console.error(stack ? await explainOn(stack.data, error) : explain(error));
    await stop();
    process.exit(1);
  }
}

function mailLine({ mailAddress }: Stack): string {
  return mailAddress === null ? '' : `\nEmails: ${mailAddress}`;
}
