import { expect, it } from 'vitest';
import { withoutCodes } from './without-codes.ts';

const codes = ['K7XP3M', 'ACEFHJ'];

it.each([
  ['Петров K7XP3M', 'Петров'],
  ['Петровk7xp3m', 'Петров'],
  ['K7XP3M', ''],
  ['Петров (K7XP3M) [CLUB]', 'Петров CLUB]'],
  ['ACEFHJ K7XP3M Петров-Водкин K7XP3M', 'Петров-Водкин'],
  ['Ван K7XP3M Дам', 'Ван Дам'],
  ['Петров [CLUB]', 'Петров [CLUB]'],
  ['K7XP3', 'K7XP3'],
])('removes the codes from «%s»', (name, without) => {
  expect(withoutCodes(name, codes)).toBe(without);
});
