import type { TableSection } from './rowLook.ts';

/** One line of a table's body: a row by its index and position, or the line over a section. */
export type TableLine =
  | { kind: 'row'; index: number; position: number }
  | { kind: 'section'; section: TableSection; isPage?: boolean };

export interface LineSections<Row> {
  sectionOf?: ((row: Row) => TableSection | null) | undefined;
  /** Rows of one page stand together, in the order of the first of them. */
  pageOf?: ((row: Row) => TableSection) | undefined;
}

/** The lines of a body in the order of `order`, with a section's line before its first row. */
export function tableLines<Row>(
  rows: readonly Row[],
  order: readonly number[],
  { sectionOf, pageOf }: LineSections<Row> = {},
): TableLine[] {
  const shown: TableLine[] = order.map((index, position) => ({ kind: 'row', index, position }));
  if (!pageOf) return withSections(rows, shown, sectionOf);

  const pages = new Map<string, { section: TableSection; lines: TableLine[] }>();
  for (const line of shown) {
    const row = line.kind === 'row' ? rows[line.index] : undefined;
    if (row === undefined) continue;
    const section = pageOf(row);
    const page = pages.get(section.key) ?? { section, lines: [] };
    pages.set(section.key, page);
    page.lines.push(line);
  }
  return [...pages.values()].flatMap(({ section, lines }) => [
    { kind: 'section', section, isPage: true },
    ...withSections(rows, lines, sectionOf, `${section.key} `),
  ]);
}

function withSections<Row>(
  rows: readonly Row[],
  shown: TableLine[],
  sectionOf: LineSections<Row>['sectionOf'],
  page = '',
): TableLine[] {
  if (!sectionOf) return shown;
  const lines: TableLine[] = [];
  let current: string | undefined;

  for (const line of shown) {
    const row = line.kind === 'row' ? rows[line.index] : undefined;
    const section = row === undefined ? null : sectionOf(row);
    if (section !== null && section.key !== current) {
      lines.push({ kind: 'section', section: { ...section, key: page + section.key } });
    }
    current = section?.key;
    lines.push(line);
  }
  return lines;
}
