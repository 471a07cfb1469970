import { addresses, addressOf } from '@otryv/contract/addresses';

/** The pages of riders and teams on the portal, for the rows of a table. */
export function riderLinks(origin: string) {
  return {
    profileHref: ({ profileId }: { profileId: number }) =>
      origin + addressOf(addresses.riderResults, { zwiftId: profileId }),
    teamHref: ({ rider: { team } }: { rider: { team?: { urlSlug: string } | null | undefined } }) =>
      team ? origin + addressOf(addresses.teamMembers, { urlSlug: team.urlSlug }) : null,
  };
}
