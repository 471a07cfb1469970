/** Request to render, as far as the page cache needs it. */
export interface KeptRequest {
  /** Page name in the log; `null` for a path without a page. */
  addressKey: string | null;
  /** Equal for requests that get the same page. */
  key: string;
  /** Whether the page is cached. */
  isCached: boolean;
}

/** Result of one cold rendering. */
export interface RenderedPage {
  html: string;
  status: 200 | 302 | 404;
  /** Path and query of the page that it redirects to, with status 302. */
  location?: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Identifies the content among all versions of the address; defaults to the hash of the HTML. */
  tag?: string;
  /** Cache expiry while its data does not change; defaults to the end of the minute. */
  untilMs?: number;
}

/**
 * Renders a page.
 *
 * `RenderedPages` calls it within `internalReads`; an implementation that reads from another context, such as the
 * handler of a worker's message, restores that context. Rejects when rendering fails, and with the DomainError
 * `database_unavailable` when a read responds with it.
 */
export type RenderPage = () => Promise<RenderedPage>;
