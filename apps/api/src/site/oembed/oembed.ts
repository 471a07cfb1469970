import { type EmbedKind, embedAt } from '@otryv/contract/embed';
import { choicesOf } from '@otryv/contract/embed-pages';
import { embedTitle, frameSnippet } from '@otryv/contract/embed-snippets';
import { ru as titles } from '@otryv/contract/titles';
import { hourSeconds } from '../../kernel/time-units.ts';
import type { PageImage, PageMeta } from '../pages/page-meta.ts';

/** Maximum size available on a site, in px; `null` if not given. */
export interface Room {
  width: number | null;
  height: number | null;
}

/** Response with a frame for a site, as in https://oembed.com. */
export type Oembed = Readonly<Record<string, string | number>>;

const usualWidth = 640;
const usualHeights: Readonly<Record<EmbedKind, number>> = {
  results: 480,
  schedule: 480,
  series: 420,
  standings: 480,
  rider: 420,
  countdown: 180,
};
/** Number of rows that fit into the usual heights. */
const usualRows = 10;
const notInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Builds the frame with which other sites show a page; `null` for pages without an embed. */
export function oembedOf({ embed, image }: PageMeta, query: URLSearchParams, room: Room, publicUrl: string) {
  const found = embed && embedAt({ pathname: `/embed/${embed.kind}/${embed.id}`, searchParams: query }, choicesOf);
  if (!embed || !found) return null;
  const { origin } = new URL(publicUrl);
  const title = embedTitle(embed.kind, embed.name, found.options.locale);
  const width = Math.min(usualWidth, room.width ?? usualWidth);
  const height = Math.min(usualHeights[embed.kind], room.height ?? usualHeights[embed.kind]);
  const options = { ...found.options, rows: found.options.rows ?? (hasRows(embed.kind) ? usualRows : null) };
  const snippet = { embed: { ...found, options }, origin, title };
  const oembed: Oembed = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: titles.brand,
    provider_url: origin,
    cache_age: hourSeconds,
    html: frameSnippet(snippet, { width: room.width === null ? '100%' : width, height }),
    width,
    height,
    ...(image?.png &&
      fits(image.png, room) && {
        thumbnail_url: new URL(image.url, origin).href,
        thumbnail_width: image.png.width,
        thumbnail_height: image.png.height,
      }),
  };
  return oembed;
}

/** Formats the same as XML. */
export function oembedXml(oembed: Oembed): string {
  const fields = Object.entries(oembed).map(([name, value]) => `<${name}>${inXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`;
}

/** Whether an image fits into the maximum size: its site could not show a larger one. */
function fits(png: NonNullable<PageImage['png']>, room: Room): boolean {
  return png.width <= (room.width ?? png.width) && png.height <= (room.height ?? png.height);
}

function hasRows(kind: EmbedKind): boolean {
  return kind === 'results' || kind === 'standings' || kind === 'schedule';
}

function inXml(text: string): string {
  return text.replace(notInXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
