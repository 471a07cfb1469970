import { contract, type Endpoint, isForOtherSites, type KeyHolder, type KeyKind } from '@otryv/contract';
import { keyHeader } from '@otryv/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { KeyExposed, KeyUnknown, OutOfScope, WrongOrigin } from '../access/api-keys.errors.ts';
import { type ApiKeys, setKey } from '../access/api-keys.ts';
import { minuteSeconds, secondMs } from '../time-units.ts';
import { networkOf } from './client-network.ts';
import { isInternalRead } from './internal-reads.ts';
import { isApi } from './request-address.ts';
import { routeOf } from './route-of.ts';
import type { CommonHeaders } from './serve-bytes.ts';
import { refuse } from './shed-load.ts';

/** Requests of one key a minute: all visitors of a site share a publishable one. */
const perMinute: Readonly<Record<KeyKind, number>> = { publishable: 3000, secret: 600 };
/** Unknown keys that one network may try a minute: each costs a query. */
const unknownPerMinute = 20;
const format = /^otryv_(?:pk|sk)_[\w-]{43}$/;

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const openRoutes = new Set(endpoints.filter(isForOtherSites).map(({ path }) => routeOf(path)));
const secretRoutes = new Set(endpoints.filter(({ access }) => access === 'secretKey').map(({ path }) => routeOf(path)));

interface Quota {
  limit: number;
  remaining: number;
  resetS: number;
}

const quotas = new WeakMap<FastifyRequest, Quota>();

/** The rest of the quota of a request's key; none without a key. */
export function quotaHeaders(request: FastifyRequest): Record<string, string> {
  const quota = quotas.get(request);
  if (!quota) return {};
  return {
    'ratelimit-limit': String(quota.limit),
    'ratelimit-remaining': String(quota.remaining),
    'ratelimit-reset': String(quota.resetS),
  };
}

/**
 * Admits requests of the API with a key, or refuses them: before the limit of networks, which a key has a quota in place of.
 * A key adds no right to what guests read but that of a secret one to the routes of its organizer.
 */
export function admitKeys(fastify: FastifyInstance, keys: ApiKeys, common: CommonHeaders): void {
  const limiterOf = (kind: KeyKind) => new RateLimiterMemory({ points: perMinute[kind], duration: minuteSeconds });
  const limiters = { publishable: limiterOf('publishable'), secret: limiterOf('secret') };
  const unknown = new RateLimiterMemory({ points: unknownPerMinute, duration: minuteSeconds });

  /** Throws what the request is refused with. */
  async function admit(request: FastifyRequest, given: string): Promise<void> {
    const network = networkOf(request.ip);
    const tried = await unknown.get(network);
    if (tried && tried.consumedPoints >= unknownPerMinute) throw tried;
    const holder = format.test(given) ? await keys.holderOf(given) : null;
    if (!holder) {
      await unknown.consume(network);
      throw new KeyUnknown();
    }
    const { kind, keyId } = holder;
    const limiter = limiters[kind];
    const state = await limiter.consume(keyId).catch((over: unknown) => {
      if (over instanceof RateLimiterRes) quotas.set(request, toQuota(kind, over));
      throw over;
    });
    quotas.set(request, toQuota(kind, state));
    requireScope(request, holder);
    setKey(request, holder);
  }

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[keyHeader];
    if (typeof given !== 'string' || !isApi(request) || isInternalRead() || request.method === 'OPTIONS') return done();
    admit(request, given).then(
      () => done(),
      (error: Error | RateLimiterRes) => {
        if (error instanceof RateLimiterRes)
          return refuse(reply, 'too_many_requests', secondsOf(error), common(request));
        void reply.headers(common(request));
        done(error);
      },
    );
  });
}

/** Throws WrongOrigin, KeyExposed, OutOfScope. */
function requireScope({ method, headers, routeOptions }: FastifyRequest, { kind, origins }: KeyHolder): void {
  const { origin } = headers;
  if (kind === 'secret' && origin !== undefined) throw new KeyExposed();
  if (kind === 'publishable' && !(origin !== undefined && origins.includes(origin))) throw new WrongOrigin();
  // An address that the API does not have is answered as such.
  const { url: route } = routeOptions;
  if (route === undefined) return;
  const isOpen = openRoutes.has(route) || (kind === 'secret' && secretRoutes.has(route));
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isOpen || !isRead || headers.authorization !== undefined) throw new OutOfScope();
}

function toQuota(kind: KeyKind, state: RateLimiterRes): Quota {
  return { limit: perMinute[kind], remaining: state.remainingPoints, resetS: secondsOf(state) };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / secondMs);
}
