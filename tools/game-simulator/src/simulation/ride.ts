/** One rider's race, second by second. Everything else (distance, height, heart rate …) is derived from it. */
export interface Ride {
  readonly profileId: number;
  /** Seconds from the group's start to this rider's: the rows of a time trial, else 0. */
  readonly waveSeconds: number;
  /** Finish time in milliseconds from the rider's own start; `null` for a rider with a DNF. */
  readonly durationMs: number | null;
  /** Mean watts of each second from the rider's own start, including the minute or so after the line. */
  readonly watts: Uint16Array;
  /** Speed at the end of each second in cm/s, as long as `watts`. */
  readonly speeds: Uint16Array;
}

/** Returns the counted seconds of the ride: up to the line, or all of them without a finish. */
export function racedSeconds(ride: Ride): number {
  return ride.durationMs === null ? ride.watts.length : Math.min(ride.watts.length, Math.round(ride.durationMs / 1000));
}

/** Returns the mean watts up to the line. */
export function averageWatts(ride: Ride): number {
  const seconds = racedSeconds(ride);
  let sum = 0;
  for (let second = 0; second < seconds; second += 1) sum += ride.watts[second] ?? 0;
  return seconds === 0 ? 0 : sum / seconds;
}

/**
 * Returns the highest mean watts over a window of seconds up to the line, rounded; 0 if the race was shorter than the
 * window.
 */
export function criticalPower(ride: Ride, window: number): number {
  const seconds = racedSeconds(ride);
  if (seconds < window) return 0;
  let sum = 0;
  let best = 0;
  for (let second = 0; second < seconds; second += 1) {
    sum += ride.watts[second] ?? 0;
    if (second >= window) sum -= ride.watts[second - window] ?? 0;
    if (second >= window - 1) best = Math.max(best, sum);
  }
  return Math.round(best / window);
}

/** Returns the metres covered over the whole ride. */
export function distanceOf(ride: Ride): number {
  let centimetres = 0;
  for (const speed of ride.speeds) centimetres += speed;
  return centimetres / 100;
}
