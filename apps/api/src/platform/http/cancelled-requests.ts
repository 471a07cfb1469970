import type { FastifyInstance, FastifyReply } from 'fastify';

const codesOfCancellation = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR']);

/** Whether the client has gone, so that nobody receives the response. */
export function isCancelled({ raw }: Pick<FastifyReply, 'raw'>): boolean {
  return raw.destroyed;
}

/** Whether an error only says that the client has gone. */
export function isCancellation(error: unknown, reply: Pick<FastifyReply, 'raw'>): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return isCancelled(reply) && codesOfCancellation.has(code);
}

/** Leaves out the body of a response that nobody receives, before it is compressed. */
export function dropCancelledResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => done(null, isCancelled(reply) ? null : payload));
}
