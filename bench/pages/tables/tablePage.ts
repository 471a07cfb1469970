import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';
import { benchRows } from './benchRows.ts';
import { category } from './category.ts';
import { type Scrolled, scrollFor } from './scrollFor.ts';

/** Props of a React table. */
export interface RowsToShow {
  rows: readonly ResultsTableRow[];
}

/** Table under measurement. */
export interface Table {
  mount(this: void, host: HTMLElement, rows: readonly ResultsTableRow[]): void;
  /** Returns a cell of the row at a position in the shown order; `null` while it is not rendered. */
  cell(this: void, position: number, column: string): Element | null;
  /** Returns the element that sorts by a column on click. */
  header(this: void, column: string): HTMLElement | null;
  /** Returns the root element of the table. */
  root(this: void): Element | null;
  /** Returns the element that scrolls the rows. */
  scroller(this: void): Element | null;
}

/** API of a measured page; times in ms from the call to the painted frame. */
export interface TablePage {
  prepare: (count: number) => Promise<void>;
  firstRow: () => Promise<number>;
  sort: (column: string) => Promise<number>;
  /** Filters by category A; another one must be first before. */
  filter: () => Promise<number>;
  scroll: () => Promise<Scrolled>;
  /** Returns the first rows, as texts of the given columns. */
  texts: (rows: number, columns: readonly string[]) => string[][];
  elements: () => number;
}

declare global {
  interface Window {
    bench: TablePage;
  }
}

/** Connects a table's page to the bench. */
export function servePage({ mount, cell, header, root, scroller }: Table): void {
  let rows: readonly ResultsTableRow[] = [];
  const textOf = (position: number, column: string) => cell(position, column)?.textContent.trim() ?? '';
  // One row may be first by two columns, but not by five.
  const lead = () => [0, 1, 2, 3, 4].map((position) => textOf(position, 'place')).join();

  window.bench = {
    prepare: async (count) => {
      rows = benchRows(count);
      // The page's own text, rendered before any table, has loaded its fonts.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    },
    firstRow: () =>
      timeUntil(
        () => mount(document.querySelector<HTMLElement>('#host') ?? document.body, rows),
        () => textOf(0, 'rider') !== '',
      ),
    sort: (column) => {
      const before = lead();
      return timeUntil(
        () => header(column)?.click(),
        () => textOf(0, 'rider') !== '' && lead() !== before,
      );
    },
    filter: () =>
      timeUntil(
        () => document.querySelector<HTMLElement>('[data-filter]')?.click(),
        () => textOf(0, 'category') === category && textOf(0, 'rider') !== '',
      ),
    scroll: async () => {
      const element = scroller();
      if (!element) throw new Error('Nothing scrolls the table.');
      element.scrollTop = 0;
      await rest();
      const before = rowInSight();
      const scrolled = await scrollFor(element);
      await rest();
      if (['', before].includes(rowInSight()))
        throw new Error('The table shows no other rows where it was scrolled to.');
      return scrolled;
    },
    texts: (count, columns) => Array.from({ length: count }, (_, at) => columns.map((column) => textOf(at, column))),
    elements: () => root()?.querySelectorAll('*').length ?? 0,
  };
}

/** Returns the row in the middle of the viewport. */
function rowInSight(): string {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return element?.closest('tr, [role="row"]')?.textContent.trim() ?? '';
}

/** Waits long enough for a slow page to finish pending rendering. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

const patienceMs = 60_000;

/** Triggers an order and waits for the frame that shows it. */
function timeUntil(order: () => void, isDone: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const rowMarks = () => {
      if (isDone()) afterPaint(() => resolve(performance.now() - start));
      else if (performance.now() - start > patienceMs) reject(new Error('The table did not show what was ordered.'));
      else requestAnimationFrame(rowMarks);
    };
    requestAnimationFrame(rowMarks);
    order();
  });
}

// A message sent in a frame's callback arrives when the frame is painted.
function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
}
