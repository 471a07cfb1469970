import { describe, expect, it, vi } from 'vitest';
import type { TableHandle } from '../../DataTable/index.ts';
import type { AnyColumn } from '../../DataTable/model/column.ts';
import { findRows, type IndexedRow, indexRows } from './rowIndex.ts';

const place: AnyColumn = {
  key: 'place',
  label: '#',
  width: 40,
  pin: 'place',
  exportValue: (_, position) => (position === 2 ? 'DSQ' : position + 1),
  cell: () => null,
};

function tableOf(names: readonly string[], columns = [place]): TableHandle {
  const shown = { columns, rows: names.map((name) => ({ name })) };
  const nameOf = (row: unknown) => String(Reflect.get(Object(row), 'name'));
  return {
    caption: '',
    columns,
    shown,
    everything: () => shown,
    rowKey: (row) => `key ${nameOf(row)}`,
    rowName: nameOf,
    ownRow: () => null,
    showRow: async () => {},
  };
}

async function indexed(names: readonly string[], columns?: AnyColumn[]): Promise<readonly IndexedRow[]> {
  let rows: readonly IndexedRow[] = [];
  await indexRows(tableOf(names, columns), (more) => (rows = more), new AbortController().signal);
  return rows;
}

const riders = ['Артём Щербаков', 'Anna Petrova', 'Лев Ёлкин', 'Гость 1'];
const found = async (query: string) => findRows(await indexed(riders), query).map(({ name }) => name);

describe('indexRows', () => {
  it('indexes each displayed row by its key, its name and its place', async () => {
    expect(await indexed(riders)).toMatchObject([
      { key: 'key Артём Щербаков', name: 'Артём Щербаков', place: '1' },
      { place: '2' },
      { place: 'DSQ' },
      { place: '4' },
    ]);
  });

  it('indexes no places in a table without them', async () => {
    expect((await indexed(['Лев'], [])).map((row) => row.place)).toEqual(['']);
  });

  it('yields to the page, reports partial results, and stops when aborted', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    const onMore = vi.fn<(rows: readonly IndexedRow[]) => void>();
    const search = new AbortController();

    const indexing = indexRows(tableOf(riders), onMore, search.signal);
    expect(onMore.mock.lastCall?.[0]).toHaveLength(1);
    search.abort();
    await indexing;

    expect(onMore).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

describe('findRows', () => {
  it.each([
    { query: '2', names: ['Anna Petrova'] },
    { query: '1', names: ['Артём Щербаков', 'Гость 1'] },
    { query: 'Scherb', names: ['Артём Щербаков'] },
    { query: 'анна', names: ['Anna Petrova'] },
    { query: 'елкин', names: ['Лев Ёлкин'] },
    { query: 'ОЛ', names: [] },
    { query: '  ', names: [] },
    { query: 'ъ!', names: [] },
  ])('finds $names by "$query"', async ({ query, names }) => {
    expect(await found(query)).toEqual(names);
  });
});
