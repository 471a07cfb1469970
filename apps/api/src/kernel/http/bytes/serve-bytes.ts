import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CompressedResponse, sendBytes } from './send-bytes.ts';

/** Computes the common headers of a response from its request. */
export type CommonHeaders = (request: FastifyRequest) => Record<string, string>;

/** Returns the bytes of an address for its parameters; `null` when there are none to send. */
export type ByteSource = (params: Readonly<Record<string, string>>) => Promise<CompressedResponse | null>;

/**
 * Serves some routes from compressed bytes, below Nest's pipeline: nothing is parsed, serialized or compressed.
 *
 * The router has already matched the route, so that every spelling of a path is handled alike. A request without bytes
 * falls through to the controller, which returns the right error.
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
