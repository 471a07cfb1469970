import type { AddressKey } from '@otryv/contract/addresses';
import { type PageSettings, settingsOf } from '@otryv/contract/cookies';
import { addressOfRequest } from '../../../kernel/http/requests/request-address.ts';
import { hasSecret, isOpen, pageAt } from '../address/page-address.ts';
import { type PageQuery, pageQueries } from './page-queries.ts';
import type { KeptRequest } from './render-page.ts';

/** Page that can be rendered; cached are the default order of each list, and every category and page of it. */
export interface PageRequest extends KeptRequest {
  /** `null` for a path without a page, at which the portal renders «not found». */
  addressKey: AddressKey | null;
  /** Path and query that the screen reads, sorted. */
  url: URL;
  settings: PageSettings;
}

const noQuery: PageQuery = {};

/**
 * Returns the page to render for a request's path, query and Cookie header. `null` for addresses that are not rendered:
 * gated ones, those with a secret, and redirects, such as the own profile.
 */
export function pageRequestOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  cookies = '',
): PageRequest | null {
  const page = pageAt(pathname);
  // The browser's router matches these paths differently.
  if (/%2f/i.test(pathname) || (!page && pageAt(pathname.toLowerCase()))) return null;
  if (!page) return unknownPage(cookies);
  if (page.isRedirect || page.key === 'profile' || !isOpen(page.key) || hasSecret(page.key)) return null;
  if (leadsToSecret(searchParams)) return null;
  const known = pageQueries[page.key] ?? noQuery;
  const isRejected = (name: string) => searchParams.has(name) && !known[name]?.isValid(searchParams.get(name) ?? '');
  if (Object.keys(known).some(isRejected)) return null;
  const given = Object.keys(known)
    .toSorted()
    .flatMap((name) => {
      const value = searchParams.get(name);
      const param = known[name];
      const isRead = param && (!param.isReadWith || searchParams.has(param.isReadWith));
      return value !== null && isRead && value !== param.usual ? [{ name, value, ...param }] : [];
    });
  const url = new URL(page.path, 'http://portal');
  for (const { name, value } of given) url.searchParams.set(name, value);
  const settings = settingsOf(cookies);
  return {
    addressKey: page.key,
    url,
    settings,
    key: keyOf(url.pathname + url.search, settings),
    isCached: given.every(({ isCached }) => isCached),
  };
}

/** Returns the same page for all paths without one: they may contain the secret of an email. */
function unknownPage(cookies: string): PageRequest {
  const settings = settingsOf(cookies);
  return { addressKey: null, key: keyOf('', settings), url: new URL('http://portal/404'), settings, isCached: true };
}

function keyOf(address: string, { timeZone, theme, density }: PageSettings): string {
  return [address, timeZone, theme, density].join(' ');
}

/** Whether the return address after a sign-in may be a page with an email's secret. */
function leadsToSecret(query: URLSearchParams): boolean {
  const target = addressOfRequest(query.get('returnTo') ?? '');
  const page = target && pageAt(target.pathname);
  return page ? hasSecret(page.key) : false;
}
