import type { LinkedGameId, Settings } from '@otryv/contract';
import type { LinkedGameIdWithRider } from './game-ids/game-ids.service.ts';
import { externalAccountOf, type User } from './records/user.ts';

export function toSettings(user: User, nameChangeableAt: Date | null, linked: LinkedGameIdWithRider[]): Settings {
  return {
    username: user.username,
    isTemporaryName: user.isTemporaryName,
    usernameChangeableAt: nameChangeableAt?.toISOString() ?? null,
    email: user.email,
    emailConfirmed: user.emailConfirmed,
    emailPending: user.emailPending,
    hasPassword: user.passwordHash !== null,
    externalAccounts: { vk: externalAccountOf(user, 'vk'), yandex: externalAccountOf(user, 'yandex') },
    notifications: user.notifications,
    streams: user.streams,
    gameIds: linked.map(toLinkedGameId),
  };
}

export function toLinkedGameId({ gameId, rider }: LinkedGameIdWithRider): LinkedGameId {
  const { zwiftId, isMain, isProved, proof } = gameId;
  return {
    zwiftId,
    isMain,
    isProved,
    proof: proof && { code: proof.code, expiresAt: proof.expiresAt.toISOString() },
    firstName: rider?.firstName ?? String(zwiftId),
    lastName: rider?.lastName ?? '',
    imageSrc: rider?.imageSrc ?? null,
    countryAlpha3: rider?.countryAlpha3 ?? null,
  };
}
