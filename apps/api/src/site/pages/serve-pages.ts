import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsOf } from '@otryv/contract/cookies';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { internalReads } from '../../kernel/http/internal-reads.ts';
import { addressOfRequest, isApi } from '../../kernel/http/request-address.ts';
import { hourSeconds, yearSeconds } from '../../kernel/time-units.ts';
import { metaOfNothing } from './page-meta.ts';
import { withMeta, withScripts } from './page-tags.ts';
import type { PagesService } from './pages.service.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { withRendering } from './rendering/with-rendering.ts';
import { readScripts } from './screen-scripts.ts';
import { siteDataOf, withSiteData } from './site-data.ts';

/** Serves the built portal: hashed files for ever, index.html with its tags for every other address that is not the API's. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
  config: Config,
  pages: PagesService,
  renderer: PageRenderer | null,
): Promise<void> {
  const index = withSiteData(await readFile(join(folder, 'index.html'), 'utf8'), config);
  const scriptsOf = await readScripts(folder);
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
    const page = found ? withScripts(index, scriptsOf(found.key)) : index;
    const settings = settingsOf(request.headers.cookie ?? '');
    const rendered = renderer
      ? await internalReads
          .run({ collections: new Set() }, () =>
            renderer.render({
              address: request.url,
              now: Date.now(),
              settings,
              site: JSON.stringify(siteDataOf(config)),
            }),
          )
          .catch((error) => (console.error(error), null))
      : null;
    const tagged = withMeta(page, meta, config.PUBLIC_URL);
    if (!meta.isListed) void reply.header('x-robots-tag', 'noindex');
    return reply
      .status(found?.status ?? 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(rendered ? withRendering(tagged, rendered, settings) : tagged);
  });
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return `public, max-age=${yearSeconds}, immutable`;
  return file.startsWith('index.html') ? 'no-cache' : `public, max-age=${hourSeconds}`;
}
