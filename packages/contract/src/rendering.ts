import type { Embed } from './embed/embed.ts';
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

/** JSON text that ends no script and is one line of JavaScript too. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Plain text as it stands in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An embed to render. */
export interface EmbedRequest {
  embed: Embed;
  /** Milliseconds since the epoch. */
  now: number;
  /** The origin of the portal, to which the links of an embed lead. */
  origin: string;
}

/** An embed as the scripts of another site's page, or of a frame, take it over. */
export interface EmbedRendering {
  /** 404 where its object is missing or hidden from guests; the markup then says so. */
  status: 200 | 404;
  /** Plain text: the name of what is embedded. */
  title: string;
  /** The path of the portal's page that shows the same. */
  path: string;
  markup: string;
  /** JSON text of what it was rendered from: nothing in it ends a script. */
  state: string;
  /** Equal for equal contents. */
  version: string;
  /** Seconds until the contents are asked for again; 0 where they do not change while a page is read. */
  refreshS: number;
  /** When its texts or its pace may be others, in milliseconds since the epoch, though its data has not changed. */
  untilMs: number;
}

/** What the server build exports for embeds. Rejects when one cannot be rendered. */
export type RenderEmbed = (request: EmbedRequest, read: ReadForPage) => Promise<EmbedRendering>;
