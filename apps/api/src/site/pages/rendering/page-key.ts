import type { AddressKey } from '@otryv/contract/addresses';
import { type PageSettings, settingsOf } from '@otryv/contract/cookies';
import { addressOfRequest } from '../../../kernel/http/request-address.ts';
import { hasSecret, isOpen, pageAt } from '../page-address.ts';
import { type PageQuery, pageQueries } from './page-queries.ts';

/** A page as it can be rendered. */
export interface PageRequest {
  addressKey: AddressKey;
  /** Equal for requests that get the same page. */
  key: string;
  /** The path and the query that the screen reads, sorted. */
  url: URL;
  settings: PageSettings;
  /** Whether the page is kept: the usual order of each list, and every category and page of it. */
  isCached: boolean;
}

const noQuery: PageQuery = {};

/**
 * What is rendered for a request: its path and query, and its Cookie header. `null` for what is not rendered: gated addresses,
 * those with a secret, unknown ones, and those that lead on to another.
 */
export function pageRequestOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  cookies = '',
): PageRequest | null {
  const page = pageAt(pathname);
  if (!page || page.isRedirect || !isOpen(page.key) || hasSecret(page.key)) return null;
  if (leadsToSecret(searchParams)) return null;
  const known = pageQueries[page.key] ?? noQuery;
  const given = Object.keys(known)
    .toSorted()
    .flatMap((name) => {
      const value = searchParams.get(name);
      const param = known[name];
      return value !== null && param?.isValid(value) && value !== param.usual ? [{ name, value, ...param }] : [];
    });
  const url = new URL(page.path, 'http://portal');
  for (const { name, value } of given) url.searchParams.set(name, value);
  const settings = settingsOf(cookies);
  return {
    ...{ addressKey: page.key, url, settings },
    key: [url.pathname + url.search, settings.timeZone, settings.theme, settings.density].join(' '),
    isCached: given.every(({ isCached }) => isCached),
  };
}

/** The way back after a sign-in may be a page of a letter. */
function leadsToSecret(query: URLSearchParams): boolean {
  const target = addressOfRequest(query.get('returnTo') ?? '');
  const page = target && pageAt(target.pathname);
  return page ? hasSecret(page.key) : false;
}
