import { join } from 'node:path';
import { comparedLine, countedLine, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { startApiProcess } from '../product/apiProcess.ts';
import { startProduct } from '../product/product.ts';

/** Request to the process that has the built API in it. */
export type Ask = 'ready' | 'one' | 'all';

/** Measures the season rating of 2,000 races after one of them changed, against reading every protocol again. */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const product = await startProduct(20, log);
  const { ask, stop } = startApiProcess<Ask>(join(import.meta.dirname, 'measureRating.ts'), product.environment);
  try {
    log('Writing 2,000 races …');
    await ask('ready');
    await requireSameSum(ask);
    const rounds = await interleave({ [ours]: () => ask<Sample>('one'), recount: () => ask<Sample>('all') }, wanted);
    const what = 'season rating of 2,000 races after one changed';
    yield comparedLine({
      goal: '',
      what: `${what}, against a full recount`,
      limit: { atMost: 0.1 },
      comparison: compare(rounds, 'recount', 'ms'),
      format: milliseconds,
    });
    yield countedLine({
      goal: '',
      what: `${what}: documents that MongoDB returns`,
      limit: { atMost: 0.02 },
      ours: middle(rounds, ours, 'documents'),
      peer: middle(rounds, 'recount', 'documents'),
    });
  } finally {
    stop();
    await product.stop();
  }
}

/** Compares the sum before the speed: different points abort the run. */
async function requireSameSum(ask: (message: Ask) => Promise<Sample>): Promise<void> {
  const [kept, counted] = [await ask('one'), await ask('all')];
  if (kept.sum !== counted.sum) throw new Error(`The rating keeps ${kept.sum} points, a recount has ${counted.sum}.`);
}
