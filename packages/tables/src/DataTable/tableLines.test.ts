import { describe, expect, it } from 'vitest';
import { tableLines } from './tableLines.ts';

const sectionOf = (row: string) => (row.startsWith('x') ? { key: 'x', title: 'Out' } : null);

describe('tableLines', () => {
  it('puts the rows in the order given, with their positions', () => {
    expect(tableLines(['a', 'b'], [1, 0])).toEqual([
      { kind: 'row', index: 1, position: 0 },
      { kind: 'row', index: 0, position: 1 },
    ]);
  });

  it('puts one line over the first row of a section', () => {
    const kinds = tableLines(['a', 'x1', 'x2'], [0, 1, 2], { sectionOf }).map(({ kind }) => kind);

    expect(kinds).toEqual(['row', 'section', 'row', 'row']);
  });

  it('puts the rows of a page together under its title, with its own sections', () => {
    const pageOf = (row: string) => ({ key: row.slice(-1), title: row.slice(-1) });

    const lines = tableLines(['aB', 'aA', 'xB'], [0, 1, 2], { sectionOf, pageOf });

    expect(lines).toEqual([
      { kind: 'section', section: { key: 'B', title: 'B' }, isPage: true },
      { kind: 'row', index: 0, position: 0 },
      { kind: 'section', section: { key: 'B x', title: 'Out' } },
      { kind: 'row', index: 2, position: 2 },
      { kind: 'section', section: { key: 'A', title: 'A' }, isPage: true },
      { kind: 'row', index: 1, position: 1 },
    ]);
  });
});
