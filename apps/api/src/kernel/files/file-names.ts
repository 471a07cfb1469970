/** Names contain no path: a file is in its store or nowhere. */
const pattern = /^[a-z0-9-]{1,200}\.[a-z0-9]{2,5}$/;

export function isFileName(name: string): boolean {
  return pattern.test(name);
}

/** Throws for a name that a store could not return. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`${name} is no name of a file.`);
}
