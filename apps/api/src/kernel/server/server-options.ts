import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { statuses } from '@otryv/contract';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { rawHeaders } from '../http/responses/content-security-policy.ts';
import { toFailure } from '../http/responses/error.filter.ts';
import { handleClientError } from '../http/responses/raw-responses.ts';
import { count } from '../metrics/metrics.ts';
import { isSocketRequest } from '../realtime/is-socket-request.ts';

const bodyLimit = 256 * 1024;
/** Idle timeout of a connection, also of a response that is not read. */
const stillMs = 120_000;
/** How often Node checks for requests that are too slow. */
const lookMs = 1_000;

/** Returns limits and timeouts of requests, and the response to unparseable ones. */
export function serverOptions(config: Pick<Config, 'REQUEST_TIMEOUT_MS' | 'TRUSTED_PROXIES'>) {
  const { REQUEST_TIMEOUT_MS: requestTimeout, TRUSTED_PROXIES } = config;
  return {
    bodyLimit,
    trustProxy: TRUSTED_PROXIES.length > 0 ? TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    requestTimeout,
    connectionTimeout: stillMs,
    // A request on an open connection is still handled during shutdown.
    return503OnClosing: false,
    // Shutdown drains first. A connection that never sent a request is not idle to Node, and would delay close() by a
    // minute.
    forceCloseConnections: true,
    http: {
      headersTimeout: Math.ceil(requestTimeout / 2),
      connectionsCheckingInterval: lookMs,
      // Node's own error for a request without a host lacks our headers and body.
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketRequest,
    },
    clientErrorHandler: handleClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const failure = toFailure(error);
      count('otryv_errors_total', { code: failure.code });
      void reply.headers({ ...rawHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' });
      void reply.status(statuses[failure.code]).send(failure);
    },
  } satisfies FastifyHttpOptions<Server>;
}
