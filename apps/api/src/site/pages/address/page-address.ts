import {
  type Address,
  type AddressKey,
  addresses,
  addressKeyAt,
  fillPattern,
  paramsOf,
  redirects,
} from '@otryv/contract/addresses';

/** Page of the portal with the parameters of its address. */
export interface PageAddress {
  key: AddressKey;
  params: Readonly<Record<string, string>>;
  /** Canonical path of the page: without a trailing slash, and not that of a redirect to it. */
  path: string;
  /** Whether the path redirects to the page. */
  isRedirect: boolean;
}

const secrets: readonly string[] = ['letterToken', 'signedToken', 'invitationToken', 'messageId'];
/** Public pages that are of no use in search results. */
const unlisted: ReadonlySet<AddressKey> = new Set(['forbidden', 'profile', 'compare']);

/** Returns the page at a path, or its redirect target; `null` if the portal has none. */
export function pageAt(path: string): PageAddress | null {
  const redirect = redirects.find((one) => paramsOf(one, path));
  const target = redirect ? fillPattern(redirect.to, paramsOf(redirect, path) ?? {}) : path;
  const key = addressKeyAt(target);
  if (key === null) return null;
  const params = paramsOf(addresses[key], target) ?? {};
  return { key, params, path: fillPattern(addresses[key].pattern, params), isRedirect: redirect !== undefined };
}

/** Returns the path and query that an address without a screen redirects to; `null` for any other address. */
export function redirectOf({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const page = pageAt(pathname);
  if (!page?.isRedirect) return null;
  return searchParams.size === 0 ? page.path : `${page.path}?${searchParams.toString()}`;
}

export function isOpen(key: AddressKey): boolean {
  return addresses[key].access === 'public' || addresses[key].access === 'optional';
}

/** Whether its path contains the secret of an email. */
export function hasSecret(key: AddressKey): boolean {
  const { params = {} }: Address = addresses[key];
  return Object.values(params).some(({ kind }) => secrets.includes(kind));
}

/** Whether search engines may list the page: it is public and not linked from an email. */
export function isListed(key: AddressKey): boolean {
  return isOpen(key) && !unlisted.has(key) && !hasSecret(key);
}
