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
 * It is called within `internalReads`: whoever reads for it from another context, such as the handler of a worker's
 * message, takes the store along. Rejects when it fails or takes more than 1 s; with a DomainError `database_unavailable` when a read
 * responded so.
 */
export type RenderPage = (url: URL, settings: PageSettings) => Promise<RenderedPage>;
