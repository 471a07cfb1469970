import assert from 'node:assert/strict';
import { buildGeneralClassification, withStages } from '../../../packages/race/src/index.ts';
import { costOf } from '../measuring/cpu.ts';
import { comparedLine, infoLine, type Line, milliseconds } from '../measuring/goal.ts';
import { compare, interleave, middle, ours, type RoundsWanted } from '../measuring/rounds.ts';
import { riddenSeries } from './riddenSeries.ts';
import { straightStandings } from './straightStandings.ts';
import { wholeJob } from './wholeJob.ts';

const riders = 5000;
const stages = 20;
const inMilliseconds = (microseconds: number) => milliseconds(microseconds / 1000);

/** P20, P21: the general classification of a long tour, from scratch and after one stage, and the whole job around it. */
export async function* bench(log: (line: string) => void, wanted: RoundsWanted = {}): AsyncIterable<Line> {
  const ridden = riddenSeries(riders, stages);
  const { input, protocols } = ridden;
  const { rules } = input;
  const before = buildGeneralClassification(rules, protocols);
  const last = protocols.slice(-1);
  assert.deepEqual(before, straightStandings(protocols));
  assert.deepEqual(withStages(before, rules, last), before);

  const rounds = await interleave(
    {
      ours: () => costOf(() => buildGeneralClassification(rules, protocols), 300),
      straight: () => costOf(() => straightStandings(protocols), 300),
    },
    { rounds: 9, ...wanted },
  );
  const what = `general classification, ${riders.toLocaleString('en')} riders × ${stages} stages, CPU, against straight loops`;
  const comparison = compare(rounds, 'straight', 'cpuUs');
  yield comparedLine({ goal: 'P20', what, limit: { atMost: 1.2 }, comparison, format: inMilliseconds });
  const again = costOf(() => withStages(before, rules, last), 300);
  const clock = (name: string) => inMilliseconds(middle(rounds, name, 'wallUs'));
  yield infoLine('the same by the clock', clock(ours), clock('straight'));
  yield infoLine('after one stage alone, by the clock', inMilliseconds(again.wallUs));
  yield* wholeJob(ridden, log, wanted);
}
