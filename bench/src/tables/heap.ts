import type { CDPSession } from 'playwright-core';
import { pageMetric } from '../browser/pageMetric.ts';
import { comparedLine, type Line, whole } from '../measuring/goal.ts';
import { compare, interleave, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { info, inTurn, once } from './lines.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';
import { peerNames } from './peers.ts';

const many = 10_000;
const few = 1000;
const perRow = (bytes: number) => `${whole(bytes)} B`;

/** P6: heap per row of a table, excluding the row itself, which is created before. */
export async function* heapOf(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const run = (name: TableName) => aRow(tables, name);
  // The heap after a collection hardly varies.
  const rounds = await interleave(inTurn([ours, 'tanStack'], run), { rounds: 3, warmUps: 0, ...wanted });
  yield comparedLine({
    goal: 'P6',
    what: 'heap that each row from 1,000 to 10,000 adds, against TanStack',
    limit: { atMost: 0.15 },
    comparison: compare(rounds, 'tanStack', 'added'),
    format: perRow,
  });
  yield info(rounds, '  all of it by 10,000 rows, with what the page costs once', 'tanStack', 'shown', perRow);
  yield info(rounds, '  the same once sorted', 'tanStack', 'sorted', perRow);
  const peers = ['agGrid', 'muiX'] as const;
  const beside = await interleave(inTurn([ours, ...peers], run), once);
  for (const peer of peers) yield info(beside, `  the same as shown, ${peerNames[peer]} beside`, peer, 'shown', perRow);
}

/** Returns bytes per row. */
async function aRow(tables: Tables, name: TableName): Promise<Record<'shown' | 'added' | 'sorted', number>> {
  const base = await grown(tables, name, few);
  const { shown, sorted } = await grown(tables, name, many);
  return { shown: shown / many, added: (shown - base.shown) / (many - few), sorted: sorted / many };
}

/** Returns the heap growth in bytes after showing the rows, and after sorting them. */
function grown(tables: Tables, name: TableName, rows: number): Promise<{ shown: number; sorted: number }> {
  return withPage(tables, name, rows, async (page, client) => {
    await client.send('Performance.enable');
    const before = await heapUsed(client);
    await page.evaluate(() => window.bench.firstRow());
    await settle(page);
    const shown = (await heapUsed(client)) - before;
    await page.evaluate(() => window.bench.sort('power'));
    await settle(page);
    return { shown, sorted: (await heapUsed(client)) - before };
  });
}

async function heapUsed(client: CDPSession): Promise<number> {
  // The second collects objects released by the first one's finalizers.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return pageMetric(client, 'JSHeapUsedSize');
}
