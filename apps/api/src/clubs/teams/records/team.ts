import type { CAPTAIN_ROLES, MEMBER_ROLES, TEAM_SPECIALIZATIONS } from '@otryv/contract/schemas';
import type { StoredImage } from '../../../kernel/files/images.ts';

export type TeamRole = (typeof CAPTAIN_ROLES)[number] | (typeof MEMBER_ROLES)[number];
export type TeamSpecialization = (typeof TEAM_SPECIALIZATIONS)[number];

export interface HandOver {
  userId: string;
  expiresAt: Date;
}

/** Form fields filled in by the captain; blank texts are empty. */
export interface TeamFields {
  name: string;
  shortName: string;
  mission: string;
  description: string;
  telegramGroup: string;
  telegramChannel: string;
  website: string;
  vk: string;
  zwiftClubId: string;
  /** `#rrggbb`. */
  badgeBackground: string;
  badgeTextColor: string;
  logo: StoredImage | null;
  poster: StoredImage | null;
}

export interface StoredTeam extends TeamFields {
  id: string;
  urlSlug: string;
  handOver: HandOver | null;
  createdAt: Date;
  closedAt: Date | null;
}

/** Membership of an account in a team. */
export interface Membership {
  id: string;
  teamId: string;
  userId: string;
  role: TeamRole | null;
  specialization: TeamSpecialization | null;
  joinedAt: Date;
  leftAt: Date | null;
}

export function isCaptain({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'Founder' || role === 'Captain';
}

export function isViceCaptain({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'Vice-Captain';
}
