import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { messages, sentenceOf } from './messages.ts';

// For whatever a sentence is completed with: a name, a date, a number.
const given = ['5', '5', '5'];

describe('messages', () => {
  it('say in Russian what happened and what to do', () => {
    const russian = ERROR_CODES.map((code) => ({ code, sentence: sentenceOf('ru', code, given) }));
    const parts = (sentence: string) =>
      sentence.split(/[.!?](?:\s|$)/).filter(Boolean).length + sentence.split(',').length - 1;

    expect(russian.filter(({ sentence }) => !/^[А-ЯЁV].*\.$/.test(sentence) || parts(sentence) < 2)).toEqual([]);
  });

  it('say it in English, too', () => {
    const english = ERROR_CODES.map((code) => ({ code, sentence: sentenceOf('en', code, given) }));

    expect(english.filter(({ sentence }) => !/^[A-Z][\x20-\x7e’]*\.$/.test(sentence))).toEqual([]);
  });

  it('raises its voice nowhere', () => {
    expect(Object.values(messages.ru).join()).not.toContain('!');
  });
});
