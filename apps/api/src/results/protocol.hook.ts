import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gzip, unpack } from './pack.ts';
import type { ProtocolBytes } from './protocol-bytes.ts';
import type { StoredBytes } from './protocols.repository.ts';

const address = /^\/api\/race\/results\/([1-9]\d{0,14})(?:\?|$)/;
type Coding = 'br' | 'gzip' | 'identity';

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
    const stored = await protocols.latest(eventId);
    if (stored) return answer(request, reply, eventId, stored);
    return;
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, eventId: number, stored: StoredBytes) {
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${eventId}.${stored.version}.${coding === 'br' ? stored.quality : coding}"`;
  void reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  // Named even when it is none: the bytes have their tag, nothing after this may pack them.
  void reply.header('content-encoding', coding);
  return reply.send(await encoded(stored.bytes, coding));
}

/** The coding the reader takes, brotli rather than gzip; a weight of 0 refuses. */
function codingFor(accepted: string): Coding {
  const takes = (coding: string) =>
    accepted.split(',').some((each) => {
      const [name = '', weight = 'q=1'] = each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return name === coding && Number(weight.replace('q=', '')) > 0;
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

async function encoded(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return bytes;
  const text = await unpack(bytes);
  return coding === 'gzip' ? gzip(text) : text;
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
