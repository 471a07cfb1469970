import { call } from '../api/client.ts';
import { ApiError } from '../http/ApiError.ts';
import { readCsrfToken } from '../http/csrfToken.ts';
import { readAccessToken } from '../session/accessToken.ts';
import { renewAccessToken } from '../session/renewAccessToken.ts';
import { beginSession, closeSession, currentSession, failSession, openSession } from '../session/sessionStore.ts';

/**
 * Restores the session of this browser. Without the mark of an earlier sign-in the reader is a guest, and nothing is
 * sent.
 */
export async function startSession(): Promise<void> {
  if (readCsrfToken() === null) return closeSession();
  if (currentSession().user === null) beginSession();
  try {
    if (readAccessToken() === null) await renewAccessToken(null);
    else await reloadUser();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) closeSession();
    else failSession(error);
  }
}

/** Reloads the user with their rights, after a change that grants or revokes some. Throws ApiError. */
export async function reloadUser(): Promise<void> {
  openSession(await call('GET', '/api/auth/check'));
}
