import { join } from 'node:path';
import { comparedLine, countedLine, infoLine, type Line, milliseconds, whole } from '../measuring/goal.ts';
import { compare, interleave, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { startApiProcess } from '../product/apiProcess.ts';
import { startProduct } from '../product/product.ts';

/** Database reads of a list of events. */
export interface ListReads {
  commands: string[];
  /** Commands whose plan reads every document. */
  scans: number;
  docsExamined: number;
  returned: number;
}

/** Request to the process that has the built API in it. */
export type Ask = 'ready' | { read: string } | { measure: string; peer?: true };

const lists = {
  'schedule page of 20 among 20,000 events': '/api/race/events?started=false&docsOnPage=20&page=3',
  'search in the results list': '/api/race/events?started=true&docsOnPage=20&search=кубок',
} as const;

/** Measures lists of races among 20,000: their reads, and their p99 against a bare find of the same documents. */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const product = await startProduct(20, log);
  const { ask, stop } = startApiProcess<Ask>(join(import.meta.dirname, 'measureLists.ts'), product.environment);
  try {
    log('Writing 20,000 events …');
    await ask('ready');
    for (const [what, path] of Object.entries(lists)) {
      const { commands, scans, docsExamined, returned } = await ask<ListReads>({ read: path });
      yield countedLine({ goal: '', what: `${what}: reads that scan`, limit: { atMost: 0 }, ours: scans });
      yield infoLine(
        '  its reads; documents read for those answered',
        whole(commands.length),
        `${docsExamined} / ${returned}`,
      );
      const run = (peer?: true) => () => ask<Sample>({ measure: path, ...(peer && { peer }) });
      // The p99 of each run varies widely: more runs stabilize the median of their ratios.
      const rounds = await interleave({ [ours]: run(), find: run(true) }, { rounds: 11, ...wanted });
      const comparison = compare(rounds, 'find', 'p99Ms');
      yield comparedLine({
        goal: '',
        what: `${what}: p99, against a bare find`,
        limit: { atMost: 4 },
        comparison,
        format: milliseconds,
      });
    }
  } finally {
    stop();
    await product.stop();
  }
}
