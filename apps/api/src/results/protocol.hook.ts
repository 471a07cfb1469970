import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toFailure } from '../platform/errors/error.filter.ts';
import { unpack } from './pack.ts';
import type { ProtocolBytes } from './protocol-bytes.ts';
import type { StoredBytes } from './protocols.repository.ts';

const address = /^\/api\/race\/results\/([1-9]\d{0,14})(?:\?|$)/;
const brotli = /(?:^|[\s,])br(?:\s*;\s*q=(?!0(?:\.0*)?(?:$|[\s,])))?/;

/**
 * Answers protocols with their stored bytes, below Nest's pipeline: nothing is parsed, built or compressed.
 *
 * Whatever it has no bytes for goes on to the controller, which knows the right refusal.
 */
export function serveProtocols(fastify: FastifyInstance, protocols: ProtocolBytes): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const eventId = Number(address.exec(request.url)?.[1] ?? 0);
    if (eventId === 0) return;
    try {
      const stored = await protocols.latest(eventId);
      if (stored) return answer(request, reply, eventId, stored);
    } catch (error) {
      const failure = toFailure(error);
      return reply.status(failure.code === 'database_unavailable' ? 503 : 500).send(failure);
    }
    return;
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, eventId: number, stored: StoredBytes) {
  const packed = brotli.test(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${eventId}.${stored.version}.${packed ? stored.quality : 'plain'}"`;
  void reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (!packed) return reply.send(await unpack(stored.bytes));
  return reply.header('content-encoding', 'br').send(stored.bytes);
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
