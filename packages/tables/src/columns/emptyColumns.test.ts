import { describe, expect, it } from 'vitest';
import type { Column } from '../DataTable/index.ts';
import { emptyKeys, markEmpty } from './emptyColumns.ts';

interface Ride {
  speed: number | null;
}

const cell = () => null;
const columns: Column<Ride>[] = [
  { key: 'place', label: '#', width: 44, cell },
  { key: 'speed', label: 'км/ч', width: 54, isBlank: ({ speed }) => speed === null, cell },
];

describe('emptyKeys', () => {
  it('returns the columns that are blank in every row', () => {
    expect(emptyKeys(columns, [{ speed: null }, { speed: null }])).toEqual(['speed']);
    expect(emptyKeys(columns, [{ speed: null }, { speed: 40 }])).toEqual([]);
  });

  it('returns none before any row is received', () => {
    expect(emptyKeys(columns, [])).toEqual([]);
  });
});

describe('markEmpty', () => {
  it('marks only the given columns', () => {
    expect(markEmpty(columns, ['speed']).map(({ isEmpty }) => isEmpty)).toEqual([false, true]);
  });
});
