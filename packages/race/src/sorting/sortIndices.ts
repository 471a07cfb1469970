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
    values: rows.map((row) => filled(value(row))),
    direction: ascending ? 1 : -1,
  }));
  const tiers = rows.map((row) => Number(isDisqualified(row)));

  return rows
    .map((_, index) => index)
    .toSorted((a, b) => {
      const tier = (tiers[a] ?? 0) - (tiers[b] ?? 0);
      if (tier !== 0) return tier;
      for (const { values, direction } of columns) {
        const order = compareValues(values[a] ?? null, values[b] ?? null, direction);
        if (order !== 0) return order;
      }
      return a - b;
    });
}

function filled(value: SortValue): number | string | null {
  if (value === undefined || value === '' || Number.isNaN(value)) return null;
  return value;
}

function compareValues(a: number | string | null, b: number | string | null, direction: number) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return direction * (Number(a > b) - Number(a < b));
  return direction * collator.compare(String(a), String(b));
}
