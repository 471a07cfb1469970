import { infoLine, type Line, milliseconds } from '../measuring/goal.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';
import { peerNames, wholePeers } from './peers.ts';

const patienceMs = 60_000;

interface Once {
  firstRowMs: number;
  sortMs: number;
}

/** Runs tables that render all rows once each, with ours; aborts after a minute. */
export async function* wholeOnce(tables: Tables, rows: number): AsyncIterable<Line> {
  const ours = await once(tables, 'ours', rows);
  for (const peer of wholePeers) {
    const what = `${rows.toLocaleString('en')} rows, once, ${peerNames[peer]} beside`;
    const theirs = await once(tables, peer, rows);
    yield infoLine(`first row painted, ${what}`, textOf(ours?.firstRowMs), textOf(theirs?.firstRowMs));
    yield infoLine('  sort to paint', textOf(ours?.sortMs), textOf(theirs?.sortMs));
  }
}

const textOf = (value: number | undefined) => (value === undefined ? 'given up' : milliseconds(value));

function once(tables: Tables, name: TableName, rows: number): Promise<Partial<Once>> {
  return withPage(tables, name, rows, async (page) => {
    const measured: Partial<Once> = {};
    const measure = async () => {
      measured.firstRowMs = await page.evaluate(() => window.bench.firstRow());
      await settle(page);
      measured.sortMs = await page.evaluate(() => window.bench.sort('power'));
    };
    // A page that is given up ends its work when it is closed.
    await Promise.race([measure(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    return measured;
  });
}
