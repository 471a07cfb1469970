import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

const codesOfCancellation = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Whether the client disconnected before it received the response. */
export function isCancelled({ raw }: Pick<FastifyReply, 'raw'>): boolean {
  return raw.destroyed;
}

/** Whether the disconnected client caused an error. */
export function isCancellation(error: unknown, reply: Pick<FastifyReply, 'raw'>): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return isCancelled(reply) && codesOfCancellation.has(code);
}

/** Drops the body of a response before it is compressed, if the client disconnected. */
export function dropCancelledResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!isCancelled(reply)) return done(null, payload);
    // Nobody else closes a stream that is not sent: of a file, or of live results.
    if (payload instanceof Readable) payload.destroy();
    done(null, null);
  });
}
