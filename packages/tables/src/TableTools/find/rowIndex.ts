import { searchKey, searchMatcher } from '@otryv/race';
import type { TableHandle } from '../../DataTable/index.ts';

/** A row of the search index. */
export interface IndexedRow {
  key: string;
  name: string;
  /** As exported by its column: a number, or why there is none; empty in a table without places. */
  place: string;
  /** The name in the form compared by `searchMatcher`. */
  search: string;
}

// Half a frame of work, after which the page can respond to input.
const sliceMs = 8;

/**
 * Indexes the displayable rows of a table, in order; `onMore` is called with the rows indexed so far, and finally with
 * all of them.
 */
export async function indexRows(
  table: TableHandle,
  onMore: (rows: readonly IndexedRow[]) => void,
  signal: AbortSignal,
) {
  const { columns, rows: ofPage } = table.shown;
  const rows = table.allPages ?? ofPage;
  const { exportValue, sortValue } = columns.find(({ pin }) => pin === 'place') ?? {};
  const placeOf = exportValue ?? sortValue;
  const indexed: IndexedRow[] = [];
  let sliceEnd = performance.now() + sliceMs;

  for (const [position, row] of rows.entries()) {
    if (performance.now() > sliceEnd) {
      onMore([...indexed]);
      // oxlint-disable-next-line no-await-in-loop -- each slice yields to the page.
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      sliceEnd = performance.now() + sliceMs;
    }
    const name = table.rowName(row);
    const place = String(placeOf?.(row, position) ?? '');
    indexed.push({ key: table.rowKey(row), name, place, search: searchKey(name) });
  }
  onMore(indexed);
}

/**
 * Returns the rows matching a query: numbers match places first, text matches parts of names; none for an empty query.
 */
export function findRows(rows: readonly IndexedRow[], query: string): IndexedRow[] {
  const wanted = query.trim();
  if (wanted === '') return [];
  const isNamed = searchKey(wanted) === '' ? () => false : searchMatcher(wanted);
  const atPlace = rows.filter(({ place }) => place === wanted);

  return [...atPlace, ...rows.filter((row) => row.place !== wanted && isNamed(row.search))];
}
