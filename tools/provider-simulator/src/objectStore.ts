import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './grants.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';

export interface ObjectStore {
  /** Settings for the portal. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** Objects by key; may be changed at any time. */
  objects: Map<string, { bytes: Buffer; written: Date }>;
  /** Uploads by id, neither completed nor aborted. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  received: ReceivedCall[];
  /** Sets another response for the next call to a path. */
  order: (path: string, answer: Answer) => void;
  close: () => Promise<void>;
}

const mostBytes = 64 * 1024 * 1024;

/** Starts an object store of one bucket, which supports the S3 calls that the portal makes and checks no signatures. */
export async function startObjectStore({ pageSize = 1_000 } = {}): Promise<ObjectStore> {
  const [bucket, keyId] = ['otryv-files', newSecret()];
  const { app, order, received } = createServer();
  const objects: ObjectStore['objects'] = new Map();
  const uploads: ObjectStore['uploads'] = new Map();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async ({ headers, url }, reply) => {
    if (!headers.authorization?.includes(`Credential=${keyId}/`)) return refuse(reply, 403, 'InvalidAccessKeyId');
    if (!new RegExp(`^/${bucket}[/?]?`).test(url)) return refuse(reply, 404, 'NoSuchBucket');
  });
  const list = ({ query }: FastifyRequest, reply: FastifyReply) => {
    const { prefix = '', 'continuation-token': from = '' } = query as Record<string, string>;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).toSorted();
    const page = keys.slice(0, pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size><LastModified>${objects.get(key)?.written.toISOString()}</LastModified></Contents>`,
    );
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const isTruncated = `<IsTruncated>${next !== ''}</IsTruncated>`;
    return xml(
      reply,
      `<ListBucketResult><Name>${bucket}</Name>${isTruncated}${next}${contents.join('')}</ListBucketResult>`,
    );
  };
  const listUploads = (_request: FastifyRequest, reply: FastifyReply) => {
    const found = [...uploads].map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    return xml(reply, `<ListMultipartUploadsResult>${found.join('')}</ListMultipartUploadsResult>`);
  };
  const putPart = ({ query, headers, body }: FastifyRequest, reply: FastifyReply) => {
    const { uploadId = '', partNumber } = query as Record<string, string>;
    const upload = uploads.get(uploadId);
    if (!upload) return refuse(reply, 404, 'NoSuchUpload');
    const source = headers['x-amz-copy-source'];
    const copied =
      source === undefined ? null : objects.get(decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, ''));
    if (copied === undefined) return refuse(reply, 404, 'NoSuchKey');
    const range = headers['x-amz-copy-source-range']?.toString();
    upload.parts.set(Number(partNumber), copied ? partOf(copied.bytes, range) : bytesOf(body));
    return copied
      ? xml(reply, `<CopyPartResult><ETag>${partNumber}</ETag></CopyPartResult>`)
      : reply.header('etag', `"${partNumber}"`).send();
  };
  app.put('/:bucket/*', async (request, reply) => {
    if (isGiven(request, 'uploadId')) return putPart(request, reply);
    objects.set(keyOf(request), { bytes: bytesOf(request.body), written: new Date() });
    return reply.send();
  });
  app.post('/:bucket/*', async (request, reply) => {
    const key = keyOf(request);
    if (isGiven(request, 'uploads')) {
      const id = newSecret();
      uploads.set(id, { key, parts: new Map() });
      return xml(reply, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const { uploadId = '' } = request.query as Record<string, string>;
    const upload = uploads.get(uploadId);
    if (!upload) return refuse(reply, 404, 'NoSuchUpload');
    const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes);
    objects.set(key, { bytes: Buffer.concat(parts), written: new Date() });
    uploads.delete(uploadId);
    return xml(reply, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  });
  app.get('/:bucket/*', async (request, reply) => {
    // Lists are requested at `/bucket/`.
    if (keyOf(request) === '') return isGiven(request, 'uploads') ? listUploads(request, reply) : list(request, reply);
    const found = objects.get(keyOf(request));
    if (!found) return refuse(reply, 404, 'NoSuchKey');
    const { range } = request.headers;
    return reply
      .code(range === undefined ? 200 : 206)
      .type('application/octet-stream')
      .send(partOf(found.bytes, range));
  });
  app.delete('/:bucket/*', async (request, reply) => {
    const { uploadId } = request.query as Record<string, string>;
    if (uploadId === undefined) objects.delete(keyOf(request));
    else uploads.delete(uploadId);
    return reply.code(204).send();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    settings: { S3_ENDPOINT: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: newSecret() },
    objects,
    uploads,
    received,
    order,
    close: () => app.close(),
  };
}

function keyOf({ params }: FastifyRequest): string {
  return String(Object(params)['*']);
}

function isGiven({ query }: FastifyRequest, name: string): boolean {
  return Object.hasOwn(Object(query), name);
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Returns the bytes of an HTTP range, whose end is inclusive. */
function partOf(bytes: Buffer, range: string | undefined): Buffer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return xml(reply.code(status), `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
