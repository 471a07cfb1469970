import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SortKey, type SortValue, sortIndices } from './sortIndices.ts';

interface Row {
  name: string;
  value: SortValue;
  other?: SortValue;
  out?: boolean;
}

const byValue: SortKey<Row> = { value: ({ value }) => value, ascending: true };
const byValueDown: SortKey<Row> = { ...byValue, ascending: false };

describe('sortIndices', () => {
  it('returns indices, not rows', () => {
    const rows = [row('c', 3), row('a', 1), row('b', 2)];

    expect(sortIndices(rows, { keys: [byValue] })).toEqual([1, 2, 0]);
  });

  it('returns nothing for no rows', () => {
    expect(sortIndices([], { keys: [byValue] })).toEqual([]);
  });

  it('keeps the order without a key', () => {
    expect(names([row('b', 2), row('a', 1)], [])).toBe('b a');
  });

  it('sorts numbers ascending and descending', () => {
    const rows = [row('ten', 10), row('two', 2), row('hundred', 100)];

    expect(names(rows, [byValue])).toBe('two ten hundred');
    expect(names(rows, [byValueDown])).toBe('hundred ten two');
  });

  it('sorts decimals and negative values numerically', () => {
    const rows = [row('3.11', 3.11), row('3.9', 3.9), row('-5', -5), row('-40', -40), row('0.5', 0.5)];

    expect(names(rows, [byValue])).toBe('-40 -5 0.5 3.11 3.9');
    expect(names(rows, [byValueDown])).toBe('3.9 3.11 0.5 -5 -40');
  });

  it('is stable, ascending and descending', () => {
    const rows = [row('first', 1), row('second', 1), row('third', 0)];

    expect(names(rows, [byValue])).toBe('third first second');
    expect(names(rows, [byValueDown])).toBe('first second third');
  });

  it.each([null, undefined, '', Number.NaN])('sorts the empty value %s last, ascending and descending', (empty) => {
    const rows = [row('empty', empty), row('two', 2), row('one', 1)];

    expect(names(rows, [byValue])).toBe('one two empty');
    expect(names(rows, [byValueDown])).toBe('two one empty');
  });

  it('does not treat 0 as empty: the gap of the winner is 0', () => {
    const rows = [row('one', 1), row('winner', 0), row('none', null)];

    expect(names(rows, [byValue])).toBe('winner one none');
    expect(names(rows, [byValueDown])).toBe('one winner none');
  });

  it('sorts the disqualified last, ascending and descending, behind empty values too', () => {
    const rows = [out('fastest', 0), row('two', 2), row('empty', null), row('one', 1), out('slowest', 9)];

    expect(names(rows, [byValue])).toBe('one two empty fastest slowest');
    expect(names(rows, [byValueDown])).toBe('two one empty slowest fastest');
  });

  it('breaks ties by the next key, each in its own direction', () => {
    const rows = [row('b1', 'B', 1), row('a1', 'A', 1), row('a2', 'A', 2), row('b2', 'B', 2)];
    const byOtherDown: SortKey<Row> = { value: ({ other }) => other, ascending: false };

    expect(names(rows, [byValue, byOtherDown])).toBe('a2 a1 b2 b1');
  });

  it('sorts words case-insensitively, with Cyrillic ё in its alphabetical position', () => {
    const rows = ['жуков', 'Ёлкин', 'Емелин', 'арбузов', 'Борисов'].map((name) => row(name, name));

    expect(names(rows, [byValue])).toBe('арбузов Борисов Ёлкин Емелин жуков');
  });

  it('sorts numbers within words numerically', () => {
    const rows = ['Stage 10', 'Stage 9', 'stage 1'].map((name) => row(name, name));

    expect(sortIndices(rows, { keys: [byValue] })).toEqual([2, 1, 0]);
  });

  it('sorts infinite values at their end', () => {
    const rows = [row('most', Number.POSITIVE_INFINITY), row('some', 5), row('least', Number.NEGATIVE_INFINITY)];

    expect(names(rows, [byValue])).toBe('least some most');
  });

  it('does not mutate the rows', () => {
    const rows = Object.freeze([row('b', 2), row('a', 1)]);

    expect(sortIndices(rows, { keys: [byValue] })).toEqual([1, 0]);
  });

  it('reads every value once, not once per comparison', () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(`r${index}`, (index * 7919) % 200));
    let reads = 0;
    const counting: SortKey<Row> = {
      value: ({ value }) => {
        reads++;
        return value;
      },
      ascending: true,
    };

    sortIndices(rows, { keys: [counting] });

    expect(reads).toBe(200);
  });

  it('keeps every row exactly once', () => {
    fc.assert(
      fc.property(someRows(), fc.boolean(), (rows, ascending) => {
        const order = sortIndices(rows, { keys: [{ ...byValue, ascending }], isDisqualified });

        expect(order.toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(someRows(), fc.boolean(), (rows, ascending) => {
        const order = { keys: [{ ...byValue, ascending }], isDisqualified };
        const sorted = sortIndices(rows, order).flatMap((index) => rows[index] ?? []);

        expect(sortIndices(sorted, order)).toEqual(sorted.map((_, index) => index));
      }),
    );
  });
});

function row(name: string, value: SortValue, other?: SortValue): Row {
  return { name, value, other };
}

function out(name: string, value: SortValue): Row {
  return { name, value, out: true };
}

function isDisqualified(each: Row) {
  return each.out === true;
}

function names(rows: readonly Row[], keys: SortKey<Row>[]) {
  return sortIndices(rows, { keys, isDisqualified })
    .map((index) => rows[index]?.name)
    .join(' ');
}

function someRows() {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(null), fc.constant(Number.NaN));
  return fc.array(fc.record({ name: fc.string(), value, out: fc.boolean() }), { maxLength: 30 });
}
