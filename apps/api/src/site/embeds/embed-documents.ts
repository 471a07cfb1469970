import type { Embed, EmbedOptions } from '@otryv/contract/embed';
import { type EmbedRendering, escaped } from '@otryv/contract/rendering';
import { en as englishTitles, ru as russianTitles } from '@otryv/contract/titles';
import type { EmbedManifest } from './embed-manifest.ts';
import { en } from './embed-words.en.ts';
import { ru } from './embed-words.ru.ts';

const messages = { ru, en };
const titles = { ru: russianTitles, en: englishTitles };
export const embedFiles = '/embed/files/';

/** Builds the two elements of an embed: its markup, and its hydration data. */
export function embedFragment(
  { kind, options }: Embed,
  { title, path, markup, state, version, refreshS }: EmbedRendering,
  { build }: EmbedManifest,
): string {
  const about = { 'otryv-embed': kind, build, version, refresh: String(refreshS), title, path };
  const data = Object.entries(about).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `${openingTag(options, data.join(''))}${markup}</div><script type="application/json" class="otryv-embed-state">${state}</script>`;
}

/** Builds a note about why there is nothing to embed, with a link to the portal; it needs no renderer. */
export function embedNote(options: EmbedOptions, why: 'unknown' | 'away' | 'late', href: string): string {
  const { [why]: note, open } = messages[options.locale];
  const link = `<a href="${escaped(href)}" target="_blank" rel="noopener">${open}</a>`;
  return `${openingTag(options)}<p><b>${note.title}.</b> ${note.text} ${link}</p></div>`;
}

export interface FramePage {
  options: EmbedOptions;
  title: string;
  /** Address of the portal page with the same content. */
  canonical: string;
  body: string;
  /** Whether it is hydrated by scripts. */
  isAlive: boolean;
}

/** Builds the whole page of a frame. */
export function embedDocument({ options, title, canonical, body, isAlive }: FramePage, files: EmbedManifest): string {
  const { locale, theme } = options;
  const script = `<script type="module" src="${embedFiles}${files.frame}"></script>`;
  return [
    `<!doctype html><html lang="${locale}" data-theme="${theme}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" />',
    `<title>${escaped(titles[locale].titleOf(title))}</title><link rel="canonical" href="${escaped(canonical)}" />`,
    `<link rel="stylesheet" href="${embedFiles}${files.sheet}" /></head><body class="otryv-frame">${body}`,
    `${isAlive ? script : ''}</body></html>`,
  ].join('');
}

/** Returns the title of a frame with a note. */
export function titleOfNote({ locale }: EmbedOptions, why: 'unknown' | 'away' | 'late'): string {
  return messages[locale][why].title;
}

function openingTag({ locale, theme }: EmbedOptions, data = ''): string {
  return `<div class="otryv-embed" data-theme="${theme}" lang="${locale}"${data}>`;
}
