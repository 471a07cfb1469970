/** Measurements of one run by name: costs or rates, any unit. */
export type Sample = Readonly<Record<string, number>>;

/** Runs a contender once and returns its measurements. */
export type Contender = () => Sample | Promise<Sample>;

/** All samples by contender, one per round, and those of the guard: the peers' second run in the same round. */
export interface Rounds {
  samples: ReadonlyMap<string, readonly Sample[]>;
  repeated: ReadonlyMap<string, readonly Sample[]>;
}

export interface Comparison {
  /** Median of our values. */
  ours: number;
  peer: number;
  /** Median of the rounds' ratios, ours to the peer. */
  ratio: number;
  /** Whether the peer against itself is outside 0.85 to 1.18: the run is inconclusive. */
  isNoisy: boolean;
}

/** Numbers of counted rounds and of warm-up rounds; five and one by default. */
export interface RoundsWanted {
  rounds?: number;
  warmUps?: number;
  /** Whether each peer runs twice a round, which `compare` requires for a verdict. */
  isGuarded?: boolean;
}

export const ours = 'ours';
const calm = [0.85, 1.18] as const;

/**
 * Runs all contenders in turn, A B A B, every peer twice a round for the guard; discards the first `warmUps` rounds.
 */
export async function interleave(
  contenders: Readonly<Record<string, Contender>>,
  { rounds = 5, warmUps = 1, isGuarded = true }: RoundsWanted = {},
): Promise<Rounds> {
  const samples = new Map<string, Sample[]>();
  const repeated = new Map<string, Sample[]>();
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      keep(samples, name, await run(), round);
      if (isGuarded && name !== ours) keep(repeated, name, await run(), round);
    }
  }
  return { samples, repeated };
}

function keep(into: Map<string, Sample[]>, name: string, sample: Sample, round: number): void {
  if (round >= 0) into.set(name, [...(into.get(name) ?? []), sample]);
}

/** Compares ours with a peer by one measure. */
export function compare({ samples, repeated }: Rounds, peer: string, measure: string): Comparison {
  const mine = valuesOf(samples.get(ours), measure);
  const theirs = valuesOf(samples.get(peer), measure);
  const again = valuesOf(repeated.get(peer), measure);
  if (theirs.length === 0) throw new Error(`Nothing was measured of ${peer}.`);
  if (again.length === 0) throw new Error(`To judge, ${peer} must run twice a round.`);
  const guard = median(ratios(again, theirs));

  return {
    ours: median(mine),
    peer: median(theirs),
    ratio: median(ratios(mine, theirs)),
    isNoisy: guard < calm[0] || guard > calm[1],
  };
}

/** Returns the median of one measure of one contender. */
export function middle({ samples }: Rounds, contender: string, measure: string): number {
  return median(valuesOf(samples.get(contender), measure));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error('The median of nothing was asked for.');
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

function valuesOf(samples: readonly Sample[] | undefined, measure: string): number[] {
  return (samples ?? []).map((sample) => {
    const value = sample[measure];
    if (value === undefined) throw new Error(`A run did not measure ${measure}.`);
    return value;
  });
}

function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, round) => value / (below[round] ?? Number.NaN));
}
