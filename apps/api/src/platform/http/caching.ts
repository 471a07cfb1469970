import type { Endpoint } from '@otryv/contract';

/**
 * The headers that say who may keep a response, by the endpoint's access and the caller:
 *
 * - nobody keeps a write, nor a read that needs an account: `private, no-store`;
 * - a read that is open to guests and shows more to the signed-in is for this reader alone when one is signed in, and is
 *   asked for anew: `private, no-cache`; its responses vary with the token;
 * - any other read may be kept by everybody, and is asked for anew by its ETag: `no-cache`.
 *
 * Refusals are `no-store` (error.filter.ts); files and pages have rules of their own (serve-files.ts, serve-pages.ts).
 */
export function cachingOf({ method, access }: Pick<Endpoint, 'method' | 'access'>, isSignedIn: boolean) {
  const isOpen = access === 'public' || access === 'optional';
  if (method !== 'GET' || !isOpen) return { 'cache-control': 'private, no-store' };
  if (access === 'public') return { 'cache-control': 'no-cache' };
  return {
    'cache-control': isSignedIn ? 'private, no-cache' : 'no-cache',
    vary: 'accept-encoding, authorization',
  };
}
