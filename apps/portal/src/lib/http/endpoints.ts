import type { Method } from '@otryv/contract';
import { csrfEndpoints, ownReads, publicEndpoints } from './openEndpoints.ts';

/** Whether an endpoint is public, so that no token is sent and a 401 does not end the session. */
export function isPublic(method: Method, path: string): boolean {
  return `${method} ${path}` in publicEndpoints;
}

/** Whether a cookie authorizes an endpoint. */
export function needsCsrf(method: Method, path: string): boolean {
  return `${method} ${path}` in csrfEndpoints;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const publicReads = Object.keys(publicEndpoints).flatMap((key) =>
  key.startsWith('GET ') ? [patternOf(key.slice(4))] : [],
);
const ownPatterns = Object.keys(ownReads).map(patternOf);

/** Documents of kinds that guests may read too. */
const openDocuments = /^\/api\/md-documents\/(list\/)?(public|faq)(\/|\?|$)/;

/** Whether the response to a read is the same for every reader. */
export function isPublicRead(url: string): boolean {
  const [path = ''] = url.split('?');
  if (openDocuments.test(url)) return true;
  return publicReads.some((pattern) => pattern.test(path)) && !ownPatterns.some((pattern) => pattern.test(path));
}
