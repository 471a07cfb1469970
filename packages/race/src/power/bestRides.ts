import { measuredOrNull } from '../figures/measured.ts';
import { epochMs, type Moment } from '../format/formatDate.ts';
import { groupBy } from '../lists/groupBy.ts';

/** Best power of one ride over one interval: `duration` in s. */
export interface IntervalEffort {
  duration: number;
  watts: number | null;
  wattsPerKg: number | null;
}

/** A ride with its best efforts. */
export interface RideEfforts {
  date: Moment;
  efforts: readonly IntervalEffort[];
}

/** One of the best rides over an interval. */
export interface BestRide<Ride extends RideEfforts = RideEfforts> {
  duration: number;
  ride: Ride;
  value: number;
}

/**
 * Returns the best rides over each interval by its duration in s, strongest first: by default three, for the three
 * medals. Among equal values the later ride is first, as in a curve. Intervals without a ride are omitted.
 */
export function bestRides<Ride extends RideEfforts>(
  rides: readonly Ride[],
  unit: 'watts' | 'wattsPerKg',
  most = 3,
): Map<number, BestRide<Ride>[]> {
  const all = rides.flatMap((ride) =>
    ride.efforts.flatMap(({ duration, [unit]: power }) => {
      const value = measuredOrNull(power);
      return value === null ? [] : [{ duration, ride, value }];
    }),
  );
  const intervals = groupBy(
    all.toSorted((one, other) => one.duration - other.duration || strongestFirst(one, other)),
    ({ duration }) => duration,
  );
  return new Map([...intervals].map(([duration, best]) => [duration, best.slice(0, most)]));
}

function strongestFirst(one: BestRide, other: BestRide): number {
  return other.value - one.value || (epochMs(other.ride.date) ?? 0) - (epochMs(one.ride.date) ?? 0);
}
