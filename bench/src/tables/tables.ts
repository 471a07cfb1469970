import { buildPages } from '../browser/buildPages.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from '../browser/serveFolder.ts';
import type { Line } from '../measuring/goal.ts';
import { ours, type RoundsWanted } from '../measuring/rounds.ts';
import { checkEqual } from './checkEqual.ts';
import { commitsOf } from './commits.ts';
import { heapOf } from './heap.ts';
import { ofHundred } from './hundred.ts';
import type { Tables } from './openPage.ts';
import { type PeerName, peerNames } from './peers.ts';
import { scrollOf } from './scrolling.ts';
import { sizesOf } from './sizes.ts';
import { ofTenThousand } from './tenThousand.ts';
import { ofThousand } from './thousand.ts';

type Log = (line: string) => void;

const peers = Object.keys(peerNames).filter((name): name is PeerName => name in peerNames);

/** P1 to P8 and P27: ResultsTable with 25 columns in a browser of 1440 by 900. */
export async function* bench(log: Log, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  log('Building the pages …');
  const site = await serveFolder(await buildPages({ folder: 'tables', names: [ours, ...peers] }));
  const profiled = await serveFolder(await buildPages({ folder: 'tables', names: ['profiled'], isProfiled: true }));
  const browser = await openBrowser();
  const tables: Tables = { browser, origin: site.origin };
  try {
    log('Comparing what the tables show …');
    await checkEqual(tables, peers, 1000);
    yield* ofHundred(tables, wanted);
    yield* ofThousand(tables, wanted);
    yield* ofTenThousand(tables, wanted);
    yield* heapOf(tables, wanted);
    yield* scrollOf(tables, wanted);
    yield* commitsOf(browser, `${profiled.origin}/profiled.html`);
    yield* sizesOf();
  } finally {
    await browser.close();
    await Promise.all([site.close(), profiled.close()]);
  }
}
