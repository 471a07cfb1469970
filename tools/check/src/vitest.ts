import { existsSync } from 'node:fs';
import { counted, type Outcome } from './counts.ts';
import type { StageContext } from './stage.ts';
import { recordTimes } from './testTimes.ts';

/** Runs Vitest with custom arguments. */
export async function vitest(
  { command, report, cores, files }: StageContext,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const order = process.env.CHECK_FULL === '1' ? ['--sequence.shuffle.files'] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const all = ['vitest', 'run', ...args, ...files, ...order, '--maxWorkers', String(cores), ...reporters];
  const result = await command(all, env);
  if (existsSync(report)) recordTimes(report);
  return counted(result, report);
}
