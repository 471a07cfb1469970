const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page of this origin, the portal's own, may open a socket. A portal served on this machine may use any port
 * there.
 */
export function isAllowedOrigin(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const [page, portal] = [new URL(origin), new URL(publicUrl)];
  return page.origin === portal.origin || (loopback.has(portal.hostname) && loopback.has(page.hostname));
}
