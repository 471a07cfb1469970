/** What is rendered, as far as the kept pages have to know it. */
export interface KeptRequest {
  /** Names it in the log; `null` for a path without a page. */
  addressKey: string | null;
  /** Equal for requests that get the same page. */
  key: string;
  /** Whether the page is kept. */
  isCached: boolean;
}

/** What one cold rendering gives. */
export interface RenderedPage {
  html: string;
  status: 200 | 404;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Names the content among all versions of the address; the hash of the HTML without it. */
  tag?: string;
  /** Until when it is kept while its data does not change; the end of the minute without it. */
  untilMs?: number;
}

/**
 * Renders a page.
 *
 * `RenderedPages` calls it within `internalReads`; an implementation that reads from another context, such as the handler of a
 * worker's message, restores that context. Rejects when rendering fails, and with the DomainError
 * `database_unavailable` when a read responds with it.
 */
export type RenderPage = () => Promise<RenderedPage>;
