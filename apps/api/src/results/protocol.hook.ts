import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gzip, unpack } from './pack.ts';
import type { ProtocolBytes } from './protocol-bytes.ts';
import type { StoredBytes } from './protocols.repository.ts';

const address = /^\/api\/race\/results\/([1-9]\d{0,14})(?:\?|$)/;
type Coding = 'br' | 'gzip' | 'identity';
/** What every answer of the server carries, by request. */
type CommonHeaders = (request: FastifyRequest) => Record<string, string>;

/**
 * Answers protocols with their stored bytes, below Nest's pipeline: nothing is parsed, built or compressed.
 *
 * Whatever it has no bytes for goes on to the controller, which knows the right refusal.
 */
export function serveProtocols(fastify: FastifyInstance, protocols: ProtocolBytes, common: CommonHeaders): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const eventId = isRead(request) ? Number(address.exec(request.url)?.[1] ?? 0) : 0;
    if (eventId === 0) return done();
    protocols
      .latest(eventId)
      .then((stored) => (stored ? answer(request, reply, eventId, stored, common(request)) : done()))
      .catch((error: Error) => {
        void reply.headers(common(request));
        done(error);
      });
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Writes to the bare response: nothing behind this hook has a say in these bytes. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  eventId: number,
  stored: StoredBytes,
  common: Record<string, string>,
) {
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${eventId}.${stored.version}.${coding === 'br' ? stored.quality : coding}"`;
  const headers = { ...common, 'cache-control': 'no-cache', etag };
  const isUnchanged = isKnown(request.headers['if-none-match'], etag);
  const bytes = isUnchanged ? null : await encoded(stored.bytes, coding);

  reply.hijack();
  if (bytes === null) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    // Named even when it is none: the bytes have their tag, nothing after this may pack them.
    'content-encoding': coding,
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
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
