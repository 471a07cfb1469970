import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/aSession.ts';
import { closeSession, openSession } from '../session/sessionStore.ts';
import {
  type AccountDraft,
  accountDrafts,
  dropOldDrafts,
  isUnchanged,
  newDraftKey,
  writeDraft,
} from './accountDrafts.ts';
import { accountKey, guestAccount, writeStored } from './storage.ts';

const savedAt = Date.parse('2026-11-21T10:16:00Z');
const dayMs = 86_400_000;
const typed = (accountId: string, subject: string, changes: Partial<AccountDraft> = {}) => {
  const draft = { key: newDraftKey(accountId, subject), title: subject, savedAt, content: { subject }, ...changes };
  writeDraft(draft);
  return draft;
};

describe('drafts of unsent text', () => {
  it('are kept under the prefix, per account, per subject and per tab, latest first', () => {
    const first = typed('a1', 'event_1');
    const later = typed('a1', 'event_1', { savedAt: savedAt + 1 });
    const other = typed('a1', 'event_12', { savedAt: savedAt - 1 });
    typed('a2', 'event_1');
    typed(guestAccount, 'event_1');

    expect(accountDrafts('a1', 'event_1')).toEqual([later, first]);
    expect(accountDrafts('a1')).toEqual([later, first, other]);
    expect(accountDrafts('a')).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => !key.startsWith('otryv_of_'))).toEqual([]);
  });

  it('are ignored if unreadable', () => {
    for (const broken of [null, 7, [], { title: 'x' }, { savedAt }]) writeStored(newDraftKey('a1', 'event_1'), broken);

    expect(accountDrafts('a1')).toEqual([]);
  });

  it('detect changes by their own tab', () => {
    const read = typed('a1', 'event_1');
    expect(isUnchanged(read)).toBe(true);
    writeDraft({ ...read, savedAt: savedAt + 1 });

    expect(isUnchanged(read)).toBe(false);
  });

  it('are kept for 30 days, and not at all without an account', () => {
    const young = typed('a1', 'event_1', { savedAt: savedAt + 1 });
    typed('a1', 'event_2');
    typed('a2', 'event_1');
    writeStored(newDraftKey('a2', 'event_3'), 'broken');
    writeStored(accountKey('a2', 'seen_results'), []);
    localStorage.setItem('eventDraft-5100003', '{}');
    localStorage.setItem('of_others', '{}');

    dropOldDrafts(savedAt + 30 * dayMs);

    expect(Object.keys(localStorage).toSorted()).toEqual(
      [accountKey('a2', 'seen_results'), young.key, 'of_others'].toSorted(),
    );
  });

  it('are removed with all other account data when their author signs out, but not when the session expires', () => {
    openSession({ user: aUser({ id: 'a1' }) });
    typed('a1', 'event_1');
    const others = typed('a2', 'event_1');
    writeStored(accountKey('a1', 'seen_results'), []);

    closeSession();
    expect(accountDrafts('a1')).toHaveLength(1);
    openSession({ user: aUser({ id: 'a1' }) });
    closeSession({ hasLeft: true });

    expect(Object.keys(localStorage)).toEqual([others.key]);
  });
});
