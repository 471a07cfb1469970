import { addresses, addressOf } from '@otryv/contract/addresses';

/** The page of a team. */
export function teamHref(urlSlug: string): string {
  return addressOf(addresses.teamMembers, { urlSlug });
}

/** The page of the team of a row. */
export const hrefOfTeamRow = ({ urlSlug }: { urlSlug: string }) => teamHref(urlSlug);
