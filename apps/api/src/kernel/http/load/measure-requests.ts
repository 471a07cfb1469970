import type { FastifyInstance, FastifyReply, onResponseHookHandler } from 'fastify';
import { measure } from '../../metrics/metrics.ts';
import { statusClass } from '../../metrics/watch-calls.ts';
import { isInternalRead } from '../requests/internal-reads.ts';

/**
 * A header lookup costs time, so shorter responses skip it: a stream that its client closes immediately counts as a
 * request.
 */
const shortestStreamS = 1;

/**
 * Measures every request except the reads of pages, and streams, which last as long as their readers. Must be called
 * before any route is added.
 *
 * Each route has its own hook: looking up a request's route costs more than everything else here.
 */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.onResponse = [...[route.onResponse ?? []].flat(), measuring(route.url)];
  });
  const measureUnknown = measuring('none');
  fastify.addHook('onResponse', function (request, reply, done) {
    if (request.is404) measureUnknown.call(this, request, reply, done);
    else done();
  });
}

function measuring(route: string): onResponseHookHandler {
  return ({ method }, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    if (!isInternalRead() && !(seconds > shortestStreamS && isStream(reply))) {
      measure('http_server_request_duration_seconds', seconds, {
        http_route: route,
        http_request_method: method,
        status_class: statusClass(reply.statusCode),
      });
    }
    done();
  };
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
