/**
 * The roles with access to an endpoint or an address; finer rights are checked on the loaded object.
 *
 * `optional` is open to guests and identifies the signed-in; `clubModerator` also admits organizers and administrators, and
 * moderators to reads; `organizer` and `moderator` also admit administrators. `teamManager` is the captain of a team and its
 * vice-captains, `teamCreator` the captain alone.
 */
export const ACCESS_LEVELS = [
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

export type Access = (typeof ACCESS_LEVELS)[number];

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
