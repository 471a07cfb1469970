import type { Embed } from './embed/embed.ts';
import type { PageSettings } from './settings/cookies.ts';

/** An API response to a read, as the portal receives it over HTTP. */
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
  /** The operator's configuration, as JSON text. */
  site: string;
}

/** Markup of a page and the state of its first render. */
export interface Rendering {
  /** Content of `#root`. */
  markup: string;
  /** Preload links for the browser. */
  preloads: string;
  /** Reads too large for the state: the browser fetches them itself. */
  fetched: readonly string[];
  /** JSON text of the first render's state, safe inside a script element. */
  state: string;
  /** Path and query of the page that the screen redirects to; `null` if it renders itself. */
  redirect: string | null;
}

/** Reads an API path, including its query, as a guest. */
export type ReadForPage = (address: string) => Promise<ReadResponse>;

/** The portal's server build export. Rejects when a page cannot be rendered. */
export type RenderPortal = (request: RenderRequest, read: ReadForPage) => Promise<Rendering>;

/** Serializes a value to JSON that is safe inside a script element and is one line of JavaScript. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Escapes plain text for HTML, including attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An embed to render. */
export interface EmbedRequest {
  embed: Embed;
  /** Milliseconds since the epoch. */
  now: number;
  /** Origin of the portal, used in the links of an embed. */
  origin: string;
}

/** A rendered embed, to be hydrated by scripts of another site's page or of a frame. */
export interface EmbedRendering {
  /** 404 if its object is missing or hidden from guests; the markup then shows the error. */
  status: 200 | 404;
  /** Plain-text title of the embed. */
  title: string;
  /** Path of the portal's page with the same content. */
  path: string;
  markup: string;
  /** JSON text of the rendered state, safe inside a script element. */
  state: string;
  /** Equal for equal contents. */
  version: string;
  /** Seconds until the contents are refreshed; 0 if they do not change while a page is read. */
  refreshS: number;
  /** Time in milliseconds since the epoch when its texts or pace may change without a change of data. */
  untilMs: number;
}

/** The server build's export for embeds. Rejects when an embed cannot be rendered. */
export type RenderEmbed = (request: EmbedRequest, read: ReadForPage) => Promise<EmbedRendering>;
