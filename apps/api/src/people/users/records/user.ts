import type { Notifications, Preferences, Provider, Streams, Visibility } from '@otryv/contract';

/** Account at a sign-in provider, as of its last use. */
export interface ExternalAccount {
  provider: Provider;
  id: string;
  firstName: string;
  lastName: string;
  avatarSrc: string | null;
  gender: 'male' | 'female' | null;
  birthday: string | null;
  email: string | null;
}

export type Role = 'user' | 'moderator' | 'admin';

/** Account in the form services use. */
export interface User {
  id: string;
  username: string;
  isTemporaryName: boolean;
  usernameChangedAt: Date | null;
  email: string | null;
  emailConfirmed: boolean;
  emailPending: string | null;
  passwordHash: string | null;
  role: Role;
  externalAccounts: readonly ExternalAccount[];
  notifications: Notifications;
  streams: Streams;
  /** Which figures of the account's riders are visible to others. */
  visibility: Visibility;
  preferences: Preferences;
  createdAt: Date;
  /** When a session was last opened or renewed. */
  lastSeenAt: Date | null;
}

/** Initial fields of an account. */
export interface NewUser {
  username: string;
  isTemporaryName: boolean;
  email: string | null;
  passwordHash: string | null;
  /** When it is removed unless its address is confirmed. */
  confirmBy?: Date;
  externalAccounts: readonly ExternalAccount[];
}

/** Fields of an account that a service may set; omitted ones stay. */
export type UserChanges = Partial<
  Pick<
    User,
    | 'username'
    | 'isTemporaryName'
    | 'usernameChangedAt'
    | 'email'
    | 'emailConfirmed'
    | 'emailPending'
    | 'passwordHash'
    | 'role'
    | 'externalAccounts'
    | 'notifications'
    | 'visibility'
  >
>;

/** Returns the account of a user at a provider; `null` if it is not linked. */
export function externalAccountOf(user: Pick<User, 'externalAccounts'>, provider: Provider): ExternalAccount | null {
  return user.externalAccounts.find((account) => account.provider === provider) ?? null;
}
