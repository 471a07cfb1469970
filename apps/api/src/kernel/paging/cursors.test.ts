import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { Cursors } from './cursors.ts';

const cursors = new Cursors(testConfig());
const list = cursors.list<[number, string]>('races', { search: '' });
const page = { page: 3, docsOnPage: 2 };
const cursorOf = (place: number) => list.cut([1, 2, 3], 2, (row) => [row + place, 'id']).nextCursor ?? '';

it('reads one row more than a page shows, and returns a cursor only if another page follows', () => {
  expect(list.slice(page)).toEqual({ after: null, skip: 4, limit: 3 });
  expect(list.cut([1, 2], 2, (row) => [row, 'id'])).toEqual({ rows: [1, 2], nextCursor: null });
  const { rows, nextCursor } = list.cut([1, 2, 3], 2, (row) => [row, 'id']);
  expect(rows).toEqual([1, 2]);
  expect(list.slice({ ...page, cursor: nextCursor ?? '' })).toEqual({ after: [2, 'id'], skip: 0, limit: 3 });
});

it.each([
  ['of another list', cursors.list<[number, string]>('riders', { search: '' }), cursorOf(0)],
  ['of other filters', cursors.list<[number, string]>('races', { search: 'Ось' }), cursorOf(0)],
  ['of another server', new Cursors(testConfig()).list<[number, string]>('races', { search: '' }), cursorOf(0)],
  ['with another key', list, `${cursorOf(1).split('.')[0]}.${cursorOf(0).split('.')[1]}`],
  ['without a signature', list, cursorOf(0).split('.')[0] ?? ''],
  ['of nothing', list, '.'],
  ['of letters', list, 'курсор'],
])('rejects a cursor %s', (_, reader, cursor) => {
  expect(() => reader.slice({ ...page, cursor })).toThrow(expect.objectContaining({ code: 'cursor_invalid' }));
});
