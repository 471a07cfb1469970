import { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';

const codesOfCancellation = new Set(['ERR_STREAM_PREMATURE_CLOSE']);

/** Whether the client disconnected before it received the response. */
export function isCancelled({ raw }: Pick<FastifyReply, 'raw'>): boolean {
  return raw.destroyed;
}

/**
 * Injects the abort signal into a controller method: aborted when the client disconnects before it received the
 * response.
 */
export const Cancellation = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const cancellation = new AbortController();
  if (raw.destroyed) cancellation.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) cancellation.abort();
  });
  return cancellation.signal;
});

/** Whether the client's disconnect caused an error. */
export function isCancellation(error: unknown, reply: Pick<FastifyReply, 'raw'>): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return isCancelled(reply) && (error.name === 'AbortError' || codesOfCancellation.has(code));
}

/** Drops the body of a response before it is compressed, if the client disconnected. */
export function dropCancelledResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!isCancelled(reply)) return done(null, payload);
    // Nothing else closes an unsent stream: of a file, or of live results.
    if (payload instanceof Readable) payload.destroy();
    done(null, null);
  });
}
