import { type AddressKey, addresses } from '@otryv/contract/addresses';
import { type EmbedKind, wholeSchedule } from '@otryv/contract/embed';
import { titleAt, ru as titles } from '@otryv/contract/titles';
import { isListed, type PageAddress } from './address/page-address.ts';
import { ru as words } from './descriptions.ru.ts';
import { pageQueries } from './rendering/page-queries.ts';

export interface PageImage {
  /** Path of this site, or an address of another. */
  url: string;
  /** Set if both sizes are known. */
  png?: { width: number; height: number };
}

/** Tags of a page for search engines and messengers. */
export interface PageMeta {
  /** Without the site name. */
  title: string;
  description: string;
  /** Path, with the query parameters that the page requires. */
  canonical: string;
  isListed: boolean;
  image: PageImage | null;
  /** Link preview for a link about a part of the page. */
  shared?: { title: string; description: string; path: string } | null;
  /** Embed that other sites may use for the page, and the name of its object. */
  embed?: { kind: EmbedKind; id: string; name: string } | null;
  /** Data of schema.org. */
  data?: object | null;
}

const descriptions: Partial<Record<AddressKey, string>> = words.pages;
const pageNumber = /^[1-9]\d{0,5}$/;

/** Returns what a page's address alone determines. */
export function metaOfAddress({ key, path }: PageAddress, query: URLSearchParams): PageMeta {
  const page = query.get('page') ?? '';
  // A page of a list is found by its number; filters and orders show the same again.
  const isUsual = [...query.keys()].every((name) => name === 'page' || !(name in (pageQueries[key] ?? {})));
  const isPage = isUsual && !('params' in addresses[key]) && pageNumber.test(page) && page !== '1';
  return {
    title: titleAt(key, titles),
    description: descriptions[key] ?? words.closed,
    canonical: isPage ? `${path}?page=${page}` : path,
    isListed: isListed(key),
    image: null,
    embed: key === 'schedule' ? { kind: 'schedule', id: wholeSchedule, name: '' } : null,
  };
}

/** Returns the tags of a path without a page. */
export function metaOfNothing(path: string): PageMeta {
  return {
    title: titles.notFound.title,
    description: words.site,
    canonical: path,
    isListed: false,
    image: null,
  };
}
