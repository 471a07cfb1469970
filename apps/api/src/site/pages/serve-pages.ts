import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { statuses } from '@otryv/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../kernel/clock.ts';
import { codeOf, DomainError } from '../../kernel/errors/domain-error.ts';
import type { CommonHeaders } from '../../kernel/http/bytes/serve-bytes.ts';
import { networkOf } from '../../kernel/http/requests/client-network.ts';
import { addressOfRequest, isApi } from '../../kernel/http/requests/request-address.ts';
import { hourSeconds, yearSeconds } from '../../kernel/time-units.ts';
import { redirectOf } from './address/page-address.ts';
import { pageDocuments, type ShellOf } from './page-documents.ts';
import { metaOfNothing } from './page-meta.ts';
import { withMeta, withReason, withScripts } from './page-tags.ts';
import type { FoundPage, PagesService } from './pages.service.ts';
import { TooLate } from './rendering/in-time.ts';
import { pageRequestOf } from './rendering/page-key.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import type { RenderPage } from './rendering/render-page.ts';
import { type RenderedPages, retryAfterS } from './rendering/rendered-pages.ts';
import { sendPage } from './rendering/send-page.ts';
import { readScripts } from './screen-scripts.ts';
import { siteDataOf, withSiteData } from './site-data.ts';

const permanently = 301;

export interface PortalParts {
  /** Folder of the built portal. */
  folder: string;
  config: Config;
  clock: Clock;
  pages: PagesService;
  rendered: RenderedPages;
  /** `null` if the browser renders every page. */
  renderer: PageRenderer | null;
  common: CommonHeaders;
}

/**
 * Serves the built portal: hashed files forever, and its page for every other address that is not the API's. Public
 * pages are rendered; the others, and all if rendering fails, are served as the shell, which the browser renders.
 */
export async function servePages(
  fastify: FastifyInstance,
  { folder, config, clock, pages, rendered, renderer, common }: PortalParts,
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
      const file = path.slice(folder.length + 1);
      reply.header('cache-control', cachingOf(file));
      // Embeds show the flags on pages of other sites.
      if (file.startsWith('images')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  const shellOf: ShellOf = (pathname, found) => {
    const page = found ? withScripts(index, scriptsOf(found.key)) : index;
    return withMeta(page, found ?? metaOfNothing(pathname), config.PUBLIC_URL);
  };
  const site = JSON.stringify(siteDataOf(config));
  const render = renderer && pageDocuments({ pages, renderer, clock, shellOf, site });
  /** Tags of the pages being rendered, by their keys: for every reader who waits for one in vain. */
  const tagsOf = new Map<string, FoundPage | null>();
  fastify.get('/*', async (request, reply) => {
    const address = addressOfRequest(request.url);
    if (!address || isApi(request)) throw new DomainError('address_unknown');
    const redirect = redirectOf(address);
    if (redirect !== null) return reply.header('cache-control', 'no-cache').redirect(redirect, permanently);
    let isStoreAway = false;
    let found: FoundPage | null | undefined;
    const asked = render && pageRequestOf(address, request.headers.cookie);
    if (asked) {
      const document: RenderPage = () =>
        render(asked, (tags) => {
          found = tags;
          tagsOf.set(asked.key, tags);
        }).finally(() => tagsOf.delete(asked.key));
      const page = await rendered.find(asked, networkOf(request.ip), document).catch((error: unknown) => {
        if (error instanceof TooLate) {
          found = tagsOf.get(asked.key);
          if (found === undefined) found = pages.findKnown(address);
        } else if (codeOf(error) === 'database_unavailable') isStoreAway = true;
        else throw error;
        return null;
      });
      if (page) return sendPage(request, reply, page, common(request));
    }
    if (found === undefined) found = isStoreAway ? pages.findKnown(address) : await pages.findPage(address);
    if (!(found ?? metaOfNothing(address.pathname)).isListed) void reply.header('x-robots-tag', 'noindex');
    if (isStoreAway) void reply.header('retry-after', retryAfterS);
    const shell = shellOf(address.pathname, found);
    return reply
      .status(isStoreAway ? statuses.database_unavailable : (found?.status ?? 404))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(isStoreAway || asked ? withReason(shell, isStoreAway ? 'away' : 'late') : shell);
  });
}

function cachingOf(file: string): string {
  if (file.startsWith('assets')) return `public, max-age=${yearSeconds}, immutable`;
  return file.startsWith('index.html') ? 'no-cache' : `public, max-age=${hourSeconds}`;
}
