import type { Clock } from '../../kernel/clock.ts';
import { metaOfNothing } from './page-meta.ts';
import { withLateScripts, withReads } from './page-tags.ts';
import type { FoundPage, PagesService } from './pages.service.ts';
import type { PageRequest } from './rendering/page-key.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import type { RenderedPage } from './rendering/render-page.ts';
import { withRendering } from './rendering/with-rendering.ts';

export interface PageParts {
  pages: PagesService;
  renderer: PageRenderer;
  clock: Clock;
  /** Shell of a page: without markup, with its tags. */
  shellOf: ShellOf;
  /** Operator configuration, as JSON text. */
  site: string;
}

export type ShellOf = (pathname: string, found: FoundPage | null) => string;

/**
 * Renders whole documents: the shell of an address, its tags, and the portal's markup inside. The tags are passed to
 * `onFound` before the rest is rendered: the shell has them if that fails.
 */
export function pageDocuments({ pages, renderer, clock, shellOf, site }: PageParts) {
  return async ({ url, settings }: PageRequest, onFound: (found: FoundPage | null) => void): Promise<RenderedPage> => {
    const found = await pages.read(url);
    onFound(found);
    const { isListed } = found ?? metaOfNothing(url.pathname);
    const now = clock.now().getTime();
    const rendering = await renderer.render({ address: url.pathname + url.search, now, settings, site });
    if (rendering.redirect !== null) return { html: '', status: 302, isListed, location: rendering.redirect };
    const shell = withReads(shellOf(url.pathname, found), rendering.fetched);
    const html = withRendering(withLateScripts(shell), rendering, settings);
    return { html, status: found?.status ?? 404, isListed };
  };
}
