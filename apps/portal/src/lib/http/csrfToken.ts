/**
 * The cookie that is set beside the refresh cookie, which no script can read: its value goes into X-XSRF-TOKEN, and it marks
 * an earlier sign-in. `null` without one.
 */
export function readCsrfToken(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair === undefined ? null : decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}
