import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { messages } from './messages.ts';

describe('messages', () => {
  it.each(ERROR_CODES)('says in Russian what happened with %s and what to do', (code) => {
    const sentences = messages.ru[code].split(/[.!?](?:\s|$)/).filter(Boolean);

    expect(messages.ru[code]).toMatch(/^[А-ЯЁV].*\.$/);
    expect(sentences.length + messages.ru[code].split(',').length - 1).toBeGreaterThanOrEqual(2);
  });

  it.each(ERROR_CODES)('says it in English too: %s', (code) => {
    expect(messages.en[code]).toMatch(/^[A-Z][\x20-\x7e’]*\.$/);
  });

  it('raises its voice nowhere', () => {
    expect(Object.values(messages.ru).join()).not.toContain('!');
  });
});
