import { escaped } from '../rendering.ts';
import { defaultEmbedOptions, type Embed, type EmbedKind, embedPath, wholeSchedule } from './embed.ts';
import { isEvent, portalPageOf } from './embedPages.ts';
import { en } from './embedTitles.en.ts';
import { ru } from './embedTitles.ru.ts';

/** A loader version that never changes. */
export interface PinnedLoader {
  version: string;
  /** As in a script's `integrity` attribute. */
  integrity: string;
}

/** Input for the code that another site embeds. */
export interface Snippet {
  embed: Embed;
  /** Accent colour of the site, `#rrggbb`. */
  accent?: string | null;
  /** Origin of the portal. */
  origin: string;
  /** Plain-text title of the embed. */
  title: string;
}

type Values = Readonly<Record<string, string | number | readonly string[] | null>>;

/** Line width in characters, beyond which attributes wrap to the next line. */
const lineWidth = 76;
const continued = '\n  ';

/** Returns the title of an embed of a kind, with the name of its object if any. */
export function embedTitle(kind: EmbedKind, name: string, locale: Embed['options']['locale'] = 'ru'): string {
  const title = { ru, en }[locale][kind];
  return typeof title === 'string' ? title : title(name);
}

/** Generates the portal's element and the script that renders it. Sites without scripts show the link within. */
export function scriptSnippet(snippet: Snippet, pinned: PinnedLoader | null = null): string {
  const tag = `otryv-${snippet.embed.kind}`;
  const loader: Values = pinned
    ? { src: `${snippet.origin}/embed/v${pinned.version}.js`, integrity: pinned.integrity, crossorigin: 'anonymous' }
    : { src: `${snippet.origin}/embed/v1.js` };
  return [
    `${opened('script async', attributesOf(loader))}</script>`,
    opened(tag, attributesOf({ ...objectOf(snippet.embed), ...optionsOf(snippet) })),
    `  ${linkWithin(snippet)}`,
    `</${tag}>`,
  ].join('\n');
}

/** Generates a frame with the page of the embed. */
export function frameSnippet(snippet: Snippet, size: { width?: number | '100%'; height: number }): string {
  const { width = '100%', height } = size;
  const attributes = {
    src: snippet.origin + framePath(snippet),
    title: snippet.title,
    loading: 'lazy',
    width,
    height,
    style: 'border:0',
  };
  return `${opened('iframe', attributesOf(attributes))}</iframe>`;
}

/** Builds the path and query of the page for frames, including the colour, which that page's script reads. */
export function framePath({ embed, accent = null }: Pick<Snippet, 'embed' | 'accent'>): string {
  const path = embedPath(embed);
  return accent === null ? path : withQuery(path, 'accent', accent);
}

/** Generates the same element for React sites, which show the link within until their scripts run. */
export function reactSnippet(snippet: Snippet): string {
  const { kind } = snippet.embed;
  const name = `Otryv${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const properties = { portal: snippet.origin, ...objectOf(snippet.embed), ...optionsOf(snippet) };
  return [
    `import { ${name} } from '@otryv/embed/react';`,
    '',
    opened(name, propertiesOf(properties)),
    // JSX decodes references as HTML does, and reads braces as code.
    `  ${linkWithin(snippet).replaceAll('{', '&#123;').replaceAll('}', '&#125;')}`,
    `</${name}>`,
  ].join('\n');
}

/** Generates the address of the portal's page with the same content. */
export function linkSnippet({ embed, origin }: Snippet): string {
  const { category } = embed.options;
  const page = origin + portalPageOf(embed);
  return category === null ? page : withQuery(page, 'category', category);
}

function withQuery(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** Formats the link to the portal's page. */
function linkWithin({ embed, origin, title }: Snippet): string {
  return `<a href="${escaped(origin + portalPageOf(embed))}">${escaped(title)}</a>`;
}

/** Returns the attribute that identifies the embedded object; none for the whole portal. */
function objectOf({ kind, id }: Embed): Values {
  if (id === wholeSchedule) return {};
  if (kind === 'rider') return { rider: id };
  if (kind === 'series' || kind === 'standings') return { series: id };
  return isEvent(id) ? { event: id } : { organizer: id };
}

/** Returns the options that differ from the defaults. */
function optionsOf({ embed, accent = null }: Snippet): Values {
  const { category, rows, columns, theme, locale, zone } = embed.options;
  const usual = defaultEmbedOptions;
  return {
    category,
    rows,
    columns,
    ...(theme !== usual.theme && { theme }),
    ...(locale !== usual.locale && { locale }),
    ...(zone !== usual.zone && { zone }),
    accent,
  };
}

function attributesOf(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : `${name}="${escaped(typeof value === 'object' ? value.join(',') : String(value))}"`,
  );
}

/** Formats values as attributes, except numbers. */
function propertiesOf(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' ? `${name}={${value}}` : attributesOf({ [name]: value }),
  );
}

/** Formats an opening tag; attributes that exceed the line width wrap to the next line. */
function opened(tag: string, attributes: readonly string[]): string {
  let text = `<${tag}`;
  let width = text.length;
  for (const attribute of attributes) {
    const fits = width + attribute.length < lineWidth;
    text += `${fits ? ' ' : continued}${attribute}`;
    width = fits ? width + 1 + attribute.length : continued.length + attribute.length;
  }
  return `${text}>`;
}
