import { describe, expect, it } from 'vitest';
import { type BodyRows, bodyRowAt, bodyRows, indexOfRow, linesOfRows } from './bodyRows.ts';

const sectionOf = (row: string) => (row.startsWith('x') ? { key: 'x', title: 'Out' } : null);
const linesOf = (lines: BodyRows) => Array.from({ length: lines.count }, (_, at) => bodyRowAt(lines, at));

describe('bodyRows', () => {
  it('returns the rows in the given order, with their positions', () => {
    expect(linesOf(bodyRows(['a', 'b'], [1, 0]))).toEqual([
      { kind: 'row', index: 1, position: 0 },
      { kind: 'row', index: 0, position: 1 },
    ]);
  });

  it('inserts one title above the first row of a section', () => {
    const kinds = linesOf(bodyRows(['a', 'x1', 'x2'], [0, 1, 2], { sectionOf })).map((line) => line?.kind);

    expect(kinds).toEqual(['row', 'section', 'row', 'row']);
  });

  it('groups the rows of a page under its title, with its own sections', () => {
    const pageOf = (row: string) => ({ key: row.slice(-1), title: row.slice(-1) });

    const lines = bodyRows(['aB', 'aA', 'xB', 'aC'], [0, 1, 2, 3], { sectionOf, pageOf });

    expect(linesOf(lines)).toEqual([
      { kind: 'section', section: { key: 'B', title: 'B' }, position: 0, isPage: true },
      { kind: 'row', index: 0, position: 0 },
      { kind: 'section', section: { key: 'B x', title: 'Out' }, position: 1 },
      { kind: 'row', index: 2, position: 1 },
      { kind: 'section', section: { key: 'A', title: 'A' }, position: 2, isPage: true },
      { kind: 'row', index: 1, position: 2 },
      { kind: 'section', section: { key: 'C', title: 'C' }, position: 3, isPage: true },
      { kind: 'row', index: 3, position: 3 },
    ]);
  });

  it('maps rows to lines, and has no line beyond the last', () => {
    const lines = bodyRows(['a', 'x1', 'x2'], [0, 1, 2], { sectionOf });

    expect([0, 1, 2].map((position) => indexOfRow(lines, position))).toEqual([0, 2, 3]);
    expect(bodyRowAt(lines, 4)).toBeNull();
  });

  it('splits rows into pages, each title with the first row of its section', () => {
    const lines = bodyRows(['a', 'b', 'x1', 'x2'], [0, 1, 2, 3], { sectionOf });

    expect([linesOfRows(lines, 0, 2), linesOfRows(lines, 2, 4), linesOfRows(lines, 0, 3)]).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 5 },
      { from: 0, to: 4 },
    ]);
    expect(linesOfRows(lines, 0, 9)).toEqual({ from: 0, to: 5 });
  });
});
