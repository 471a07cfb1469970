import type { KeyKind } from './keys/schemas.ts';

/**
 * Roles with access to an endpoint or an address; finer rights are checked on the loaded object.
 *
 * `optional` is open to guests and identifies the signed-in user; `clubModerator` also admits organizers and
 * administrators, and moderators for reads; `organizer` and `moderator` also admit administrators. `teamManager` is the
 * captain of a team and its vice-captains, `teamCreator` the captain alone.
 */
export const PERSON_LEVELS = [
  'public',
  'optional',
  'signedIn',
  'clubModerator',
  'organizer',
  'teamManager',
  'teamCreator',
  'moderator',
  'admin',
] as const;

/** All access levels. `secretKey` admits no user, only an organizer's server with its key. */
export const ACCESS_LEVELS = [...PERSON_LEVELS, 'secretKey'] as const;

export type Access = (typeof ACCESS_LEVELS)[number];
export type PersonAccess = (typeof PERSON_LEVELS)[number];

/** The key sent with a request. */
export interface KeyHolder {
  keyId: string;
  kind: KeyKind;
  organizerId: string;
  /** Origins of sites whose pages may send a publishable key. */
  origins: readonly string[];
}

/** The source of rights: the signed-in user, as read from the server's own data. */
export interface Identity {
  userId: string;
  /** The session of the access token. */
  sessionId: string;
  role: 'user' | 'moderator' | 'admin';
  /** The clubs the user moderates. */
  clubs: readonly string[];
  organizerId: string | null;
  /** `isCreator`: whether the user is the captain. */
  team: { id: string; isCreator: boolean; isViceCaptain?: true | undefined } | null;
}
