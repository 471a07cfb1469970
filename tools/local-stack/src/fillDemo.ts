import { join } from 'node:path';
import { fillSeason } from '@otryv/demo-season';
import { dataFolder } from './places.ts';
import { saveSeason } from './seasonSettings.ts';
import type { Stack } from './stack.ts';
import { runApiTask } from './tasks.ts';

/** Fills the demo season once, where the game is the simulator. */
export async function fillDemo(
  { season, environment, isSimulated }: Stack,
  say: (line: string) => void,
): Promise<void> {
  if (season.isFilled || !isSimulated) return;
  await fillSeason({
    seed: season.seed,
    anchor: season.anchor,
    runTask: (words, tell) => runApiTask(words, { env: environment, ...(tell && { say: tell }) }),
    say,
  });
  await saveSeason(join(dataFolder(), 'season.json'), { ...season, isFilled: true });
}
