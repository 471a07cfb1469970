import type { Notifications, Preferences, Provider, Streams, Visibility } from '@otryv/contract';

/** An account at a sign-in provider, as it was when it was last used. */
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

/** An account as services use it. */
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
  /** Which figures of the account's riders others see. */
  visibility: Visibility;
  preferences: Preferences;
  createdAt: Date;
  /** When a session was last opened or renewed. */
  lastSeenAt: Date | null;
}

/** What an account begins with. */
export interface NewUser {
  username: string;
  isTemporaryName: boolean;
  email: string | null;
  passwordHash: string | null;
  /** When it is removed unless its address is confirmed before. */
  confirmBy?: Date;
  externalAccounts: readonly ExternalAccount[];
}

/** What a service may set on an account; what is left out stays. */
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

/** The account of a user at a provider; `null` where it is not linked. */
export function externalAccountOf(user: Pick<User, 'externalAccounts'>, provider: Provider): ExternalAccount | null {
  return user.externalAccounts.find((account) => account.provider === provider) ?? null;
}
