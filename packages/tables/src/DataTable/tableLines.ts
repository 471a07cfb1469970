import type { TableSection } from './rowLook.ts';

/** One line of a table's body: a row by its index and position, or the line over a section. */
export type TableLine = { kind: 'row'; index: number; position: number } | { kind: 'section'; section: TableSection };

/** The lines of a body in the order of `order`, with a section's line before its first row. */
export function tableLines<Row>(
  rows: readonly Row[],
  order: readonly number[],
  sectionOf?: (row: Row) => TableSection | null,
): TableLine[] {
  const lines: TableLine[] = [];
  let current: string | undefined;

  for (const [position, index] of order.entries()) {
    const row = rows[index];
    const section = row === undefined ? null : (sectionOf?.(row) ?? null);
    if (section !== null && section.key !== current) lines.push({ kind: 'section', section });
    current = section?.key;
    lines.push({ kind: 'row', index, position });
  }
  return lines;
}
