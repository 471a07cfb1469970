import type { PageSettings } from '@otryv/contract/cookies';

/** What one cold rendering gives. */
export interface RenderedPage {
  /** Whole HTML document. */
  html: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/**
 * Renders a page by its path and whitelisted query.
 *
 * `RenderedPages` calls it within `internalReads`; an implementation that reads from another context, such as the handler of a
 * worker's message, restores that context. Rejects when rendering fails, and with the DomainError
 * `database_unavailable` when a read responds with it.
 */
export type RenderPage = (url: URL, settings: PageSettings) => Promise<RenderedPage>;
