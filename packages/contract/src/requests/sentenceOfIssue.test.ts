import { describe, expect, it } from 'vitest';
import { email, username } from '../auth/schemas.ts';
import { validate, wholeValue } from '../validate.ts';
import { season } from '../values.ts';

describe('sentenceOfIssue', () => {
  it.each([
    ['an address', email, 'lev', 'Нужен адрес вида name@example.ru'],
    ['a login', username, 'вася', 'Только латинские буквы, цифры, точка, дефис и подчёркивание'],
    ['anything else', season, '2026', 'Неверный вид значения'],
  ])('names what %s is made of', (_, schema, value, sentence) => {
    expect(validate(schema, value, 'ru').fields).toEqual({ [wholeValue]: sentence });
  });
});
