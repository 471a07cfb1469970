import { addresses, addressOf } from '@otryv/contract/addresses';

const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/** Returns the sign-in address with a path of the portal to return to. */
export function signInHref(returnTo: string): string {
  return `${addressOf(addresses.signIn)}?${new URLSearchParams({ returnTo })}`;
}

/** Returns the path to open after the sign-in: one of the portal, never another site. */
export function returnToOf(query: URLSearchParams): string {
  const asked = query.get('returnTo') ?? '';
  return ownPath.test(asked) ? asked : addressOf(addresses.home);
}
