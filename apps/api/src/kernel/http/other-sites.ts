import { contract, type Endpoint, isForOtherSites } from '@otryv/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { daySeconds } from '../time-units.ts';
import { routeOf } from './route-of.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const privateRoutes = new Set(endpoints.map(({ path }) => routeOf(path)));
const routes = new Set(endpoints.filter(isForOtherSites).map(({ path }) => routeOf(path)));
for (const route of routes) privateRoutes.delete(route);

/** Without credentials: a page of another site reads what a guest reads, and never what its visitor may. */
export const otherSites = {
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

/** What scripts of other sites load beside the API: their refusals are to be read as well. */
const embeds = /^\/(embed\/(fragments\/|files\/|:script|v\d)|oembed$)/;

/** The headers with which a browser hands the response to a page of another site; none for private operations. */
export function headersForOtherSites({ method, routeOptions }: FastifyRequest): Record<string, string> {
  const { url: route = '' } = routeOptions;
  return methods.includes(method) && (routes.has(route) || embeds.test(route)) ? otherSites : {};
}

/** Answers the preflight of a conditional read from another site. */
export function answerPreflights(fastify: FastifyInstance): void {
  for (const route of routes) fastify.options(route, (_, reply) => reply.headers(preflight).code(204).send());
  // Otherwise `/api/teams/:urlSlug` would answer for `/api/teams/own`.
  for (const route of privateRoutes) fastify.options(route, (_, reply) => reply.callNotFound());
}
