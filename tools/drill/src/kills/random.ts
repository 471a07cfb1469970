/** Generates deterministic numbers in [0, 1) from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in random order. */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ thing }) => thing);
}
