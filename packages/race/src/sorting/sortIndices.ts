export type SortValue = number | string | null | undefined;

export interface SortKey<Row> {
  value: (row: Row) => SortValue;
  ascending: boolean;
}

export interface SortOrder<Row> {
  /** The first key decides, the next ones break ties. */
  keys: readonly SortKey<Row>[];
  isDisqualified?: (row: Row) => boolean;
}

// A fixed locale, so that the order is the same on the server and in every browser.
const collator = new Intl.Collator('ru', { sensitivity: 'base', numeric: true });

/**
 * Returns the order of rows as indices into them. The disqualified are last and empty values last, in either direction;
 * the sort is stable. 0 is a value.
 */
export function sortIndices<Row>(
  rows: readonly Row[],
  { keys, isDisqualified = () => false }: SortOrder<Row>,
): number[] {
  const columns = keys.map(({ value, ascending }) => ({
    values: rows.map((row) => filledSortValue(value(row))),
    direction: ascending ? 1 : -1,
  }));
  const tiers = rows.map((row) => Number(isDisqualified(row)));

  return rows
    .map((_, index) => index)
    .toSorted((a, b) => {
      const tier = (tiers[a] ?? 0) - (tiers[b] ?? 0);
      if (tier !== 0) return tier;
      for (const { values, direction } of columns) {
        const [one = null, other = null] = [values[a], values[b]];
        const order =
          one === null || other === null
            ? Number(one === null) - Number(other === null)
            : direction * compareSortValues(one, other);
        if (order !== 0) return order;
      }
      return a - b;
    });
}

/** Returns a value to sort by, `null` for each kind of empty value. 0 is a value. */
export function filledSortValue(value: SortValue): number | string | null {
  if (value === undefined || value === '' || Number.isNaN(value)) return null;
  return value;
}

/** Compares two values in ascending order: numbers by size, text case-insensitively in Russian. */
export function compareSortValues(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return Number(one > other) - Number(one < other);
  return collator.compare(String(one), String(other));
}
