import { escaped } from '@otryv/contract/rendering';
import { ru as titles } from '@otryv/contract/titles';
import { ru as words } from './descriptions.ru.ts';
import type { PageImage, PageMeta } from './page-meta.ts';

const wordsWithoutScripts = /(<noscript>\s*<main[^>]*>\s*<h1>[^<]*<\/h1>).*?(<\/main>\s*<\/noscript>)/s;
const fetchedLater = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g;
const oembedTypes = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const;
const replaced = /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*/g;

/** Adds the title, the description and the tags of the content to a page. */
export function withMeta(page: string, meta: PageMeta, publicUrl: string): string {
  return withTags(page.replace(replaced, ''), tagsOf(meta, publicUrl));
}

/** Adds preload links for the scripts of its screen, so that a browser requests them along with the first scripts. */
export function withScripts(page: string, paths: readonly string[]): string {
  const links = paths.map((path) => `<link rel="modulepreload" crossorigin href="${escaped(path)}" />`);
  return withTags(page, links.join(''));
}

/** Adds preload links for the first reads of the portal; mode and credentials match its requests, so browsers reuse the responses. */
export function withReads(page: string, paths: readonly string[]): string {
  const links = paths.map(
    (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escaped(path)}" />`,
  );
  return withTags(page, links.join(''));
}

/** Returns the shell in place of a page without scripts: its text gives the reason, and when to try again. */
export function withReason(page: string, reason: 'away' | 'late'): string {
  return page.replace(wordsWithoutScripts, `$1<p>${words[reason]}</p>$2`);
}

/**
 * Moves the scripts and long reads of a page behind its markup, at the end: on a slow network the first rows then wait
 * only for the style sheet.
 */
export function withLateScripts(page: string): string {
  const late = (page.match(fetchedLater) ?? []).map((tag) => tag.replace(/^<\w+/, '$& fetchpriority="low"'));
  return page.replace(fetchedLater, '').replace('</body>', () => `${late.join('')}</body>`);
}

function withTags(page: string, tags: string): string {
  return page.replace('</head>', () => `${tags}</head>`);
}

function tagsOf(meta: PageMeta, publicUrl: string): string {
  const { title, description, canonical, image, shared, data } = meta;
  // A path may begin with two slashes, which the parser would treat as a host.
  const absolute = (address: string) =>
    new URL(address.startsWith('/') ? `${new URL(publicUrl).origin}${address}` : address).href;
  const properties = {
    'og:site_name': titles.brand,
    'og:type': 'website',
    'og:locale': 'ru_RU',
    'og:title': shared?.title ?? title,
    'og:description': shared?.description ?? description,
    'og:url': absolute(shared?.path ?? canonical),
    ...(image && imageTags(image, absolute)),
  };
  return [
    `<title>${escaped(titles.titleOf(title))}</title>`,
    metaTag('name', 'description', description),
    ...(meta.isListed ? [] : [metaTag('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escaped(absolute(canonical))}" />`,
    ...(meta.embed ? oembedLinks(absolute(canonical), absolute) : []),
    ...Object.entries(properties).map(([key, value]) => metaTag('property', key, value)),
    metaTag('name', 'twitter:card', image?.png ? 'summary_large_image' : 'summary'),
    // A data block, which browsers never execute: the content security policy allows it. `<` is escaped, because a name
    // may contain `</script>`.
    ...(data ? [`<script type="application/ld+json">${jsonOf(data)}</script>`] : []),
  ].join('');
}

/** Returns the discovery links for the page's embed code. */
function oembedLinks(page: string, absolute: (path: string) => string): string[] {
  return (['json', 'xml'] as const).map((format) => {
    const href = absolute(`/oembed?format=${format}&url=${encodeURIComponent(page)}`);
    return `<link rel="alternate" type="${oembedTypes[format]}" href="${escaped(href)}" />`;
  });
}

function imageTags({ url, png }: PageImage, absolute: (path: string) => string): Record<string, string> {
  return {
    'og:image': absolute(url),
    ...(png && {
      'og:image:type': 'image/png',
      'og:image:width': String(png.width),
      'og:image:height': String(png.height),
    }),
  };
}

function metaTag(attribute: 'name' | 'property', key: string, value: string): string {
  return `<meta ${attribute}="${key}" content="${escaped(value)}" />`;
}

function jsonOf(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
