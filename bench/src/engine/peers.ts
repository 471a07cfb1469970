import { ActivityTypes, ActivityUtilities, DataPower, EventImporterJSON } from '@sports-alliance/sports-lib';

/** Best mean power by duration, as the plainest code finds it: every window added up anew. */
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

export type SportsLibActivity = ReturnType<typeof EventImporterJSON.getActivityFromJSON>;

/** A ride as sports-lib holds one; made once, outside what is measured. */
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
