import { contract, type Endpoint, isForOtherSites } from '@otryv/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { daySeconds } from '../time-units.ts';
import { routeOf } from './route-of.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const privateRoutes = new Set(endpoints.map(({ path }) => routeOf(path)));
const routes = new Set(endpoints.filter(isForOtherSites).map(({ path }) => routeOf(path)));
for (const route of routes) privateRoutes.delete(route);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may read its responses, refusals included. */
    isForOtherSites?: boolean;
  }
}

/** Of a route outside of the contract that the pages of other sites read. */
export const forOtherSites = { config: { isForOtherSites: true } } as const;

/** Without credentials: a page of another site reads what a guest reads, and never what its visitor may. */
const otherSites = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Deprecation, ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sunset, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** How long a browser asks nothing more about an address. */
const preflightSeconds = daySeconds;
const preflight = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Otryv-Key',
  'access-control-max-age': String(preflightSeconds),
} as const;

const methods = ['GET', 'HEAD', 'OPTIONS'];

/** The headers with which a browser hands the response to a page of another site; none for private operations. */
export function headersForOtherSites({ method, routeOptions }: FastifyRequest): Record<string, string> {
  const { url: route = '', config } = routeOptions;
  const isForAll = routes.has(route) || config?.isForOtherSites === true;
  return methods.includes(method) && isForAll ? otherSites : {};
}

/** Answers the preflight of a conditional read from another site. */
export function answerPreflights(fastify: FastifyInstance): void {
  for (const route of routes) fastify.options(route, (_, reply) => reply.headers(preflight).code(204).send());
  // Otherwise `/api/teams/:urlSlug` would answer for `/api/teams/own`.
  for (const route of privateRoutes) fastify.options(route, (_, reply) => reply.callNotFound());
}
