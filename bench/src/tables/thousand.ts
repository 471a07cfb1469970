import { type Line, whole } from '../measuring/goal.ts';
import { interleave, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { info, inTurn, once, timeLine } from './lines.ts';
import { type Visit, visit } from './measurePage.ts';
import type { TableName, Tables } from './openPage.ts';
import { peerNames, wholePeers } from './peers.ts';

const windowed = ['agGrid', 'muiX', 'tanStack', 'plainWindow'] as const;
// Our table renders this many rows completely, for the browser's search.
const filter = 'filter to 250 of a category';

/** P1 to P3 at 1,000 rows. */
export async function* ofThousand(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const run = (name: TableName) => visit(tables, name, 1000);
  const rounds = await interleave(inTurn([ours, ...windowed], run), wanted);
  const first = 'first row painted, 1,000 rows';
  yield timeLine(rounds, 'P1', `${first}, against AG Grid`, 'agGrid', 'firstRowMs', { atMost: 0.35 });
  for (const part of ['script', 'style', 'layout']) yield info(rounds, `  of that: ${part}`, 'agGrid', `${part}Ms`);
  yield timeLine(rounds, 'P1', `${first}, against ${peerNames.muiX}`, 'muiX', 'firstRowMs', { atMost: 0.5 });
  yield info(rounds, '  the same, TanStack beside', 'tanStack', 'firstRowMs');
  yield timeLine(rounds, 'P2', 'the same, against a plain windowed table', 'plainWindow', 'firstRowMs', {
    atMost: 1.6,
  });
  const sort = 'sort to paint, 1,000 rows';
  yield timeLine(rounds, 'P3', `${sort}, against AG Grid`, 'agGrid', 'sortMs', { atMost: 0.5 });
  yield timeLine(rounds, 'P3', `${sort}, against TanStack`, 'tanStack', 'sortMs', { atMost: 1 });
  yield info(rounds, `  the same, ${peerNames.muiX} beside`, 'muiX', 'sortMs');
  yield info(rounds, '  the same, a plain windowed table beside', 'plainWindow', 'sortMs');
  for (const peer of windowed) yield info(rounds, `${filter}, ${peerNames[peer]} beside`, peer, 'filterMs');
  for (const peer of windowed) yield info(rounds, `elements, ${peerNames[peer]} beside`, peer, 'elements', whole);
  yield* ofWholePeers(run);
}

/** Tables that render 25,000 cells take seconds and have no goal: one round. */
async function* ofWholePeers(run: (name: TableName) => Promise<Visit>): AsyncIterable<Line> {
  const rounds = await interleave(inTurn([ours, ...wholePeers], run), once);
  for (const peer of wholePeers) {
    yield info(rounds, `first row painted, 1,000 rows, ${peerNames[peer]} beside`, peer, 'firstRowMs');
    yield info(rounds, '  sort to paint', peer, 'sortMs');
    yield info(rounds, `  ${filter}`, peer, 'filterMs');
    yield info(rounds, '  elements', peer, 'elements', whole);
  }
}
