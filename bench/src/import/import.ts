import { join } from 'node:path';
import { comparedLine, infoLine, type Line, milliseconds, whole } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { startApiProcess } from '../product/apiProcess.ts';
import { startProduct } from '../product/product.ts';

/** Request to the process that has the built API in it. */
export type Ask = 'ready' | 'ours' | 'straight';

/** Results that must be equal before timing: rows in order, with their times and best efforts. */
export interface Imported {
  rows: string[];
  wallMs: number;
  cpuMs: number;
  commands: number;
}

const finishers = 300;
const what = `import of a race of ${finishers} with power by the second`;

/**
 * Measures the import of a whole race against a naive script that decodes the same game responses and writes them
 * immediately.
 */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const product = await startProduct(finishers, log);
  const { ask, stop } = startApiProcess<Ask>(join(import.meta.dirname, 'measureImport.ts'), {
    ...product.environment,
    GAME_REQUESTS_PER_SECOND: '100000',
  });
  try {
    log('Reading the answers of the game once …');
    await ask('ready');
    requireSameRows(await ask<Imported>('ours'), await ask<Imported>('straight'));
    const run = (which: Ask) => async (): Promise<Sample> => {
      const { wallMs, cpuMs, commands } = await ask<Imported>(which);
      return { wallMs, cpuMs, commands };
    };
    const rounds = await interleave({ [ours]: run('ours'), straight: run('straight') }, wanted);
    yield comparedLine({
      goal: '',
      what: `${what}, CPU, against a straight script`,
      limit: { atMost: 4 },
      comparison: compare(rounds, 'straight', 'cpuMs'),
      format: milliseconds,
    });
    const both = (measure: string, format: (value: number) => string) =>
      [format(middle(rounds, ours, measure)), format(middle(rounds, 'straight', measure))] as const;
    yield infoLine('  the same by the clock', ...both('wallMs', milliseconds));
    yield infoLine('  commands to MongoDB', ...both('commands', whole));
  } finally {
    stop();
    await product.stop();
  }
}

/** Compares the rows before the speed: a different rank, time or watt aborts the run. */
function requireSameRows({ rows: mine }: Imported, { rows: theirs }: Imported): void {
  if (mine.length !== finishers) throw new Error(`The import has ${mine.length} rows of ${finishers}.`);
  const at = mine.findIndex((row, index) => row !== theirs[index]);
  if (at >= 0 || theirs.length !== mine.length)
    throw new Error(`Row ${at}: the import has ${mine[at]}, the straight script ${theirs[at]}.`);
}
