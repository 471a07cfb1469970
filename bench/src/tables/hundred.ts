import type { Line } from '../measuring/goal.ts';
import { interleave, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { info, inTurn } from './lines.ts';
import { visit } from './measurePage.ts';
import type { Tables } from './openPage.ts';
import { peerNames } from './peers.ts';

const shown = ['agGrid', 'muiX', 'tanStack', 'mantine', 'simpleDatatables'] as const;

/** Measures 100 rows, all of them rendered by our table: no goal. */
export async function* ofHundred(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const contenders = inTurn([ours, ...shown], (name) => visit(tables, name, 100));
  const rounds = await interleave(contenders, { rounds: 3, warmUps: 0, isGuarded: false, ...wanted });
  for (const peer of shown) {
    yield info(rounds, `first row painted, 100 rows, ${peerNames[peer]} beside`, peer, 'firstRowMs');
    yield info(rounds, '  sort to paint', peer, 'sortMs');
  }
}
