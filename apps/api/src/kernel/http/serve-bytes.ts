import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CompressedResponse, sendBytes } from './send-bytes.ts';

/** The common headers of every response, by request. */
export type CommonHeaders = (request: FastifyRequest) => Record<string, string>;

/** The bytes of an address for its parameters; `null` when there are none to send. */
export type ByteSource = (params: Readonly<Record<string, string>>) => Promise<CompressedResponse | null>;

/**
 * Serves some routes from compressed bytes, below Nest's pipeline: nothing is parsed, serialized or compressed.
 *
 * The router has matched the route already, so that every spelling of a path is handled alike. A request without bytes
 * goes on to the controller, which gives the right refusal.
 */
export function serveBytes(
  fastify: FastifyInstance,
  sources: ReadonlyMap<string, ByteSource>,
  common: CommonHeaders,
): void {
  fastify.addHook<{ Params: Record<string, string> }>('onRequest', (request, reply, done) => {
    const source = isRead(request.method) ? sources.get(request.routeOptions.url ?? '') : undefined;
    if (!source) return done();
    source(request.params)
      .then((packed) => (packed ? sendBytes(request, reply, packed, common(request)) : done()))
      .catch((error: Error) => {
        void reply.headers(common(request));
        done(error);
      });
  });
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
