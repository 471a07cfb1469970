import type { CDPSession } from 'playwright-core';
import { comparedLine, type Line, whole } from '../measuring/goal.ts';
import { compare, interleave, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { inTurn, told } from './lines.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';
import { peerNames } from './peers.ts';

const rows = 10_000;
const peers = ['tanStack', 'agGrid', 'muiX'] as const;
const perRow = (bytes: number) => `${whole(bytes)} B`;

/** P6: what a row costs in the heap of a table, beside the row itself, which is made before. */
export async function* heapOf(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const contenders = inTurn([ours, ...peers], (name) => grown(tables, name));
  // What is left after a collection hardly varies.
  const rounds = await interleave(contenders, { rounds: 3, warmUps: 0, ...wanted });
  yield comparedLine({
    ...{ goal: 'P6', what: 'heap a row of 10,000, over the raw data, against TanStack', limit: { atMost: 0.15 } },
    ...{ comparison: compare(rounds, 'tanStack', 'bytesARow'), format: perRow },
  });
  for (const peer of peers) {
    if (peer !== 'tanStack') yield told(rounds, `  the same, ${peerNames[peer]} beside`, peer, 'bytesARow', perRow);
    yield told(rounds, `  once sorted, ${peerNames[peer]} beside`, peer, 'sortedBytesARow', perRow);
  }
}

/** Bytes a row by which the heap has grown when the rows are shown, and when they were sorted. */
function grown(tables: Tables, name: TableName): Promise<Sample> {
  return withPage(tables, name, rows, async (page, client) => {
    await client.send('Performance.enable');
    const before = await heapUsed(client);
    await page.evaluate(() => window.bench.firstRow());
    await settle(page);
    const shown = await heapUsed(client);
    await page.evaluate(() => window.bench.sort('power'));
    await settle(page);
    const sorted = await heapUsed(client);
    return { bytesARow: (shown - before) / rows, sortedBytesARow: (sorted - before) / rows };
  });
}

async function heapUsed(client: CDPSession): Promise<number> {
  // The second collects what the first one's finalizers let go.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}
