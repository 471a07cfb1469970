const prefix = 'otryv_';

/** A key of this portal in the browser's storage, which other pages of the same origin may use too. */
export type StoredKey = `${typeof prefix}${string}`;

/** What belongs to the browser, whoever signs in. The access token is that of the session, and goes with it. */
export const deviceKeys = {
  accessToken: `${prefix}access_token`,
  preferences: `${prefix}preferences`,
  /** The build that a tab was loaded anew for. */
  reloadedBuild: `${prefix}reloaded_build`,
} as const satisfies Record<string, StoredKey>;

/** The account id used for guests' data. */
export const guestAccount = 'guest';

/** The key of what belongs to an account: it is not read for another one. */
export function accountKey(accountId: string, name: string): StoredKey {
  return `${prefix}of_${accountId}_${name}`;
}

/** What the browser keeps under a key; `undefined` where there is nothing, or nothing that can be read. */
export function readStored(key: StoredKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage may be forbidden, or hold something else.
    return undefined;
  }
}

/** Keeps a value in the browser; where that is impossible it holds until the page is closed. */
export function writeStored(key: StoredKey, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Removes what the browser keeps under a key. */
export function removeStored(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}

/** The keys of an account with this name prefix. */
export function accountKeys(accountId: string, name: string): StoredKey[] {
  return storedKeys().filter((key) => key.startsWith(accountKey(accountId, name)));
}

/** The keys of all accounts with this name prefix. */
export function keysOfAllAccounts(name: string): StoredKey[] {
  return storedKeys().filter((key) => new RegExp(`^${prefix}of_[^_]*_${name}`).test(key));
}

/** Removes all that belongs to an account. */
export function removeAccountData(accountId: string): void {
  for (const key of accountKeys(accountId, '')) removeStored(key);
}

/** Removes what an earlier version kept without the prefix: it belongs to nobody that is known. */
export function removeUnprefixed(name: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(name)) localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}

/** Stores a value for the life of the tab; returns whether it is new and was stored. */
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

/** Whether the browser keeps anything under such a key, of this portal or of an earlier version of it. */
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
