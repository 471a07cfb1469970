/** What a row of ranked times gets: its place and its gaps in ms. */
export interface Standing {
  place: number;
  gapToLeaderMs: number;
  /** `null` for the first row. */
  gapToPreviousMs: number | null;
}

/** Places and gaps for times in ms, fastest first; equal times share a place and use up the next: 1, 2, 2, 4. */
export function sharePlaces(timesMs: readonly number[]): Standing[] {
  const leaderMs = timesMs[0] ?? 0;
  let place = 1;

  return timesMs.map((timeMs, index) => {
    const previousMs = timesMs[index - 1] ?? null;
    if (timeMs !== previousMs) place = index + 1;
    return {
      place,
      gapToLeaderMs: timeMs - leaderMs,
      gapToPreviousMs: previousMs === null ? null : timeMs - previousMs,
    };
  });
}
