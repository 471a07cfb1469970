import { groupBy } from '../lists/groupBy.ts';

/** A rider's result of a race. */
export interface RaceOfRider {
  eventId: number;
  /** Identifies the rider's classification: riders of different ones are not compared. */
  group: string;
  /** Time in ms; `null` without a finish. */
  timeMs: number | null;
  /** Whether the rider is in the classification: neither disqualified nor a DNF. */
  isRanked: boolean;
}

/** Why a common race does not count between riders. */
export type UncountedReason = 'notRanked' | 'otherGroup';

export interface CommonRace<Race extends RaceOfRider = RaceOfRider> {
  eventId: number;
  /** Results in the order of the riders; `null` for a rider without one. */
  results: readonly (Race | null)[];
  /** Why no rider is ahead; `null` for a race that counts. */
  uncounted: UncountedReason | null;
  /** Index of the rider ahead; `null` for equal times and a race that does not count. */
  aheadAt: number | null;
  /** Lead of that rider over the next, in ms. */
  leadMs: number | null;
}

/**
 * Returns the races in which two or more of the riders took part, in the order of the first rider's races.
 *
 * The fastest of those ranked in one group is ahead. A race does not count if fewer than two are ranked, or if those
 * ranked rode in different groups.
 */
export function commonRaces<Race extends RaceOfRider>(riders: readonly (readonly Race[])[]): CommonRace<Race>[] {
  const entries = riders.flatMap((races, at) => races.map((race) => ({ race, at })));
  return [...groupBy(entries, ({ race }) => race.eventId)].flatMap(([eventId, shared]) => {
    const results = riders.map((_, at) => shared.find((one) => one.at === at)?.race ?? null);
    return results.filter((race) => race !== null).length < 2 ? [] : [{ eventId, results, ...judged(results) }];
  });
}

type Judgement = Pick<CommonRace, 'uncounted' | 'aheadAt' | 'leadMs'>;

function judged(results: readonly (RaceOfRider | null)[]): Judgement {
  const ranked = results
    .flatMap((race, at) =>
      race?.isRanked && race.timeMs !== null ? [{ at, timeMs: race.timeMs, of: race.group }] : [],
    )
    .toSorted((one, other) => one.timeMs - other.timeMs);
  const [first, second] = ranked;
  if (!first || !second) return uncounted('notRanked');
  if (ranked.some(({ of }) => of !== first.of)) return uncounted('otherGroup');
  const leadMs = second.timeMs - first.timeMs;
  return { uncounted: null, aheadAt: leadMs === 0 ? null : first.at, leadMs };
}

const uncounted = (reason: UncountedReason): Judgement => ({ uncounted: reason, aheadAt: null, leadMs: null });

export interface HeadToHead {
  /** Number of races that each rider won, in the order of the riders. */
  wins: readonly number[];
  /** Number of races that count. */
  counted: number;
  /** Median lead of the first of two riders, in ms: below 0 if behind; `null` for more riders and without races. */
  medianLeadMs: number | null;
}

/** Computes the score of riders over their common races. */
export function headToHead(races: readonly CommonRace[], riders: number): HeadToHead {
  const counted = races.filter((race) => race.uncounted === null);
  return {
    wins: Array.from({ length: riders }, (_, at) => counted.filter(({ aheadAt }) => aheadAt === at).length),
    counted: counted.length,
    medianLeadMs:
      riders === 2 ? median(counted.map(({ aheadAt, leadMs }) => (leadMs ?? 0) * (aheadAt === 1 ? -1 : 1))) : null,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
