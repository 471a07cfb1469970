/** Categories of a series as stored in records, strongest first. */
export const SERIES_CATEGORIES = ['APlus', 'A', 'BPlus', 'B', 'CPlus', 'C', 'D', 'E', 'WA', 'WB', 'WC', 'WD'] as const;
export type SeriesCategory = (typeof SERIES_CATEGORIES)[number];

const order = SERIES_CATEGORIES.map((label) => seriesCategory(label));

/** Returns the badge label of a series category: 'APlus' is 'A+'; `null` for a rider without one. */
export function seriesCategory(label: string | null): string | null {
  return label?.replace(/Plus$/, '+') || null;
}

/** Returns the sort position of a category label: strongest first, unknown labels last. */
export function categoryOrder(category: string | null): number {
  const at = category === null ? -1 : order.indexOf(category);
  return at < 0 ? order.length : at;
}

/** Returns the options of a filter: the distinct categories of the rows, strongest first. */
export function categoriesOf(categories: readonly (string | null)[]): string[] {
  const known = new Set(categories.filter((category) => category !== null));
  return [...known].toSorted((one, other) => categoryOrder(one) - categoryOrder(other));
}
