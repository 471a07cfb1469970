const order = ['A+', 'A', 'B+', 'B', 'C+', 'C', 'D', 'E', 'WA', 'WB', 'WC', 'WD'];

/** What a series calls a category, as a badge prints it: 'APlus' is 'A+'; `null` for a rider without one. */
export function seriesCategory(label: string | null): string | null {
  return label?.replace(/Plus$/, '+') || null;
}

/** The place of a badge's letters in a list of categories: strongest first, what is not known last. */
export function categoryOrder(category: string | null): number {
  const at = order.indexOf(category ?? '');
  return at < 0 ? order.length : at;
}

/** The choices of a filter: the categories of the rows, each once, strongest first. */
export function categoriesOf(categories: readonly (string | null)[]): string[] {
  const known = new Set(categories.filter((category) => category !== null));
  return [...known].toSorted((one, other) => categoryOrder(one) - categoryOrder(other));
}
