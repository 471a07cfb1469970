/** Place and gaps in ms of a ranked time. */
export interface Standing {
  place: number;
  gapToLeaderMs: number;
  /** `null` for the first row. */
  gapToPreviousMs: number | null;
}

/** Ranks values given best first; equal values share a place and skip the next: 1, 2, 2, 4. */
export function sharedPlaces(values: readonly number[]): number[] {
  let place = 1;

  return values.map((value, index) => {
    if (index > 0 && value !== values[index - 1]) place = index + 1;
    return place;
  });
}

/** Computes places and gaps for times in ms, fastest first; equal times share a place. */
export function standingsOf(timesMs: readonly number[]): Standing[] {
  const leaderMs = timesMs[0] ?? 0;
  const ranks = sharedPlaces(timesMs);

  return timesMs.map((timeMs, index) => {
    const previousMs = timesMs[index - 1] ?? null;
    return {
      place: ranks[index] ?? 0,
      gapToLeaderMs: timeMs - leaderMs,
      gapToPreviousMs: previousMs === null ? null : timeMs - previousMs,
    };
  });
}
