import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { DomainError } from '../../errors/domain-error.ts';
import { gzip, unpack } from './pack.ts';

type Coding = 'br' | 'gzip' | 'identity';

/** Response already compressed with brotli. */
export interface CompressedResponse {
  bytes: Buffer;
  /** Identifies the content among all versions of this address. */
  tag: string;
  /** Compression quality: recompressed content has another ETag. */
  quality: number;
  type: string;
}

// Few clients lack brotli: their total cost is bounded.
const unpacking = new PQueue({ concurrency: 4 });
const mostUnpacking = 200;
const gzipped = new WeakMap<Buffer, Promise<Buffer>>();

/** Writes to the raw response, bypassing all later hooks; sends the `given` headers with its own. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: CompressedResponse,
  given: Record<string, string>,
  status = 200,
): Promise<void> {
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${packed.tag}.${coding === 'br' ? packed.quality : coding}"`;
  const headers = { 'cache-control': 'no-cache', ...given, etag };
  const isUnchanged = status === 200 && isKnown(request.headers['if-none-match'], etag);
  const bytes = isUnchanged ? null : await encoded(packed.bytes, coding);

  reply.hijack();
  if (bytes === null) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  reply.raw.writeHead(status, {
    ...headers,
    'content-type': packed.type,
    'content-length': bytes.length,
    // Set even for identity: the ETag depends on the bytes, so nothing later may compress them.
    'content-encoding': coding,
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Returns the coding the client accepts, preferring brotli to gzip; a weight of 0 excludes one. */
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
  return coding === 'gzip' ? gzipOnce(bytes) : boundedly(() => unpack(bytes));
}

/** Gzips the same compressed bytes only once, as long as they are in use. */
function gzipOnce(bytes: Buffer): Promise<Buffer> {
  const known = gzipped.get(bytes);
  if (known) return known;
  const making = boundedly(async () => gzip(await unpack(bytes)));
  gzipped.set(bytes, making);
  making.catch(() => gzipped.delete(bytes));
  return making;
}

async function boundedly(work: () => Promise<Buffer>): Promise<Buffer> {
  if (unpacking.size >= mostUnpacking) throw new DomainError('overloaded');
  return unpacking.add(work);
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
