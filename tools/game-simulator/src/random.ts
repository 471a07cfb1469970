/** Deterministic random stream: the same seed yields the same world. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a number in [low, high). */
  between(low: number, high: number): number;
  /** Returns an integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Draws from a normal distribution. */
  normal(mean: number, deviation: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  shuffled<T>(items: readonly T[]): T[];
}

/** Opens a stream for a seed and the names of its purpose, so that an additional draw in one place changes no other. */
export function randomFor(...seeds: readonly (number | string)[]): Random {
  const next = mulberry32(hash(seeds.join('/')));
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));

  return {
    next,
    between,
    whole,
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new Error('Nothing to pick from: the list of choices is empty.');
      return choice;
    },
    chance: (probability) => next() < probability,
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** Computes an FNV-1a hash of 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
