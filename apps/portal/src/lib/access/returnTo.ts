import { addresses, addressOf } from '@otryv/contract/addresses';

const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/** The sign-in with the way back to a path of the portal. */
export function signInHref(returnTo: string): string {
  return `${addressOf(addresses.signIn)}?${new URLSearchParams({ returnTo })}`;
}

/** Where to go after the sign-in: a path of the portal, never another site. */
export function returnToOf(query: URLSearchParams): string {
  const asked = query.get('returnTo') ?? '';
  return ownPath.test(asked) ? asked : addressOf(addresses.home);
}
