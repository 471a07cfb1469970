import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { addressOfRequest, isApi } from '../../kernel/http/request-address.ts';
import { hourSeconds, yearSeconds } from '../../kernel/time-units.ts';
import { readHints } from './page-hints.ts';
import { metaOfNothing } from './page-meta.ts';
import { withHints, withMeta } from './page-tags.ts';
import type { PagesService } from './pages.service.ts';
import { withSiteData } from './site-data.ts';

/** Serves the built portal: hashed files for ever, index.html with its tags for every other address that is not the API's. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
  config: Config,
  pages: PagesService,
): Promise<void> {
  const index = withSiteData(await readFile(join(folder, 'index.html'), 'utf8'), config);
  const hintsOf = await readHints(folder);
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
    const address = addressOfRequest(request.url);
    if (!address || isApi(request)) throw new DomainError('address_unknown');
    const found = await pages.of(address);
    const meta = found ?? metaOfNothing(address.pathname);
    const page = found ? withHints(index, hintsOf(found.key, found.firstCall)) : index;
    if (!meta.isListed) void reply.header('x-robots-tag', 'noindex');
    return reply
      .status(found?.status ?? 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withMeta(page, meta, config.PUBLIC_URL));
  });
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return `public, max-age=${yearSeconds}, immutable`;
  return file.startsWith('index.html') ? 'no-cache' : `public, max-age=${hourSeconds}`;
}
