import type { GameClub } from '../../game/client/game.schemas.ts';
import type { ClubFields } from './club.ts';

const joinMethods: Readonly<Record<string, ClubFields['joinMethod']>> = {
  OPEN: 'open',
  APPROVAL_REQUIRED: 'request',
  REQUEST: 'request',
  INVITE_ONLY: 'invite',
};
const moderating = new Set(['MODERATOR', 'ADMIN', 'OWNER']);

export function toClubFields({ name, tagline, description, images, memberCount, restriction }: GameClub): ClubFields {
  const image = (type: string) => images.find((each) => each.type === type)?.imageUrl ?? null;
  return {
    name,
    tagline: tagline ?? '',
    description: description ?? '',
    images: { icon: image('ICON') ?? image('THUMBNAIL'), event: image('EVENT'), club_large: image('CLUB_LARGE') },
    memberCount: memberCount ?? null,
    joinMethod: joinMethods[restriction?.joinMethod ?? ''] ?? null,
  };
}

/** Whether the account that read the club may create events for it. */
export function isModeratedBy({ membership }: GameClub): boolean {
  return moderating.has(membership?.securityLevel ?? '');
}
