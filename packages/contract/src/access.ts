import type { KeyKind } from './keys/schemas.ts';

/**
 * The roles with access to an endpoint or an address; finer rights are checked on the loaded object.
 *
 * `optional` is open to guests and identifies the signed-in; `clubModerator` also admits organizers and administrators, and
 * moderators to reads; `organizer` and `moderator` also admit administrators. `teamManager` is the captain of a team and its
 * vice-captains, `teamCreator` the captain alone.
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

/** `secretKey` admits no person: the server of an organizer, by its key. */
export const ACCESS_LEVELS = [...PERSON_LEVELS, 'secretKey'] as const;

export type Access = (typeof ACCESS_LEVELS)[number];
export type PersonAccess = (typeof PERSON_LEVELS)[number];

/** The key that a request was sent with. */
export interface KeyHolder {
  keyId: string;
  kind: KeyKind;
  organizerId: string;
  /** The sites whose pages may send a publishable key. */
  origins: readonly string[];
}

/** What rights follow from: the signed-in user, read from the server's own data. */
export interface Identity {
  userId: string;
  /** The session of the access token. */
  sessionId: string;
  role: 'user' | 'moderator' | 'admin';
  /** The clubs the user moderates. */
  clubs: readonly string[];
  organizerId: string | null;
  /** `isCreator`: the captain. */
  team: { id: string; isCreator: boolean; isViceCaptain?: true | undefined } | null;
}
