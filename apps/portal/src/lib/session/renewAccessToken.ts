import type { Refreshed } from '@otryv/contract';
import { readCsrfToken } from '../http/csrfToken.ts';
import { bodyOf, fetchEndpoint } from '../http/fetchEndpoint.ts';
import { readAccessToken } from './accessToken.ts';
import { closeSession, openSession } from './sessionStore.ts';

const lock = 'otryv-refresh';
let running: Promise<boolean> | null = null;

/**
 * Refreshes an expired access token; resolves to whether there is a valid one afterwards. Without the mark of an
 * earlier sign-in nothing is sent. A refresh token is single-use, so any number of concurrent calls and tabs share one
 * request. Throws ApiError.
 */
export function renewAccessToken(spent: string | null): Promise<boolean> {
  running ??= inTurn(() => renew(spent)).finally(() => {
    running = null;
  });
  return running;
}

/** Forgets a pending refresh, as a new page does. */
export function forgetRenewal(): void {
  running = null;
}

async function renew(spent: string | null): Promise<boolean> {
  const stored = readAccessToken();
  // Another call or tab was faster.
  if (stored !== null && stored !== spent) return true;
  const refreshed = readCsrfToken() === null ? null : await refresh();
  if (refreshed?.success) openSession(refreshed);
  else closeSession();
  return refreshed?.success === true;
}

/** Resolves to `null` if the server considers the mark outdated. */
async function refresh(): Promise<Refreshed | null> {
  const response = await fetchEndpoint('POST', '/api/auth/refresh', {}, null);
  return response.status === 401 || response.status === 403 ? null : bodyOf<Refreshed>(response);
}

/** Serializes work across tabs; pages without https have no locks. */
async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? await locks.request(lock, work) : await work();
}
