import { contract, type Endpoint, isForOtherSites } from '@otryv/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { daySeconds } from '../time-units.ts';
import { routeOf } from './requests/route-of.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const privateRoutes = new Set(endpoints.map(({ path }) => routeOf(path)));
const routes = new Set(endpoints.filter(isForOtherSites).map(({ path }) => routeOf(path)));
for (const route of routes) privateRoutes.delete(route);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may read its responses, including errors. */
    isForOtherSites?: boolean;
  }
}

/** Route config outside of the contract for routes readable by pages of other sites. */
export const forOtherSites = { config: { isForOtherSites: true } } as const;

/** Without credentials: a page of another site reads what a guest can, and never what its visitor can. */
const otherSites = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Age, Date, Deprecation, ETag, Link, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sunset, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** How long a browser caches a preflight response. */
const preflightSeconds = daySeconds;
const preflight = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Otryv-Key',
  'access-control-max-age': String(preflightSeconds),
} as const;

const methods = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the CORS headers that expose a response to pages of other sites; none for private operations. */
export function headersForOtherSites({ method, routeOptions }: FastifyRequest): Record<string, string> {
  const { url: route = '', config } = routeOptions;
  const isForAll = routes.has(route) || config?.isForOtherSites === true;
  return methods.includes(method) && isForAll ? otherSites : {};
}

/** Responds to preflights of conditional reads from other sites. */
export function answerPreflights(fastify: FastifyInstance): void {
  for (const route of routes) fastify.options(route, (_, reply) => reply.headers(preflight).code(204).send());
  // Otherwise `/api/teams/:urlSlug` would match `/api/teams/own`.
  for (const route of privateRoutes) fastify.options(route, (_, reply) => reply.callNotFound());
}
