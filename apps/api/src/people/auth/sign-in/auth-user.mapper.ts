import type { AuthUser, Identity } from '@otryv/contract';
import type { LinkedRiders } from '../../users/records/linked-riders.ts';
import { externalAccountOf, type User } from '../../users/records/user.ts';

type Rights = Pick<Identity, 'clubs' | 'organizerId' | 'team'>;

export function toAuthUser(user: User, { clubs, organizerId, team }: Rights, riders: LinkedRiders): AuthUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailConfirmed: user.emailConfirmed,
    role: user.role,
    zwiftId: riders.zwiftId,
    zwiftIds: riders.zwiftIds,
    photoProfile: riders.photoProfile,
    isModeratorClub: clubs.length > 0,
    moderator: { clubs: [...clubs] },
    organizer: organizerId,
    team: team && { ...team },
    externalAccounts: { vk: externalAccountOf(user, 'vk'), yandex: externalAccountOf(user, 'yandex') },
  };
}
