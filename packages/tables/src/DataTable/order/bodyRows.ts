import type { TableSection } from '../model/rowMarks.ts';

/** The rows of a table's body: data rows in order, and section rows between them. */
export interface BodyRows {
  count: number;
  /** Rows by their index in the table's rows: an array of small numbers, however long the table. */
  order: readonly number[];
  titles: readonly SectionTitle[];
}

/** The title above a section. */
export interface SectionTitle {
  section: TableSection;
  /** Number of data rows above it. */
  position: number;
  /** Whether it begins a page in print. */
  isPage?: boolean;
}

/** One line of a table's body: a row by its index and position, or the title above a section. */
export type BodyRow = { kind: 'row'; index: number; position: number } | ({ kind: 'section' } & SectionTitle);

export interface SectionOptions<Row> {
  sectionOf?: ((row: Row) => TableSection | null) | undefined;
  /** Groups rows by page, in the order of their first rows. */
  pageOf?: ((row: Row) => TableSection) | undefined;
}

/** Builds the lines of a body in the order of `order`, with a section's title before its first row. */
export function bodyRows<Row>(
  rows: readonly Row[],
  order: readonly number[],
  { sectionOf, pageOf }: SectionOptions<Row> = {},
): BodyRows {
  const lines = pageOf ? byPages(rows, order, pageOf, sectionOf) : { order, titles: titlesOf(rows, order, sectionOf) };

  return { ...lines, count: lines.order.length + lines.titles.length };
}

/** Returns the line with this number, counted from 0; `null` beyond the last one. */
export function bodyRowAt({ order, titles }: BodyRows, line: number): BodyRow | null {
  let above = 0;
  for (const title of titles) {
    const own = title.position + above;
    if (own === line) return { kind: 'section', ...title };
    if (own > line) break;
    above += 1;
  }
  const position = line - above;
  const index = order[position];
  return index === undefined ? null : { kind: 'row', index, position };
}

/** Returns the index in the body of the data row at a position of the order. */
export function indexOfRow({ titles }: BodyRows, position: number): number {
  return position + titles.filter((title) => title.position <= position).length;
}

/** Returns the lines of some data rows, each with the title of the section that begins with it. */
export function linesOfRows(lines: BodyRows, from: number, to: number): { from: number; to: number } {
  const startOf = (position: number) => (position === 0 ? 0 : indexOfRow(lines, position - 1) + 1);
  return { from: startOf(from), to: to < lines.order.length ? startOf(to) : lines.count };
}

function byPages<Row>(
  rows: readonly Row[],
  order: readonly number[],
  pageOf: (row: Row) => TableSection,
  sectionOf: SectionOptions<Row>['sectionOf'],
): Omit<BodyRows, 'count'> {
  const pages = new Map<string, { section: TableSection; order: number[] }>();
  for (const index of order) {
    const row = rows[index];
    if (row === undefined) continue;
    const section = pageOf(row);
    const page = pages.get(section.key) ?? { section, order: [] };
    pages.set(section.key, page);
    page.order.push(index);
  }
  const titles: SectionTitle[] = [];
  let position = 0;
  for (const { section, order: own } of pages.values()) {
    titles.push({ section, position, isPage: true }, ...titlesOf(rows, own, sectionOf, `${section.key} `, position));
    position += own.length;
  }

  return { order: [...pages.values()].flatMap((page) => page.order), titles };
}

function titlesOf<Row>(
  rows: readonly Row[],
  order: readonly number[],
  sectionOf: SectionOptions<Row>['sectionOf'],
  page = '',
  above = 0,
): SectionTitle[] {
  if (!sectionOf) return [];
  const titles: SectionTitle[] = [];
  let current: string | undefined;

  for (const [at, index] of order.entries()) {
    const row = rows[index];
    const section = row === undefined ? null : sectionOf(row);
    if (section !== null && section.key !== current) {
      titles.push({ section: { ...section, key: page + section.key }, position: above + at });
    }
    current = section?.key;
  }
  return titles;
}
