import { deviceKeys, readStored, removeStored, writeStored } from '../storage/storage.ts';

export const accessTokenKey = deviceKeys.accessToken;

/** Returns the token that authorizes calls for 15 minutes; a refresh replaces it. */
export function readAccessToken(): string | null {
  const stored = readStored(accessTokenKey);
  return typeof stored === 'string' ? stored : null;
}

export function writeAccessToken(token: string | null): void {
  if (token === null) removeStored(accessTokenKey);
  else writeStored(accessTokenKey, token);
}
