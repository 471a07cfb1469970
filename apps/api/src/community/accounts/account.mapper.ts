import type { AdminUser } from '@otryv/contract';
import type { LinkedIds } from '../../people/users/game-ids/game-ids.service.ts';
import type { User } from '../../people/users/users.service.ts';

/** Data that belongs to an account, read for a whole page at a time. */
export interface AccountFacts {
  linked: LinkedIds;
  rider: { firstName: string; lastName: string; imageSrc: string | null } | null;
  isBanned: boolean;
  sessions: number;
  clubs: readonly { clubId: string; name: string }[];
}

export function toAdminUser(user: User, { linked, rider, isBanned, sessions, clubs }: AccountFacts): AdminUser {
  return {
    _id: user.id,
    username: user.username,
    role: user.role,
    email: user.email,
    emailConfirmed: user.emailConfirmed,
    registeredAt: user.createdAt.toISOString(),
    lastUsedAt: user.lastSeenAt?.toISOString() ?? null,
    sessions,
    zwiftId: linked.main?.zwiftId ?? null,
    isZwiftIdProved: linked.main?.isProved ?? false,
    additionalZwiftIds: linked.additional.map(({ zwiftId }) => zwiftId),
    rider: rider && { firstName: rider.firstName, lastName: rider.lastName, imageSrc: rider.imageSrc },
    isBanned,
    providers: user.externalAccounts.map(({ provider }) => provider),
    clubs: clubs.map(({ clubId, name }) => ({ id: clubId, name })),
  };
}
