import type { TeamCard } from '@otryv/contract';

/** The colours of a team's badge. */
export function badgeOf(appearance: TeamCard['appearance']) {
  return appearance && { background: appearance.badgeBackground, colour: appearance.badgeTextColor };
}
