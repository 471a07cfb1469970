import type { PublicTeam, TeamCardDto } from '@otryv/contract';
import { imageUrlsOf } from '../../../kernel/files/images.ts';
import type { StoredTeam } from './team.ts';

/** Team in the form rider rows name it. */
export type TeamOfRider = Pick<TeamCardDto, 'name' | 'shortName' | 'urlSlug' | 'appearance'>;

export function toTeamOfRider({ name, shortName, urlSlug, badgeBackground, badgeTextColor }: StoredTeam): TeamOfRider {
  const hasColours = badgeBackground !== '' || badgeTextColor !== '';
  const appearance = { badgeBackground: badgeBackground || null, badgeTextColor: badgeTextColor || null };
  return { name, shortName, urlSlug, appearance: hasColours ? appearance : null };
}

export function toNames(team: StoredTeam) {
  return {
    _id: team.id,
    ...toTeamOfRider(team),
    logoUrls: imageUrlsOf(team.logo),
    posterUrls: imageUrlsOf(team.poster),
  };
}

export function toCard(team: StoredTeam, totalMembers: number): TeamCardDto {
  return { ...toNames(team), mission: team.mission, totalMembers };
}

export function toPublic(team: StoredTeam, totalMembers: number): PublicTeam {
  const { telegramGroup, telegramChannel, website, vk, zwiftClubId } = team;
  return {
    ...toCard(team, totalMembers),
    description: team.description,
    telegram: { group: telegramGroup || null, channel: telegramChannel || null },
    website: website || null,
    vk: vk || null,
    zwiftClubId: zwiftClubId || null,
    zwiftClubUrl: zwiftClubId ? `https://www.zwift.com/eu/clubs/${zwiftClubId}/join` : null,
    createdAt: team.createdAt.toISOString(),
    closedAt: team.closedAt?.toISOString() ?? null,
  };
}
