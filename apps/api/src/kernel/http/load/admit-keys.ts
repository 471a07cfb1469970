import { contract, type Endpoint, isForOtherSites, type KeyHolder, type KeyKind } from '@otryv/contract';
import { keyHeader } from '@otryv/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { KeyExposed, KeyUnknown, OutOfScope, WrongOrigin } from '../../access/api-keys.errors.ts';
import { type ApiKeys, setKey } from '../../access/api-keys.ts';
import { minuteMs, minuteSeconds, secondMs } from '../../time-units.ts';
import type { CommonHeaders } from '../bytes/serve-bytes.ts';
import { isInternalRead } from '../requests/internal-reads.ts';
import { isApi } from '../requests/request-address.ts';
import { routeOf } from '../requests/route-of.ts';
import { refuse } from './shed-load.ts';

/** Requests per minute of one key: all visitors of a site share a publishable one. */
const perMinute: Readonly<Record<KeyKind, number>> = { publishable: 3000, secret: 600 };
const mostServers = 1000;
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

/** Returns the remaining quota of a request's key; nothing without a key. */
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
 * Admits or rejects API requests with a key. A key adds no permissions to those of guests, except that a secret one
 * opens the routes of its organizer.
 *
 * The network limit also counts requests with keys, so that unknown ones cost no more queries than it allows. It
 * exempts those of servers whose secret key was valid within the last minute: these are counted only by their key,
 * before it is looked up.
 */
export class KeyAdmission {
  private readonly limiters: Readonly<Record<KeyKind, RateLimiterMemory>>;
  /** Ids of recently valid secret keys, by the key. */
  private readonly servers = new LRUCache<string, string>({ max: mostServers, ttl: minuteMs });

  constructor(private readonly keys: ApiKeys) {
    const limiterOf = (kind: KeyKind) => new RateLimiterMemory({ points: perMinute[kind], duration: minuteSeconds });
    this.limiters = { publishable: limiterOf('publishable'), secret: limiterOf('secret') };
  }

  /** Whether the network limit exempts a request. */
  isOfServer(request: FastifyRequest): boolean {
    return isApi(request) && this.servers.has(givenKey(request) ?? '');
  }

  /** Adds the hook; must be called after the hook of the network limit. */
  watch(fastify: FastifyInstance, common: CommonHeaders): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const given = givenKey(request);
      if (given === null || !isApi(request) || isInternalRead() || request.method === 'OPTIONS') return done();
      this.admit(request, given).then(
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

  /** Throws the error a request is rejected with. */
  private async admit(request: FastifyRequest, given: string): Promise<void> {
    const serverKey = this.servers.get(given);
    if (serverKey !== undefined) await this.count(request, 'secret', serverKey);
    const holder = format.test(given) ? await this.keys.findHolderOf(given) : null;
    if (!holder) {
      this.servers.delete(given);
      throw new KeyUnknown();
    }
    // Pages of wrong sites consume none of the quota.
    requireScope(request, holder);
    const { kind, keyId } = holder;
    if (serverKey === undefined) await this.count(request, kind, keyId);
    if (kind === 'secret') this.servers.set(given, keyId);
    setKey(request, holder);
  }

  private async count(request: FastifyRequest, kind: KeyKind, keyId: string): Promise<void> {
    const state = await this.limiters[kind].consume(keyId).catch((over: unknown) => {
      if (over instanceof RateLimiterRes) quotas.set(request, toQuota(kind, over));
      throw over;
    });
    quotas.set(request, toQuota(kind, state));
  }
}

function givenKey({ headers }: FastifyRequest): string | null {
  const given = headers[keyHeader];
  return typeof given === 'string' ? given : null;
}

/** Throws WrongOrigin, KeyExposed, OutOfScope. */
function requireScope({ method, headers, routeOptions }: FastifyRequest, { kind, origins }: KeyHolder): void {
  const { origin } = headers;
  if (kind === 'secret' && origin !== undefined) throw new KeyExposed();
  if (kind === 'publishable' && !(origin !== undefined && origins.includes(origin))) throw new WrongOrigin();
  // An address unknown to the API gets a 404.
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
