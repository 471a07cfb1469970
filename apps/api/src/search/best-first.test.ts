import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const nameOf = ({ name }: { name: string }) => name;
const found = (...names: string[]) => names.map((name) => ({ name }));
const order = (typed: string, ...names: string[]) => bestFirst(found(...names), nameOf, typed).map(nameOf);

describe('bestFirst', () => {
  it('puts names that begin with the words first, then words that do, then parts of words', () => {
    expect(order('вет', 'Просвет', 'Попутный ветер', 'Ветер')).toEqual(['Ветер', 'Попутный ветер', 'Просвет']);
  });

  it('compares Latin with Cyrillic', () => {
    expect(order('vet', 'Просвет', 'Ветер')).toEqual(['Ветер', 'Просвет']);
  });

  it('keeps the order of equals, and everything that it was given', () => {
    expect(order('ось', 'Ось 2', 'Ось 1', 'Клуб')).toEqual(['Ось 2', 'Ось 1', 'Клуб']);
  });
});
