import { describe, expect, it } from 'vitest';
import { auditSentence, auditSentences } from './auditSentence.ts';

describe('auditSentence', () => {
  it('returns the message in both languages', () => {
    expect(auditSentence('ru', 'user.role')).toBe('Роль изменена');
    expect(auditSentence('en', 'club.moderator.add')).toBe('A club got a moderator');
  });

  it.each(['of.an.older.version', 'constructor', ''])('falls back to the code without a message: %j', (action) => {
    expect(auditSentence('ru', action)).toBe(action);
  });
});

describe('auditSentences', () => {
  it('lists each action with its message', () => {
    const all = auditSentences('ru');

    expect(all).toContainEqual({ action: 'user.role', sentence: 'Роль изменена' });
    expect(all.every(({ action, sentence }) => auditSentence('ru', action) === sentence)).toBe(true);
  });
});
