import type { Endpoint } from '@otryv/contract';

const secretParams = /\{token\}|^\/api\/auth\/callback\//;

/**
 * Returns the headers that control who may store a response, by the endpoint's access and the caller:
 *
 * - a write is never stored, nor a read that needs an account or is opened by a secret: `private, no-store`;
 * - a read open to guests that shows more to signed-in users is private for a signed-in reader, and
 *   revalidated: `private, no-cache`; its responses vary with the token;
 * - any other read may be stored by anyone, and is revalidated by its ETag: `no-cache`.
 *
 * Errors are `no-store` (error.filter.ts); files and pages have separate rules (serve-files.ts, serve-pages.ts).
 */
export function cachingOf({ method, access, path }: Pick<Endpoint, 'method' | 'access' | 'path'>, isSignedIn: boolean) {
  const isOpen = (access === 'public' || access === 'optional') && !secretParams.test(path);
  if (method !== 'GET' || !isOpen) return { 'cache-control': 'private, no-store' };
  if (access === 'public') return { 'cache-control': 'no-cache' };
  return {
    'cache-control': isSignedIn ? 'private, no-cache' : 'no-cache',
    vary: 'accept-encoding, authorization',
  };
}
