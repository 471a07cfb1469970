import type { FastifyInstance, FastifyReply } from 'fastify';
import { isInternalRead } from '../http/internal-reads.ts';
import { measure } from './metrics.ts';
import { statusClass } from './watch-calls.ts';

/** Of shorter responses no header is looked up, which costs time: a stream that its reader leaves at once is counted. */
const shortestStreamS = 1;

/** Measures every request but the reads of pages and streams, which last as long as their reader looks. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    if (!isInternalRead() && !(seconds > shortestStreamS && isStream(reply))) {
      measure('http_server_request_duration_seconds', seconds, {
        http_route: routeOptions.url ?? 'none',
        http_request_method: method,
        status_class: statusClass(reply.statusCode),
      });
    }
    done();
  });
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
