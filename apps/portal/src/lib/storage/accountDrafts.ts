import {
  accountKey,
  accountKeys,
  keysOfAllAccounts,
  readStored,
  removeStored,
  removeUnprefixed,
  type StoredKey,
  writeStored,
} from './storage.ts';

/** Something typed that was not sent, as one tab has left it. */
export interface AccountDraft {
  key: StoredKey;
  /** What its author calls it. */
  title: string;
  savedAt: number;
  content: unknown;
}

const kind = 'draft_';
const keptMs = 30 * 86_400_000;

/** The drafts of an account, of one subject or of all, the latest first. */
export function accountDrafts(accountId: string, subject = ''): AccountDraft[] {
  const name = subject === '' ? kind : nameOf(subject);
  const found = accountKeys(accountId, name).map(readDraft);
  return found.filter((draft) => draft !== null).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** A key that no other tab writes to. */
export function newDraftKey(accountId: string, subject: string): StoredKey {
  return accountKey(accountId, `${nameOf(subject)}${crypto.getRandomValues(new Uint32Array(2)).join('')}`);
}

export function writeDraft({ key, ...draft }: AccountDraft): void {
  writeStored(key, draft);
}

/** Whether a draft is still as it was read: its own tab may have gone on. */
export function isUnchanged({ key, savedAt }: AccountDraft): boolean {
  return readDraft(key)?.savedAt === savedAt;
}

/** Removes the drafts of all accounts that are older than 30 days, and those without an account. */
export function dropOldDrafts(nowMs: number): void {
  removeUnprefixed('eventDraft-');
  for (const key of keysOfAllAccounts(kind)) {
    const draft = readDraft(key);
    if (draft === null || nowMs - draft.savedAt >= keptMs) removeStored(key);
  }
}

function nameOf(subject: string): string {
  return `${kind}${subject}_`;
}

function readDraft(key: StoredKey): AccountDraft | null {
  const kept = Object(readStored(key));
  const { title, savedAt, content } = kept;
  return typeof title === 'string' && typeof savedAt === 'number' ? { key, title, savedAt, content } : null;
}
