import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { messages, sentenceOf } from './messages.ts';

// For whatever a sentence is completed with: a name, a date, a number.
const given = ['5', '5', '5'];

describe('messages', () => {
  it.each(ERROR_CODES)('says in Russian what happened with %s and what to do', (code) => {
    const sentences = sentenceOf('ru', code, given)
      .split(/[.!?](?:\s|$)/)
      .filter(Boolean);

    expect(sentenceOf('ru', code, given)).toMatch(/^[А-ЯЁV].*\.$/);
    expect(sentences.length + sentenceOf('ru', code, given).split(',').length - 1).toBeGreaterThanOrEqual(2);
  });

  it.each(ERROR_CODES)('says it in English too: %s', (code) => {
    expect(sentenceOf('en', code, given)).toMatch(/^[A-Z][\x20-\x7e’]*\.$/);
  });

  it('raises its voice nowhere', () => {
    expect(Object.values(messages.ru).join()).not.toContain('!');
  });
});
