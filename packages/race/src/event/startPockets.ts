const usualPockets: readonly number[] = [1, 2, 3, 4];

/** Parses the start pockets of a route from the catalogue's text, such as '11,12,13,14'; 1 to 4 if it has none. */
export function startPockets(eventPaddocks: string): readonly number[] {
  const pockets = eventPaddocks
    .split(',')
    .map((text) => Number.parseInt(text, 10))
    .filter((pocket) => Number.isInteger(pocket));
  return pockets.length > 0 ? pockets : usualPockets;
}

/** Returns the pocket of a group: the first group has the first, and so on; groups beyond the last share it. */
export function startPocketOf(group: number, pockets: readonly number[]): number | null {
  return pockets[group - 1] ?? pockets.at(-1) ?? null;
}
