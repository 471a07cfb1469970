/** Number of heights stored per lap. */
export const LAP_HEIGHTS = 128;
/** Maximum distance of the lap's end beyond the last record of a ride, as a share of the lap. */
const MISSING_END = 0.02;

/** The records of a ride, as parallel arrays. */
export interface RideRecords {
  /** m from the start, ascending. */
  distancesM: readonly number[];
  /** m above any level. */
  altitudesM: readonly number[];
}

export interface Lap {
  /** Start of the first lap, in m from the start. */
  fromM: number;
  lengthM: number;
}

/**
 * Samples the heights of the first lap of a ride, in m, at even distances from its start to its end.
 *
 * `null` for a ride that did not cover the lap, and for records of unequal length.
 */
export function lapHeights({ distancesM, altitudesM }: RideRecords, { fromM, lengthM }: Lap): number[] | null {
  const last = distancesM.at(-1);
  if (last === undefined || distancesM.length !== altitudesM.length || !(lengthM > 0)) return null;
  if (last < fromM + lengthM * (1 - MISSING_END)) return null;
  let next = 0;
  return Array.from({ length: LAP_HEIGHTS }, (_, index) => {
    const metres = Math.min(last, fromM + (lengthM * index) / (LAP_HEIGHTS - 1));
    while ((distancesM[next] ?? last) < metres) next += 1;
    return heightAt(metres, { distancesM, altitudesM }, next);
  });
}

/** Returns the median height of several rides at each point, above the lowest of these, in whole decimetres. */
export function medianHeights(rides: readonly (readonly number[])[]): number[] {
  const medians = Array.from({ length: LAP_HEIGHTS }, (_, index) => medianOf(rides.map((ride) => ride[index] ?? 0)));
  const lowest = Math.min(...medians);
  return medians.map((height) => Math.round((height - lowest) * 10) / 10);
}

function heightAt(metres: number, { distancesM, altitudesM }: RideRecords, next: number): number {
  const [toM, to] = [distancesM[next] ?? 0, altitudesM[next] ?? 0];
  const [atM, at] = [distancesM[next - 1] ?? toM, altitudesM[next - 1] ?? to];
  return toM > atM ? at + ((to - at) * (metres - atM)) / (toM - atM) : to;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
