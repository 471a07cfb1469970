import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { yearSeconds } from '../time-units.ts';
import type { FileStore } from './file-store.ts';

/** Serves uploads at /files/…; a file's name changes with its content, so that it is cached for a year. */
export function serveFiles(fastify: FastifyInstance, store: FileStore): void {
  fastify.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const bytes = await store.read(params.name);
    if (!bytes) throw new DomainError('address_unknown');
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'content-security-policy': "default-src 'none'",
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
}
