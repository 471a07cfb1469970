/** What the browser keeps under a key; `undefined` where there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage may be forbidden, or hold something else.
    return undefined;
  }
}

/** Keeps a value in the browser; where that is impossible it holds until the page is closed. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Removes what the browser keeps under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}
