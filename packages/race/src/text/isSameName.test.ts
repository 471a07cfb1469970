import { describe, expect, it } from 'vitest';
import { isSameName } from './isSameName.ts';

describe('isSameName', () => {
  it.each([
    ['Лев Подветренный', 'подветренный лев'],
    ['Попутный ветер', 'poputniy veter'],
    ['Клуб «Ось»', 'клуб ось'],
  ])('matches %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['Ветер', 'Попутный ветер'],
    ['Ось', 'Ось 2'],
    ['', ''],
    ['«»', '!'],
  ])('does not match «%s» and «%s»', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});
