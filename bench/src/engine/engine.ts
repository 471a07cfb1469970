import assert from 'node:assert/strict';
import { decodePower, encodePower } from '../../../apps/api/src/game/activities/power-by-second.ts';
import { bestEfforts, CP_DURATIONS, meanMaximalPower } from '../../../packages/race/src/index.ts';
import { costOf } from '../measuring/cpu.ts';
import { comparedLine, infoLine, type Line, short } from '../measuring/goal.ts';
import { compare, interleave, middle, ours } from '../measuring/rounds.ts';
import { naiveEfforts, sportsLibActivity, sportsLibEfforts, windowedCurve } from './peers.ts';
import { ride } from './ride.ts';

type Efforts = ReadonlyMap<number, number | null>;

const activities = 40;
const microseconds = (value: number) => `${short(value)} µs`;

/** P9 to P11: CPU time of the power functions, in one process. */
export async function* bench(): AsyncIterable<Line> {
  yield* bestEffortsOf(3600);
  yield* bestEffortsOf(21_600);
  yield* wholeCurve();
  yield* curveRefresh();
}

async function* bestEffortsOf(seconds: number): AsyncIterable<Line> {
  const watts = ride(seconds, seconds);
  const activity = sportsLibActivity(watts);
  const contenders = {
    ours: () => bestEfforts(watts, CP_DURATIONS),
    'sports-lib': () => sportsLibEfforts(activity, CP_DURATIONS),
    'naive loop': () => naiveEfforts(watts, CP_DURATIONS),
  };
  same(contenders.ours(), contenders['sports-lib']());
  same(contenders.ours(), contenders['naive loop']());

  const rounds = await interleave(
    Object.fromEntries(Object.entries(contenders).map(([name, run]) => [name, () => costOf(run)])),
    { rounds: 9 },
  );
  const samples = `11 best efforts, ${seconds.toLocaleString('en')} samples, CPU`;
  for (const [peer, atMost] of [
    ['sports-lib', 0.4],
    ['naive loop', 0.003],
  ] as const) {
    const comparison = compare(rounds, peer, 'cpuUs');
    yield comparedLine({
      goal: 'P9',
      what: `${samples}, against ${peer}`,
      limit: { atMost },
      comparison,
      format: microseconds,
    });
  }
  yield infoLine(`the same by the clock: ours, sports-lib`, clock(rounds, ours), clock(rounds, 'sports-lib'));
}

const clock = (rounds: Awaited<ReturnType<typeof interleave>>, name: string) =>
  microseconds(middle(rounds, name, 'wallUs'));

/** Measures the curve of every duration of a six-hour ride, against the method of GoldenCheetah. */
async function* wholeCurve(): AsyncIterable<Line> {
  const watts = ride(21_600, 21_600);
  const contenders = { ours: () => meanMaximalPower(watts), windows: () => windowedCurve(watts) };
  assert.deepEqual(
    Array.from(contenders.ours(), (mean) => mean.toFixed(6)),
    Array.from(contenders.windows(), (mean) => mean.toFixed(6)),
  );

  const rounds = await interleave(
    Object.fromEntries(Object.entries(contenders).map(([name, run]) => [name, () => costOf(run)])),
    { rounds: 9 },
  );
  const what = "every duration, 21,600 samples, CPU, against GoldenCheetah's method";
  const comparison = compare(rounds, 'windows', 'cpuUs');
  yield comparedLine({ goal: 'P10', what, limit: { atMost: 0.25 }, comparison, format: microseconds });
  yield infoLine('the same by the clock', clock(rounds, ours), clock(rounds, 'windows'));
}

/** Measures a rider's curve of 40 hours of racing: from stored bytes, against JSON that is parsed once. */
async function* curveRefresh(): AsyncIterable<Line> {
  const rides = Array.from({ length: activities }, (_, at) => ride(3600, at + 1));
  const bytes = rides.map(encodePower);
  const texts = rides.map((watts) => JSON.stringify({ powerInWatts: Array.from(watts) }));
  const contenders = {
    ours: () => highest(bytes.map((each) => bestEfforts(decodePower(each), CP_DURATIONS))),
    json: () => highest(texts.map((text) => bestEfforts(JSON.parse(text).powerInWatts, CP_DURATIONS))),
  };
  same(contenders.ours(), contenders.json());

  const rounds = await interleave(
    { ours: () => costOf(contenders.ours, 150), json: () => costOf(contenders.json, 150) },
    { rounds: 9 },
  );
  const what = `power-curve refresh of ${activities} activities, CPU, against JSON parsed once`;
  const comparison = compare(rounds, 'json', 'cpuUs');
  yield comparedLine({ goal: 'P11', what, limit: { atMost: 0.7 }, comparison, format: microseconds });
  yield infoLine('the same by the clock', clock(rounds, ours), clock(rounds, 'json'));
}

/** Returns the best of all rides by duration. */
function highest(curves: readonly Efforts[]): Efforts {
  return new Map(
    CP_DURATIONS.map((duration) => {
      const known = curves.map((curve) => curve.get(duration) ?? null).filter((watts) => watts !== null);
      return [duration, known.length === 0 ? null : Math.max(...known)];
    }),
  );
}

/** Throws if two methods find different watts. */
function same(mine: Efforts, theirs: Efforts): void {
  const rounded = (efforts: Efforts) =>
    CP_DURATIONS.map((duration) => efforts.get(duration)?.toFixed(6) ?? `none of ${duration} s`);
  assert.deepEqual(rounded(mine), rounded(theirs));
}
