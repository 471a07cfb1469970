import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { statuses } from '@otryv/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { count } from '../../metrics/metrics.ts';
import { minuteMs } from '../../time-units.ts';
import type { CommonHeaders } from '../bytes/serve-bytes.ts';
import { networkOf } from '../requests/client-network.ts';
import { isInternalRead } from '../requests/internal-reads.ts';
import { isApi } from '../requests/request-address.ts';
import { toFailure } from '../responses/error.filter.ts';
import { errorPage, errorPolicy } from '../responses/error-page.ts';

type Limits = Pick<Config, 'REQUESTS_PER_MINUTE' | 'LOOP_DELAY_MS'>;
type Rejection = 'too_many_requests' | 'overloaded';

const sampleMs = 500;
/** Fallback route. It serves pages and missing files, which cost the same work. */
const pagesRoute = '/*';
const retryAfterSeconds = 2;

/**
 * Rejects requests early: those over the rate limit of a network, except exempt ones, and, while the event loop is
 * delayed, everything but the portal's files.
 */
export async function shedLoad(
  fastify: FastifyInstance,
  limits: Limits,
  isSpared: (request: FastifyRequest) => boolean,
  common: CommonHeaders,
): Promise<void> {
  const { REQUESTS_PER_MINUTE: max, LOOP_DELAY_MS: maxEventLoopDelay } = limits;
  await fastify.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    // The plugin measures; the hook below rejects, with the same bytes as every other error.
    pressureHandler: () => undefined,
  });
  await fastify.register(rateLimit, { global: false });
  const limit = fastify.createRateLimit({
    max,
    timeWindow: minuteMs,
    keyGenerator: ({ ip }) => networkOf(ip),
  });

  fastify.addHook('onRequest', (request, reply, done) => {
    if (isHealth(request) || isInternalRead()) return done();
    if (!isFile(request) && fastify.isUnderPressure())
      return refuse(reply, 'overloaded', retryAfterSeconds, common(request));
    if (isSpared(request)) return done();
    if (max === 0 || (isFile(request) && request.routeOptions.url !== pagesRoute)) return done();
    limit(request).then((state) => {
      if (state.isAllowed || !state.isExceeded) done();
      else refuse(reply, 'too_many_requests', state.ttlInSeconds, common(request));
    }, done);
  });
}

export function isHealth({ url }: FastifyRequest): boolean {
  return /^\/api\/health(\/live)?(\?|$)/.test(url);
}

/** Whether a request is for a portal file: an open page breaks without its scripts and flags, and they cost no work. */
function isFile({ url }: FastifyRequest): boolean {
  return /^\/(assets|files|images|sounds|theme\.js|embed\/(files|v\d))\b/.test(url);
}

/**
 * Writes an error to the raw response: a rejection must be cheaper than a response. A browser gets a readable page that
 * reloads by itself after the waiting time.
 */
export function refuse(reply: FastifyReply, code: Rejection, seconds: number, common: Record<string, string>): void {
  const failure = toFailure(new DomainError(code));
  count('otryv_requests_shed_total', { code });
  const isPage = !isApi(reply.request) && reply.request.headers.accept?.includes('text/html');
  const body = isPage ? errorPage(failure.message) : JSON.stringify(failure);
  reply.hijack();
  // Set separately, for the log.
  reply.raw.setHeader('retry-after', seconds);
  reply.raw
    .writeHead(statuses[code], {
      ...common,
      ...(isPage && { refresh: String(seconds), 'content-security-policy': errorPolicy }),
      'cache-control': 'no-store',
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
