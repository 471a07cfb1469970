import type { TeamCardDto } from '@otryv/contract';

/** The colours of a team's badge. */
export function badgeOf(appearance: TeamCardDto['appearance']) {
  return appearance && { background: appearance.badgeBackground, colour: appearance.badgeTextColor };
}
