import { describe, expect, it } from 'vitest';
import { nameEndings, nameStart, searchEndings, searchWords } from './search-endings.ts';

describe('searchEndings', () => {
  it('contains every suffix of every word once', () => {
    expect(searchEndings(['ab ab', null, undefined]).length).toBe(2);
  });

  it('finds a word by any substring, in any case and spelling', () => {
    const endings = searchEndings(['Утренний Заезд №7', 'WTRL']);
    const finds = (typed: string) => searchWords(typed).every((word) => endings.some((each) => each.startsWith(word)));

    expect(['утрен', 'ТРЕНН', 'езд', 'wtrl', 'RL'].map(finds)).toEqual([true, true, true, true, true]);
    expect(finds('вечер')).toBe(false);
  });

  it('is bounded for a description of any length', () => {
    const endings = searchEndings([
      Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' '),
      'x'.repeat(1e5),
    ]);

    expect(endings.length).toBeLessThanOrEqual(1500);
    expect(Math.max(...endings.map(({ length }) => length))).toBeLessThanOrEqual(24);
  });
});

describe('nameEndings', () => {
  it('has names in the order in which they begin with a text, apart from the words', () => {
    const endings = nameEndings(['Осенний перевал', 'Осенний', '…', null]);
    const starting = endings.filter((each) => each.startsWith(nameStart('ОСЕН'))).toSorted();

    expect(starting).toEqual([nameStart('осенний'), nameStart('осенний перевал')]);
    expect(endings.filter((each) => !starting.includes(each))).toEqual(searchEndings(['Осенний перевал']));
    expect(nameStart('x1'.repeat(100))).toHaveLength(64);
  });
});

describe('searchWords', () => {
  it('uses at most five words, none longer than the indexed ones', () => {
    const words = searchWords(`a b c d e f ${'x'.repeat(100)}`);

    expect(words).toHaveLength(5);
    expect(searchWords('x'.repeat(100))[0]).toHaveLength(24);
  });
});
