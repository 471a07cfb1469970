/**
 * Returns the value for X-XSRF-TOKEN from the cookie set along with the refresh cookie, which scripts cannot read; it
 * also marks an earlier sign-in. `null` without one.
 */
export function readCsrfToken(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? null : decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}
