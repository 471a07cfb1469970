import type { AuthUser } from '@otryv/contract';
import { useSyncExternalStore } from 'react';
import { type ApiError, networkError } from '../http/ApiError.ts';
import { removeAccountData } from '../storage/storage.ts';
import { writeAccessToken } from './accessToken.ts';

/** Session of this browser; once resolved, the user of a guest is `null`. */
export interface Session {
  status: 'idle' | 'loading' | 'resolved';
  user: AuthUser | null;
  /** Error that kept the session unknown: the server could not be reached. */
  error: ApiError | null;
  /** Whether the reader has signed out on this page, so that it does not require sign-in again. */
  hasLeft: boolean;
}

const idle: Session = { status: 'idle', user: null, error: null, hasLeft: false };
/** Session with which the server renders public pages and the browser hydrates them. */
const guest: Session = { ...idle, status: 'resolved' };
const listeners = new Set<() => void>();
let current = idle;

function setSession(next: Session): void {
  current = next;
  // `theme.js` sets it where an earlier sign-in has left its mark: the page is served as for a guest.
  if (isKnown(next)) document.documentElement.removeAttribute('data-session');
  for (const listener of listeners) listener();
}

/** Calls a listener after each change, before rerendering. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginSession(): void {
  setSession({ ...idle, status: 'loading' });
}

export function failSession(error: ApiError): void {
  setSession({ ...idle, status: 'resolved', error });
}

/** Signs in, or replaces the rights of the user, with the new access token if there is one. */
export function openSession({ user, accessToken }: { user?: AuthUser; accessToken?: string }): void {
  // A proxy in front of the server may have sent the response.
  if (!user) throw networkError(200);
  if (accessToken !== undefined) writeAccessToken(accessToken);
  setSession({ ...idle, status: 'resolved', user });
}

/**
 * Continues as a guest: the session has ended, or the reader has signed out, which also removes the data this browser
 * kept for them.
 */
export function closeSession({ hasLeft = false } = {}): void {
  const left = hasLeft ? current.user : null;
  writeAccessToken(null);
  setSession({ ...idle, status: 'resolved', hasLeft });
  // Last: other tabs have closed their session by the time they receive it, and write nothing again.
  if (left) removeAccountData(left.id);
}

/** Resets the session, as before the start. */
export function forgetSession(): void {
  setSession(idle);
}

export function currentSession(): Session {
  return current;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, () => guest);
}

/** Returns whether the server has confirmed the reader's identity; a failed refresh confirms nothing. */
function isKnown({ status, error }: Session): boolean {
  return status === 'resolved' && error === null;
}

/** Returns whether the server has confirmed that the reader is a guest; only then may a page offer to sign in. */
export function useIsGuest(): boolean {
  const session = useSession();
  return isKnown(session) && session.user === null;
}

/** Returns the signed-in user; `null` for guests, and while the session is unknown. */
export function useUser(): AuthUser | null {
  return useSession().user;
}
