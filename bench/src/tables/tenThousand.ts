import assert from 'node:assert/strict';
import { countedLine, type Line } from '../measuring/goal.ts';
import { interleave, middle, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { info, once, timeLine } from './lines.ts';
import { visit } from './measurePage.ts';
import type { TableName, Tables } from './openPage.ts';
import { peerNames } from './peers.ts';
import { wholeOnce } from './wholeOnce.ts';

const few = 301;
const many = 10_000;
const filter = 'filter to 2,500 of a category';

/** P1 and P3 to P5 at 10,000 rows. */
export async function* ofTenThousand(tables: Tables, wanted: RoundsWanted): AsyncIterable<Line> {
  const run = (name: TableName, rows: number) => () => visit(tables, name, rows);
  const rounds = await interleave(
    { [ours]: run('ours', many), few: run('ours', few), agGrid: run('agGrid', many) },
    wanted,
  );
  const first = 'first row painted, 10,000 rows';
  yield timeLine(rounds, 'P1', `${first}, against AG Grid`, 'agGrid', 'firstRowMs', { atMost: 0.35 });
  const sort = 'sort to paint, 10,000 rows';
  yield timeLine(rounds, 'P3', `${sort}, against AG Grid`, 'agGrid', 'sortMs', { atMost: 0.5 });
  yield timeLine(rounds, 'P4', `${sort}, against ours at 301`, 'few', 'sortMs', { atMost: 1.7 });
  yield info(rounds, `${filter}, AG Grid beside`, 'agGrid', 'filterMs');
  const [elements, elementsOfFew] = [ours, 'few'].map((name) => middle(rounds, name, 'elements'));
  assert.ok(elements && elementsOfFew);
  const what = 'elements in the table at 10,000 rows';
  yield countedLine({ goal: 'P5', what, limit: { atMost: 1999 }, ours: elements });
  yield countedLine({
    goal: 'P5',
    what: `${what}, against 301`,
    limit: { atMost: 1.1 },
    ours: elements,
    peer: elementsOfFew,
  });
  const beside = await interleave({ [ours]: run('ours', many), muiX: run('muiX', many) }, once);
  yield info(beside, `${first}, ${peerNames.muiX} beside`, 'muiX', 'firstRowMs');
  yield info(beside, '  sort to paint', 'muiX', 'sortMs');
  yield info(beside, `  ${filter}`, 'muiX', 'filterMs');
  yield* wholeOnce(tables, many);
}
