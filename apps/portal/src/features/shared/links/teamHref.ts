import { addresses, addressOf } from '@otryv/contract/addresses';

/** Returns the page of a team. */
export function teamHref(urlSlug: string): string {
  return addressOf(addresses.teamMembers, { urlSlug });
}

/** Returns the page of a row's team. */
export const hrefOfTeamRow = ({ urlSlug }: { urlSlug: string }) => teamHref(urlSlug);
