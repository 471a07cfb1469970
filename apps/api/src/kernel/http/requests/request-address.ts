import type { FastifyRequest } from 'fastify';

const absoluteForm = /^https?:\/\/[^/?#\\]*/i;

/** Parses the path and query of a request's raw target, also in absolute form; `null` for one without a path. */
export function addressOfRequest(target: string): { pathname: string; searchParams: URLSearchParams } | null {
  const path = target.replace(absoluteForm, '');
  // The host is ours whatever the path begins with: no target makes the parser fail or names another host.
  return path.startsWith('/') ? new URL(`http://portal${path}`) : null;
}

/** Whether a request targets the API, in any spelling. */
export function isApi({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return /^\/api(\/|$)/.test(routeOptions.url ?? '') || /^\/api(\/|$)/.test(addressOfRequest(url)?.pathname ?? '');
}
