import { countedLine, type Line, whole } from '../measuring/goal.ts';
import { interleave, middle, ours, type Rounds, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { info, inTurn, once } from './lines.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';
import { type PeerName, peerNames } from './peers.ts';

const rows = 1000;
const beside = ['muiX', 'tanStack'] as const;
const slow = 'frames of more than 50 ms in 2.5 s of scrolling';

/** P7: scrolling by two rows per frame, at full speed and with CPU throttling to a quarter. */
export async function* scrollOf(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const run = (name: TableName) => scrolled(tables, name);
  // Ratios of small frame counts are too noisy for the guard: medians of the counts are compared.
  const unguarded = { warmUps: 0, ...wanted, isGuarded: false };
  const rounds = await interleave(inTurn([ours, 'agGrid'], run), unguarded);
  yield countedLine({ goal: 'P7', what: slow, limit: { atMost: 0 }, ours: middle(rounds, ours, 'slowFrames') });
  yield countedLine({
    goal: 'P7',
    what: '  the same, 4x CPU, against AG Grid',
    limit: { atMost: 1 },
    ours: middle(rounds, ours, 'slowFrames4x'),
    peer: middle(rounds, 'agGrid', 'slowFrames4x'),
  });
  yield* infoOf(rounds, 'agGrid');
  const others = await interleave(inTurn([ours, ...beside], run), once);
  for (const peer of beside) {
    yield info(others, `such frames, 4x CPU, ${peerNames[peer]} beside`, peer, 'slowFrames4x', whole);
    yield* infoOf(others, peer);
  }
}

function* infoOf(rounds: Rounds, peer: PeerName): Iterable<Line> {
  yield info(rounds, '  long tasks meanwhile, 4x CPU', peer, 'longTasks4x', whole);
  yield info(rounds, '  frames that were dropped, 4x CPU', peer, 'dropped4x', whole);
  yield info(rounds, '  frames that were dropped, unthrottled', peer, 'dropped', whole);
}

function scrolled(tables: Tables, name: TableName): Promise<Sample> {
  return withPage(tables, name, rows, async (page, client) => {
    await page.evaluate(() => window.bench.firstRow());
    await settle(page);
    const free = await page.evaluate(() => window.bench.scroll());
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { slowFrames, dropped, longTasks } = await page.evaluate(() => window.bench.scroll());
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return {
      slowFrames: free.slowFrames,
      dropped: free.dropped,
      slowFrames4x: slowFrames,
      dropped4x: dropped,
      longTasks4x: longTasks,
    };
  });
}
