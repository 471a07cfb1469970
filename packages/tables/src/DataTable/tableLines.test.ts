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
    const kinds = tableLines(['a', 'x1', 'x2'], [0, 1, 2], sectionOf).map(({ kind }) => kind);

    expect(kinds).toEqual(['row', 'section', 'row', 'row']);
  });
});
