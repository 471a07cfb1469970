import type { PageSettings } from './settings/cookies.ts';

/** What the server gives the portal's server build to render a page, and what it gets. */

/** The response to a read of the API, as the portal gets it over HTTP. */
export interface ReadResponse {
  status: number;
  /** JSON text. */
  body: string;
}

/** A page to render. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
  settings: PageSettings;
  /** What the operator has configured, as JSON text. */
  site: string;
}

/** The markup of a page and what its first view was rendered from. */
export interface Rendering {
  /** What belongs into `#root`. */
  markup: string;
  /** Links to what the browser should load early. */
  preloads: string;
  /** The reads that are too long for the state: the browser fetches them itself. */
  fetched: readonly string[];
  /** JSON text of the first view: nothing in it ends a script. */
  state: string;
}

/** Reads a path of the API, with its query, as a guest. */
export type ReadForPage = (address: string) => Promise<ReadResponse>;

/** What the server build of the portal exports. Rejects when a page cannot be rendered. */
export type RenderPortal = (request: RenderRequest, read: ReadForPage) => Promise<Rendering>;
