import type { ExternalAccount, User } from './user.ts';

/** User as the database returns it. */
type StoredUser = Omit<User, 'id' | 'visibility' | 'lastSeenAt'> & {
  _id: { toHexString: () => string };
  /** Missing in older accounts. */
  visibility?: User['visibility'];
  lastSeenAt?: Date | null;
};

export function toUser(record: StoredUser): User {
  const { notifications, streams, visibility } = record;
  return {
    id: record._id.toHexString(),
    username: record.username,
    isTemporaryName: record.isTemporaryName,
    usernameChangedAt: record.usernameChangedAt,
    email: record.email,
    emailConfirmed: record.emailConfirmed,
    emailPending: record.emailPending,
    passwordHash: record.passwordHash,
    role: record.role,
    externalAccounts: record.externalAccounts.map(toExternalAccount),
    notifications: {
      news: notifications.news,
      events: notifications.events,
      development: notifications.development,
      messages: notifications.messages,
    },
    streams: {
      twitch: { channelName: streams.twitch.channelName, isEnabled: streams.twitch.isEnabled },
      youtube: { channelHandle: streams.youtube.channelHandle, isEnabled: streams.youtube.isEnabled },
      streamingRestricted: streams.streamingRestricted,
    },
    visibility: {
      heartRate: visibility?.heartRate ?? true,
      weight: visibility?.weight ?? true,
      height: visibility?.height ?? true,
      age: visibility?.age ?? true,
    },
    preferences: { ...record.preferences },
    createdAt: record.createdAt,
    lastSeenAt: record.lastSeenAt ?? null,
  };
}

function toExternalAccount(account: ExternalAccount): ExternalAccount {
  return {
    provider: account.provider,
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    avatarSrc: account.avatarSrc ?? null,
    gender: account.gender ?? null,
    birthday: account.birthday ?? null,
    email: account.email ?? null,
  };
}
