type PowerColumn<Duration extends number> = `cp-watts-${Duration}` | `cp-wattsKg-${Duration}`;

/** Returns the sortable columns of some intervals in s: each in W and in W/kg. */
export function powerColumns<const Duration extends number>(durations: readonly Duration[]): PowerColumn<Duration>[] {
  return durations.flatMap((duration) => [`cp-watts-${duration}` as const, `cp-wattsKg-${duration}` as const]);
}
