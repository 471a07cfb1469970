import type { TeamCardDto } from '@otryv/contract';

/** Returns the colours of a team's badge. */
export function badgeOf(appearance: TeamCardDto['appearance']) {
  return appearance && { background: appearance.badgeBackground, colour: appearance.badgeTextColor };
}
