import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './grants.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';

export interface ObjectStore {
  /** What the portal is configured with. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** By key; may be changed at any time. */
  objects: Map<string, { bytes: Buffer; written: Date }>;
  received: ReceivedCall[];
  /** Makes the next call to a path answer something else. */
  order: (path: string, answer: Answer) => void;
  close: () => Promise<void>;
}

const mostBytes = 64 * 1024 * 1024;

/** Starts an object store of one bucket, which knows the calls of S3 that the portal makes and checks no signatures. */
export async function startObjectStore({ pageSize = 1_000 } = {}): Promise<ObjectStore> {
  const [bucket, keyId] = ['otryv-files', newSecret()];
  const { app, order, received } = createServer();
  const objects: ObjectStore['objects'] = new Map();
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
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.written.toISOString()}</LastModified></Contents>`,
    );
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const isTruncated = `<IsTruncated>${next !== ''}</IsTruncated>`;
    return xml(reply, `<ListBucketResult>${isTruncated}${next}${contents.join('')}</ListBucketResult>`);
  };
  app.put('/:bucket/*', async (request, reply) => {
    objects.set(keyOf(request), {
      bytes: (request.body as Buffer | undefined) ?? Buffer.alloc(0),
      written: new Date(),
    });
    return reply.send();
  });
  app.get('/:bucket/*', async (request, reply) => {
    // A list is asked for at `/bucket/`.
    if (keyOf(request) === '') return list(request, reply);
    const found = objects.get(keyOf(request));
    return found ? reply.type('application/octet-stream').send(found.bytes) : refuse(reply, 404, 'NoSuchKey');
  });
  app.delete('/:bucket/*', async (request, reply) => {
    objects.delete(keyOf(request));
    return reply.code(204).send();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    settings: { S3_ENDPOINT: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: newSecret() },
    objects,
    received,
    order,
    close: () => app.close(),
  };
}

function keyOf({ params }: FastifyRequest): string {
  return String(Object(params)['*']);
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return xml(reply.code(status), `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
