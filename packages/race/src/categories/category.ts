/** Labels of category badges; T is the total of finishers. */
export const CATEGORIES = ['A+', 'A', 'B', 'C', 'D', 'E', 'W', 'WA', 'WB', 'T'] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Returns the options of a category filter: unique labels, sorted case-insensitively, preceded by the option for all if
 * given.
 */
export function categories(labels: readonly string[], { withAll }: { withAll?: string } = {}): string[] {
  const sorted = [...new Set(labels)].toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b));
  return withAll === undefined ? sorted : [withAll, ...sorted.filter((label) => label !== withAll)];
}

function compare(a: string, b: string) {
  return Number(a > b) - Number(a < b);
}
