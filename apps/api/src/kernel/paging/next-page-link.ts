/** Returns a link to the next page of a list (RFC 8288), by its cursor; `null` for the last page and other responses. */
export function nextPageLink(url: string, response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('nextCursor' in response)) return null;
  if (typeof response.nextCursor !== 'string') return null;
  // Any origin will do: links are relative to the address of the list.
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.delete('page');
  searchParams.set('cursor', response.nextCursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
