const prefix = 'embed-';

/** The name in the store of a file that a build of the product made: pages of other sites load it after the next build as well. */
export function builtFileName(name: string): string {
  return `${prefix}${name}`;
}

/** Whether a file of the store is no upload but of a build. */
export function isBuiltFile(name: string): boolean {
  return name.startsWith(prefix);
}
