import type { FastifyInstance } from 'fastify';
import { isInternalRead } from '../http/internal-reads.ts';
import { measure } from './metrics.ts';
import { statusClass } from './watch-calls.ts';

/** Measures every request but the reads of pages and streams, which last as long as their reader looks. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
    if (!isInternalRead() && !isStream) {
      measure('http_server_request_duration_seconds', reply.elapsedTime / 1000, {
        http_route: routeOptions.url ?? 'none',
        http_request_method: method,
        status_class: statusClass(reply.statusCode),
      });
    }
    done();
  });
}
