/** Everything a category badge can say; T stands for the finished. */
export const CATEGORIES = ['A+', 'A', 'B', 'C', 'D', 'E', 'W', 'WA', 'WB', 'T'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The choices of a category filter: each label once, sorted without regard to case, the word for all first if given. */
export function categories(labels: readonly string[], { withAll }: { withAll?: string } = {}): string[] {
  const sorted = [...new Set(labels)].toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b));
  return withAll === undefined ? sorted : [withAll, ...sorted.filter((label) => label !== withAll)];
}

function compare(a: string, b: string) {
  return Number(a > b) - Number(a < b);
}
