import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPortalPath } from '@otryv/contract/addresses';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type FindPreview, metaOf } from './page-meta.ts';
import { withSiteData } from './site-data.ts';

const yearSeconds = 365 * 24 * 3600;

/** Serves the built portal: hashed files for ever, index.html for every other address that is not the API's. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
  config: Config,
  find: FindPreview,
): Promise<void> {
  const index = withSiteData(await readFile(join(folder, 'index.html'), 'utf8'), config);
  await fastify.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path.slice(folder.length + 1)));
    },
  });
  fastify.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (/^\/api(\/|$)/.test(path)) throw new DomainError('address_unknown');
    const status = isPortalPath(path) ? 200 : 404;
    const meta = status === 200 ? await metaOf(request.url, config.PUBLIC_URL, find) : '';
    const page = meta === '' ? index : index.replace('</head>', () => `${meta}</head>`);
    return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return `public, max-age=${yearSeconds}, immutable`;
  return file.startsWith('index.html') ? 'no-cache' : 'public, max-age=3600';
}
