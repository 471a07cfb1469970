import {
  type Address,
  type AddressKey,
  addresses,
  addressKeyAt,
  fillPattern,
  paramsOf,
  redirects,
} from '@otryv/contract/addresses';

/** A page of the portal with the parameters of its address. */
export interface PageAddress {
  key: AddressKey;
  params: Readonly<Record<string, string>>;
  /** The one path of the page: without a slash at its end, and not that of a redirect to it. */
  path: string;
  /** Whether the path leads on to the page. */
  isRedirect: boolean;
}

const secrets: readonly string[] = ['letterToken', 'signedToken', 'invitationToken', 'messageId'];
/** Open to everybody, and of use to nobody who searches. */
const unlisted: ReadonlySet<AddressKey> = new Set(['forbidden', 'profile', 'compare']);

/** The page at a path, or the one that the path leads on to; `null` where the portal has none. */
export function pageAt(path: string): PageAddress | null {
  const redirect = redirects.find((one) => paramsOf(one, path));
  const target = redirect ? fillPattern(redirect.to, paramsOf(redirect, path) ?? {}) : path;
  const key = addressKeyAt(target);
  if (key === null) return null;
  const params = paramsOf(addresses[key], target) ?? {};
  return { key, params, path: fillPattern(addresses[key].pattern, params), isRedirect: redirect !== undefined };
}

export function isOpen(key: AddressKey): boolean {
  return addresses[key].access === 'public' || addresses[key].access === 'optional';
}

/** Whether its path has a secret of a letter in it. */
export function hasSecret(key: AddressKey): boolean {
  const { params = {} }: Address = addresses[key];
  return Object.values(params).some(({ kind }) => secrets.includes(kind));
}

/** Whether search engines may list the page: it is open to everybody and no page of a letter. */
export function isListed(key: AddressKey): boolean {
  return isOpen(key) && !unlisted.has(key) && !hasSecret(key);
}
