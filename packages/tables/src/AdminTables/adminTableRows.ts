import type { Moment } from '@otryv/race';

/** An account as shown to administrators. */
export interface AccountsTableRow {
  id: string;
  username: string;
  role: 'user' | 'moderator' | 'admin';
  /** The main rider; `null` without a game id, or if the rider is unknown. */
  rider: { firstName: string; lastName: string; imageSrc: string | null } | null;
  zwiftId: number | null;
  isZwiftIdProved: boolean;
  additionalZwiftIds: readonly number[];
  isBanned: boolean;
  email: string | null;
  emailConfirmed: boolean;
  registeredAt: Moment;
  /** Time when a session was last used; `null` without sessions. */
  lastUsedAt: Moment | null;
  sessions: number;
  /** Names of the clubs that the account moderates. */
  clubs: readonly string[];
}

/** User of an entry; `username` is `null` for a deleted account, the whole is `null` for the server itself. */
export type LogAuthor = { username: string | null } | null;

/** A logged action. */
export interface ActionsLogTableRow {
  id: string;
  date: Moment;
  description: string;
  user: LogAuthor;
  object: { kind: string; id: string; name: string | null };
  event: { id: number; name: string; start: Moment } | null;
  /** The changed values, as text. */
  changes: readonly { field: string; before: string | null; after: string | null }[];
}

/** An unexpected error of the server. */
export interface ErrorsLogTableRow {
  id: string;
  date: Moment;
  type: string;
  message: string;
  method: string;
  path: string;
  user: LogAuthor;
}

/** A ride with per-second power. */
export interface ActivitiesTableRow {
  id: string;
  activityId: string;
  date: Moment;
  /** Name of its race; `null` if the race is gone. */
  name: string | null;
  eventId: number | null;
  weightInGrams: number | null;
  isVirtualPower: boolean;
  /** Whether it is excluded from the power curve. */
  banned: boolean;
}
