import type { AuthUser } from '@otryv/contract';
import { useSyncExternalStore } from 'react';
import { type ApiError, networkError } from '../http/ApiError.ts';
import { removeAccountData } from '../storage/storage.ts';
import { writeAccessToken } from './accessToken.ts';

/** The session of this browser; the user of a resolved one is `null` for guests. */
export interface Session {
  status: 'idle' | 'loading' | 'resolved';
  user: AuthUser | null;
  /** Why it is not known who reads: the server could not be reached. */
  error: ApiError | null;
  /** Whether the reader has ended it on this page, so that no sign-in is asked for. */
  hasLeft: boolean;
}

const idle: Session = { status: 'idle', user: null, error: null, hasLeft: false };
/** How the server renders a page, for everybody, and how the browser takes it over. */
const guest: Session = { ...idle, status: 'resolved' };
const listeners = new Set<() => void>();
let current = idle;

function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls a listener after each change, before anything is rendered anew. */
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
  // What stands between the server and us may answer in its place.
  if (!user) throw networkError(200);
  if (accessToken !== undefined) writeAccessToken(accessToken);
  setSession({ ...idle, status: 'resolved', user });
}

/** Continues as a guest: the session has ended, or the reader has left it and takes along what this browser kept of theirs. */
export function closeSession({ hasLeft = false } = {}): void {
  const left = hasLeft ? current.user : null;
  writeAccessToken(null);
  setSession({ ...idle, status: 'resolved', hasLeft });
  // Last: other tabs have closed their session when they hear of it, and write nothing anew.
  if (left) removeAccountData(left.id);
}

/** Knows nothing of the reader any more, as before the start. */
export function forgetSession(): void {
  setSession(idle);
}

export function currentSession(): Session {
  return current;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, () => guest);
}

/** The signed-in user; `null` for guests, and as long as it is not known. */
export function useUser(): AuthUser | null {
  return useSession().user;
}
