import { describe, expect, it } from 'vitest';
import { NO_NAME_MATCH, nameMatch } from './nameMatch.ts';

describe('nameMatch', () => {
  it('ranks equal words first, then whole words, then prefixes, then substrings', () => {
    const names = ['Перевал', 'Перевал осенью', 'Осенний перевал', 'Перевалов', 'Иван Перевалов', 'Сперевал', 'Ось'];

    expect(names.map((name) => nameMatch(name, 'перевал'))).toEqual([0, 1, 2, 3, 4, 5, NO_NAME_MATCH]);
  });

  it.each([
    { name: 'Иван Ветров', typed: 'ветров иван', match: 0 },
    { name: 'Осенний кубок: «Перевал»', typed: 'pereval kubok', match: 2 },
    { name: 'Лев Подветренный', typed: 'подв ле', match: 4 },
    { name: 'Четверговая гонка', typed: 'гонка йцукен', match: NO_NAME_MATCH },
  ])('returns $match for $typed in $name', ({ name, typed, match }) => {
    expect(nameMatch(name, typed)).toBe(match);
  });
});
