import { addresses, addressOf } from '@otryv/contract/addresses';

/** Returns links to the portal's pages of riders and teams, for the rows of a table. */
export function riderLinks(origin: string) {
  return {
    profileHref: ({ profileId }: { profileId: number }) =>
      origin + addressOf(addresses.riderResults, { zwiftId: profileId }),
    teamHref: ({ rider: { team } }: { rider: { team?: { urlSlug: string } | null | undefined } }) =>
      team ? origin + addressOf(addresses.teamMembers, { urlSlug: team.urlSlug }) : null,
  };
}
