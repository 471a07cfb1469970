import { ActivityTypes, ActivityUtilities, DataPower, EventImporterJSON } from '@sports-alliance/sports-lib';

/** Best mean power by duration in the simplest way: summing every window again. */
export function naiveEfforts(watts: ArrayLike<number>, durations: readonly number[]): Map<number, number | null> {
  return new Map(durations.map((duration) => [duration, naiveMean(watts, duration)]));
}

function naiveMean(watts: ArrayLike<number>, duration: number): number | null {
  if (watts.length < duration) return null;
  let best = 0;
  for (let start = 0; start + duration <= watts.length; start++) {
    let work = 0;
    for (let second = start; second < start + duration; second++) work += watts[second] ?? 0;
    best = Math.max(best, work);
  }
  return best / duration;
}

/** In s: no window of GoldenCheetah's search is longer than its duration by more than this. */
const longestShift = 180;

/**
 * Best mean power of every duration by the method of GoldenCheetah: the ride is cut into overlapping windows, and only
 * a window with more total work than the best so far is searched start by start.
 */
export function windowedCurve(watts: ArrayLike<number>): Float64Array {
  const work = new Float64Array(watts.length + 1);
  for (let second = 0; second < watts.length; second++) work[second + 1] = (work[second] ?? 0) + (watts[second] ?? 0);
  return Float64Array.from(watts, (_, index) => bestOfWindows(work, index + 1) / (index + 1));
}

function bestOfWindows(work: Float64Array, duration: number): number {
  const seconds = work.length - 1;
  const shift = Math.min(duration, longestShift);
  const length = Math.min(duration + shift, seconds);
  let best = 0;
  const search = (from: number) => {
    if ((work[from + length] ?? 0) - (work[from] ?? 0) < best) return;
    for (let start = from; start + duration <= from + length; start++) {
      const found = (work[start + duration] ?? 0) - (work[start] ?? 0);
      if (found > best) best = found;
    }
  };
  for (let from = 0; from + length <= seconds; from += shift) search(from);
  search(seconds - length);
  return best;
}

export type SportsLibActivity = ReturnType<typeof EventImporterJSON.getActivityFromJSON>;

/** Converts a ride to sports-lib's format; done once, outside the measurement. */
export function sportsLibActivity(watts: ArrayLike<number>): SportsLibActivity {
  const startDate = Date.parse('2026-11-21T10:00:00Z');
  return EventImporterJSON.getActivityFromJSON({
    name: 'bench',
    startDate,
    endDate: startDate + watts.length * 1000,
    type: ActivityTypes.VirtualRide,
    powerMeter: true,
    trainer: true,
    stats: {},
    streams: [{ type: DataPower.type, data: Array.from(watts) }],
    laps: [],
    creator: { name: 'bench', devices: [] },
    intensityZones: [],
    events: [],
  });
}

export function sportsLibEfforts(
  activity: SportsLibActivity,
  durations: readonly number[],
): Map<number, number | null> {
  const points = ActivityUtilities.calculateMeanMaxPower(activity, [...durations]).getValue();
  const found = new Map(points.map(({ duration, power }) => [duration.getValue(), power.getValue()]));
  return new Map(durations.map((duration) => [duration, found.get(duration) ?? null]));
}
