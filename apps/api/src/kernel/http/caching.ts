import type { Endpoint } from '@otryv/contract';

const secretParams = /\{token\}|^\/api\/auth\/callback\//;

/**
 * The headers that control who may store a response, by the endpoint's access and the caller:
 *
 * - a write is never stored, nor a read that needs an account or is opened by a secret: `private, no-store`;
 * - a read that is open to guests and shows more to the signed-in is for this reader alone when one is signed in, and is
 *   asked for anew: `private, no-cache`; its responses vary with the token;
 * - any other read may be kept by everybody, and is asked for anew by its ETag: `no-cache`.
 *
 * Refusals are `no-store` (error.filter.ts); files and pages have rules of their own (serve-files.ts, serve-pages.ts).
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
