const prefix = 'otryv_';

/** Key of this portal in the browser's storage, which other pages of the same origin may use too. */
export type StoredKey = `${typeof prefix}${string}`;

/**
 * Data of the browser, independent of who signs in. The access token belongs to the session, and is removed with it.
 */
export const deviceKeys = {
  accessToken: `${prefix}access_token`,
  preferences: `${prefix}preferences`,
  /** The account that last synced its preferences with this browser. */
  preferencesOwner: `${prefix}preferences_owner`,
  /** Build for which a tab was reloaded. */
  reloadedBuild: `${prefix}reloaded_build`,
} as const satisfies Record<string, StoredKey>;

/** Account id of guests' data. */
export const guestAccount = 'guest';

/** Returns the key of account data: it is not read for another account. */
export function accountKey(accountId: string, name: string): StoredKey {
  return `${prefix}of_${accountId}_${name}`;
}

/** Returns the stored value of a key; `undefined` if there is none, or it is unreadable. */
export function readStored(key: StoredKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage may be forbidden, or hold something else.
    return undefined;
  }
}

/** Stores a value in the browser; if that is impossible it lasts until the page is closed. */
export function writeStored(key: StoredKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Removes the stored value of a key. */
export function removeStored(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}

/** Returns the keys of an account with this name prefix. */
export function accountKeys(accountId: string, name: string): StoredKey[] {
  return storedKeys().filter((key) => key.startsWith(accountKey(accountId, name)));
}

/** Returns the keys of all accounts with this name prefix. */
export function keysOfAllAccounts(name: string): StoredKey[] {
  return storedKeys().filter((key) => new RegExp(`^${prefix}of_[^_]*_${name}`).test(key));
}

/** Removes all data of an account. */
export function removeAccountData(accountId: string): void {
  for (const key of accountKeys(accountId, '')) removeStored(key);
}

/** Removes data that an earlier version stored without the prefix: its owner is unknown. */
export function removeUnprefixed(name: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}

/** Stores a value for the lifetime of the tab; returns whether it is new and was stored. */
export function noteInTab(key: StoredKey, value: string): boolean {
  try {
    if (sessionStorage.getItem(key) === value) return false;
    sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key) === value;
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

/** Whether the browser has any such key, of this portal or of an earlier version of it. */
export function keepsAny(key: RegExp): boolean {
  try {
    return Object.keys(localStorage).some((each) => key.test(each));
  } catch {
    return false;
  }
}

function storedKeys(): StoredKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is StoredKey => key.startsWith(prefix));
  } catch {
    return [];
  }
}
