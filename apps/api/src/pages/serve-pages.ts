import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../platform/errors/domain-error.ts';
import { toFailure } from '../platform/errors/error.filter.ts';
import { isPortalAddress } from './portal-addresses.ts';

const yearSeconds = 365 * 24 * 3600;

/** Serves the built portal: hashed files for ever, index.html for every other address that is not the API's. */
export async function servePages(fastify: FastifyInstance, folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600');
    },
  });
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/api(\/|$)/.test(path)) return reply.status(404).send(toFailure(new DomainError('address_unknown')));
    const status = isPortalAddress(path) ? 200 : 404;
    return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
  });
}
