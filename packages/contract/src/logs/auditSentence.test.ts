import { describe, expect, it } from 'vitest';
import { auditSentence, auditSentences } from './auditSentence.ts';

describe('auditSentence', () => {
  it('is what happened, in both languages', () => {
    expect(auditSentence('ru', 'user.role')).toBe('Роль изменена');
    expect(auditSentence('en', 'club.moderator.add')).toBe('A club got a moderator');
  });

  it.each(['of.an.older.version', 'constructor', ''])('is the code itself where there is no sentence: %j', (action) => {
    expect(auditSentence('ru', action)).toBe(action);
  });
});

describe('auditSentences', () => {
  it('has each action with its sentence', () => {
    const all = auditSentences('ru');

    expect(all).toContainEqual({ action: 'user.role', sentence: 'Роль изменена' });
    expect(all.every(({ action, sentence }) => auditSentence('ru', action) === sentence)).toBe(true);
  });
});
