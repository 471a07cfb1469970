import type { Refreshed } from '@otryv/contract';
import { readCsrfToken } from '../http/csrfToken.ts';
import { bodyOf, fetchEndpoint } from '../http/fetchEndpoint.ts';
import { readAccessToken } from './accessToken.ts';
import { closeSession, openSession } from './sessionStore.ts';

const lock = 'otryv-refresh';
let running: Promise<boolean> | null = null;

/**
 * Replaces a spent access token; whether there is a good one afterwards. Without the mark of an earlier sign-in nothing is
 * sent. A refresh token can be used once, so however many calls and tabs ask, one request is sent. Throws ApiError.
 */
export function renewAccessToken(spent: string | null): Promise<boolean> {
  running ??= inTurn(() => renew(spent)).finally(() => {
    running = null;
  });
  return running;
}

/** Waits no longer for a running renewal, as a new page does not. */
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

/** `null` where the server takes the mark for outdated. */
async function refresh(): Promise<Refreshed | null> {
  const response = await fetchEndpoint('POST', '/api/auth/refresh', {}, null);
  return response.status === 401 || response.status === 403 ? null : bodyOf<Refreshed>(response);
}

/** One tab after another; pages without https have no locks. */
async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? await locks.request(lock, work) : await work();
}
