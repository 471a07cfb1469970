import { describe, expect, it } from 'vitest';
import { aStarter } from '../testing/aStarter.ts';
import { routeBySlug } from '../world/routeBySlug.ts';
import { courseOf } from './course.ts';
import { ridePeloton } from './peloton.ts';
import { averageWatts, type Ride } from './ride.ts';

const course = courseOf(routeBySlug('bell-lap'), { laps: 2, distanceInMeters: 0 });
const rules = { course, drafting: true, seed: 'test' };
const engine = (criticalWatts: number) => ({
  criticalWatts,
  reserve: 18_000,
  peakWatts: 3 * criticalWatts,
  boldness: 0.3,
});
const field = Array.from({ length: 12 }, (_, index) =>
  aStarter({ profileId: index + 1, engine: engine(190 + index * 12) }),
);

/** Returns the metres at the finish time: whole seconds, and the fraction of the last one. */
function metresAtFinish({ speeds, durationMs }: Ride): number {
  const whole = Math.floor((durationMs ?? 0) / 1000);
  const centimetres = speeds.slice(0, whole).reduce((sum, speed) => sum + speed, 0);
  return (centimetres + ((speeds[whole] ?? 0) * ((durationMs ?? 0) % 1000)) / 1000) / 100;
}

describe('ridePeloton', () => {
  it('is deterministic for a seed, and differs between seeds', () => {
    expect(ridePeloton(field, rules)).toEqual(ridePeloton(field, rules));
    expect(ridePeloton(field, { ...rules, seed: 'other' })).not.toEqual(ridePeloton(field, rules));
  });

  it('stops the clock where the line is crossed', () => {
    for (const ride of ridePeloton(field, rules)) {
      expect(Math.abs(metresAtFinish(ride) - course.length)).toBeLessThan(0.02);
    }
  });

  it('keeps riders rolling after the line', () => {
    for (const { watts, speeds, durationMs } of ridePeloton(field, rules)) {
      const rolledSeconds = watts.length - (durationMs ?? 0) / 1000;

      expect(speeds).toHaveLength(watts.length);
      expect(rolledSeconds).toBeGreaterThanOrEqual(20);
      expect(rolledSeconds).toBeLessThan(92);
    }
  });

  it('leaves a rider who gives up without a time', () => {
    const [first, ...rest] = field;
    const rides = ridePeloton([{ ...aStarter(first), stopsAt: 0.5 }, ...rest], rules);

    const metres = (rides[0]?.speeds ?? new Uint16Array()).reduce((sum, speed) => sum + speed, 0) / 100;

    expect(rides[0]?.durationMs).toBeNull();
    expect(metres).toBeGreaterThanOrEqual(course.length / 2);
    expect(metres).toBeLessThan(course.length / 2 + 30);
    expect(rides.slice(1).every((ride) => ride.durationMs !== null)).toBe(true);
  });

  it('saves watts behind wheels and none in a time trial', () => {
    const pair = [aStarter({ profileId: 1, engine: engine(320) }), aStarter({ profileId: 2, engine: engine(230) })];
    const weaker = (drafting: boolean) => ridePeloton(pair, { ...rules, drafting })[1];

    expect(weaker(true)?.durationMs ?? 0).toBeLessThan(weaker(false)?.durationMs ?? 0);
    expect(averageWatts(weaker(false) ?? fail())).toBeGreaterThan(200);
  });

  it("counts each rider's seconds from their own start", () => {
    const [early, late] = ridePeloton(
      [aStarter({ profileId: 1 }), aStarter({ profileId: 2, delaySeconds: 600, waveSeconds: 15 })],
      rules,
    );

    expect(Math.abs((early?.durationMs ?? 0) - (late?.durationMs ?? 0))).toBeLessThan(60_000);
    expect(late?.waveSeconds).toBe(15);
  });
});

function fail(): never {
  throw new Error('The rider has no ride.');
}
