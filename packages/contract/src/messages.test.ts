import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { messages, sentenceOf } from './messages.ts';

// Substitute for interpolated values: a name, a date, a number.
const given = ['5', '5', '5'];

describe('messages', () => {
  it('describe in Russian what happened and what to do', () => {
    const russian = ERROR_CODES.map((code) => ({ code, sentence: sentenceOf('ru', code, given) }));
    const parts = (sentence: string) =>
      sentence.split(/[.!?](?:\s|$)/).filter(Boolean).length + sentence.split(',').length - 1;

    expect(russian.filter(({ sentence }) => !/^[А-ЯЁV].*\.$/.test(sentence) || parts(sentence) < 2)).toEqual([]);
  });

  it('describe it in English, too', () => {
    const english = ERROR_CODES.map((code) => ({ code, sentence: sentenceOf('en', code, given) }));

    expect(english.filter(({ sentence }) => !/^[A-Z][\x20-\x7e’]*\.$/.test(sentence))).toEqual([]);
  });

  it('never use exclamation marks or capitals', () => {
    expect(Object.values(messages.ru).join()).not.toContain('!');
  });
});
