import { join } from 'node:path';
import { comparedLine, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { startApiProcess } from '../product/apiProcess.ts';
import { startProduct } from '../product/product.ts';

/** Request to the process that has the built API in it. */
export type Ask = 'ready' | { list: string; isBare?: true } | { statistics: 'answer' | 'recompute' };

const lists = {
  'first page by races': '?docsOnPage=20',
  'page 300 of a category by 5 minutes': '?docsOnPage=20&page=300&category=C&columnName=300',
  'women by racing score': '?docsOnPage=20&page=20&male=false&columnName=racingScore',
} as const;

/**
 * Measures the list of riders among 100,000 against a bare indexed find, and statistics against computing them again.
 */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const product = await startProduct(20, log);
  const { ask, stop } = startApiProcess<Ask>(join(import.meta.dirname, 'measureRiders.ts'), product.environment);
  try {
    log('Writing 100,000 riders …');
    await ask('ready');
    for (const [what, query] of Object.entries(lists)) {
      const path = `/api/riders${query}`;
      const contenders = {
        [ours]: () => ask<Sample>({ list: path }),
        find: () => ask<Sample>({ list: path, isBare: true }),
      };
      const comparison = compare(await interleave(contenders, wanted), 'find', 'p99Ms');
      yield comparedLine({
        goal: '',
        what: `riders among 100,000, ${what}: p99, against a bare find`,
        limit: { atMost: 4 },
        comparison,
        format: milliseconds,
      });
    }
    const statistics = {
      [ours]: () => ask<Sample>({ statistics: 'answer' }),
      recompute: () => ask<Sample>({ statistics: 'recompute' }),
    };
    const comparison = compare(await interleave(statistics, wanted), 'recompute', 'p50Ms');
    yield comparedLine({
      goal: '',
      what: 'a statistic, against recomputing it (mean of six)',
      limit: { atMost: 0.005 },
      comparison,
      format: milliseconds,
    });
  } finally {
    stop();
    await product.stop();
  }
}
