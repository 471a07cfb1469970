import { countedLine, type Line, whole } from '../measuring/goal.ts';
import { interleave, middle, ours, type RoundsWanted, type Sample } from '../measuring/rounds.ts';
import { inTurn, told } from './lines.ts';
import { settle, type TableName, type Tables, withPage } from './openPage.ts';
import { peerNames } from './peers.ts';

const rows = 1000;
const peers = ['agGrid', 'muiX', 'tanStack'] as const;

/** P7: 2.5 s of scrolling by two rows a frame, as the machine is and with a processor a quarter as fast. */
export async function* scrollOf(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const contenders = inTurn([ours, ...peers], (name) => scrolled(tables, name));
  const rounds = await interleave(contenders, { rounds: 5, warmUps: 0, ...wanted });
  const slow = 'frames of more than 50 ms in 2.5 s of scrolling';
  const [free, throttled] = ['slowFrames', 'slowFrames4x'].map((measure) => middle(rounds, ours, measure));
  yield countedLine({ goal: 'P7', what: slow, limit: { atMost: 0 }, ours: free ?? Number.NaN });
  yield countedLine({
    ...{ goal: 'P7', what: `${slow}, 4x CPU, against AG Grid`, limit: { atMost: 1 } },
    ...{ ours: throttled ?? Number.NaN, peer: middle(rounds, 'agGrid', 'slowFrames4x') },
  });
  for (const peer of peers) {
    yield told(rounds, `long tasks meanwhile, 4x CPU, ${peerNames[peer]} beside`, peer, 'longTasks4x', whole);
    yield told(rounds, '  frames that were dropped, 4x CPU', peer, 'dropped4x', whole);
    yield told(rounds, '  frames that were dropped, unthrottled', peer, 'dropped', whole);
  }
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
      ...{ slowFrames: free.slowFrames, dropped: free.dropped },
      ...{ slowFrames4x: slowFrames, dropped4x: dropped, longTasks4x: longTasks },
    };
  });
}
