import { type ShownGap, sharePlaces } from '@otryv/race';

const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };

/**
 * The gaps of times in ms, each beside its time; `null` stays without a gap. Of equal times the one that `tieOf` puts
 * first leads.
 */
export function gapsOfTimes(
  timesMs: readonly (number | null)[],
  tieOf: (index: number) => number = Number,
): ShownGap[] {
  const ordered = timesMs
    .flatMap((timeMs, index) => (timeMs === null ? [] : [{ timeMs, index }]))
    .toSorted((one, other) => one.timeMs - other.timeMs || tieOf(one.index) - tieOf(other.index));
  const gaps = timesMs.map(() => noGap);

  for (const [at, standing] of sharePlaces(ordered.map(({ timeMs }) => timeMs)).entries()) {
    const index = ordered[at]?.index ?? -1;
    gaps[index] = { toLeaderMs: standing.gapToLeaderMs, toPreviousMs: standing.gapToPreviousMs };
  }
  return gaps;
}
