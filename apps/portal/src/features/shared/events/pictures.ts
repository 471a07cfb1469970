/**
 * Returns the address of a stored picture in the first available of these sizes, else its original; `null` without a
 * picture.
 */
export function pictureSrc(urls: Readonly<Record<string, string>> | null, ...sizes: readonly string[]): string | null {
  if (urls === null) return null;
  return [...sizes, 'original'].flatMap((size) => urls[size] ?? [])[0] ?? null;
}
