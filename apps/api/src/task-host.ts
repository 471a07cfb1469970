import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { openTasks, toSentence } from './tasks/open-tasks.ts';
import { runTask } from './tasks/run-task.ts';

interface Task {
  args: readonly string[];
}

type Report = { line: string } | { failures: number; complaint?: string };

// Runs the tasks that its parent sends, one at a time: a process for each would start the whole API again.
try {
  const app = await openTasks(process.env);
  process.on('message', (task: Task) => void host(app, task));
  for (const ending of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.once(ending, () => void app.close().finally(() => process.exit(0)));
  process.send?.('ready');
} catch (error) {
  console.error(toSentence(error));
  process.exit(1);
}

async function host(app: INestApplicationContext, { args }: Task): Promise<void> {
  try {
    report({ failures: await runTask(app, args, (line) => report({ line })) });
  } catch (error) {
    report({ failures: 1, complaint: toSentence(error) });
  }
}

function report(message: Report): void {
  if (process.connected) process.send?.(message);
}
