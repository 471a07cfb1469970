import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const namesOf = ({ name, short }: { name: string; short?: string }) => [name, ...(short ? [short] : [])];
const found = (...names: string[]) => names.map((name) => ({ name }));
const order = (typed: string, ...names: string[]) => bestFirst(found(...names), namesOf, typed).map(({ name }) => name);

describe('bestFirst', () => {
  it('puts names that begin with the words first, then words that do, then parts of words', () => {
    expect(order('вет', 'Просвет', 'Попутный ветер', 'Ветер')).toEqual(['Ветер', 'Попутный ветер', 'Просвет']);
  });

  it('puts a name of exactly these words before those that only begin with them, in whatever order', () => {
    expect(order('ось', 'Ось 2', 'Ось')).toEqual(['Ось', 'Ось 2']);
    expect(order('ветров иван', 'Ветров Иванов', 'Иван Ветров')).toEqual(['Иван Ветров', 'Ветров Иванов']);
  });

  it('goes by the best of several names', () => {
    const teams = [{ name: 'Ось и спица' }, { name: 'Команда', short: 'ОСЬ' }];

    expect(bestFirst(teams, namesOf, 'ось')).toEqual([teams[1], teams[0]]);
  });

  it('compares Latin with Cyrillic', () => {
    expect(order('vet', 'Просвет', 'Ветер')).toEqual(['Ветер', 'Просвет']);
  });

  it('keeps the order of equals, and everything that it was given', () => {
    expect(order('ось', 'Ось 2', 'Ось 1', 'Клуб')).toEqual(['Ось 2', 'Ось 1', 'Клуб']);
  });
});
