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

/** Unsent text, as one tab has left it. */
export interface AccountDraft {
  key: StoredKey;
  /** Title for its author. */
  title: string;
  savedAt: number;
  content: unknown;
}

const kind = 'draft_';
const keptMs = 30 * 86_400_000;

/** Returns the drafts of an account, of one subject or of all, latest first. */
export function accountDrafts(accountId: string, subject = ''): AccountDraft[] {
  const name = subject === '' ? kind : nameOf(subject);
  const found = accountKeys(accountId, name).map(readDraft);
  return found.filter((draft) => draft !== null).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Returns a key that no other tab writes to. */
export function newDraftKey(accountId: string, subject: string): StoredKey {
  return accountKey(accountId, `${nameOf(subject)}${crypto.getRandomValues(new Uint32Array(2)).join('')}`);
}

export function writeDraft({ key, ...draft }: AccountDraft): void {
  writeStored(key, draft);
}

/** Whether a draft is unchanged since it was read: its own tab may have edited it further. */
export function isUnchanged({ key, savedAt }: AccountDraft): boolean {
  return readDraft(key)?.savedAt === savedAt;
}

/** Removes drafts older than 30 days of all accounts, and those without an account. */
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
