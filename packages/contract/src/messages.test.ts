import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { messages, sentenceOf } from './messages.ts';

describe('messages', () => {
  it.each(ERROR_CODES)('says in Russian what happened with %s and what to do', (code) => {
    const sentences = sentenceOf('ru', code)
      .split(/[.!?](?:\s|$)/)
      .filter(Boolean);

    expect(sentenceOf('ru', code)).toMatch(/^[А-ЯЁV].*\.$/);
    expect(sentences.length + sentenceOf('ru', code).split(',').length - 1).toBeGreaterThanOrEqual(2);
  });

  it.each(ERROR_CODES)('says it in English too: %s', (code) => {
    expect(sentenceOf('en', code)).toMatch(/^[A-Z][\x20-\x7e’]*\.$/);
  });

  it('raises its voice nowhere', () => {
    expect(Object.values(messages.ru).join()).not.toContain('!');
  });
});
