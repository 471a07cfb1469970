import type { GroupLabel, Moment } from '@otryv/race';

/** One decision about a row of a protocol. */
export interface PlaceDecision {
  /** Unique in the list. */
  id: string;
  /** The rider. */
  name: string;
  /** A label, the group that the rider is ranked in, or `undo` of an earlier decision. */
  value: 'DSQ' | 'OFF_RECORD' | 'undo' | GroupLabel;
  /** `false` once it is taken back. */
  isInForce: boolean;
  reason: string | null;
  author: string;
  at: Moment;
  /** The version that it made; `null` before there is one. */
  version: number | null;
}

/** A version of a protocol. */
export interface PlaceVersion {
  version: number;
  createdAt: Moment;
  /** Why it was written. */
  cause: 'import' | 'decision' | 'event' | 'state' | 'rebuild' | 'rules' | 'links';
  /** The rows with another place or label than in the version before; `null` where that was not counted. */
  moved: number | null;
  /** The place or label of the row before and after; `null` where it stayed, or no row was asked for. */
  row: { before: string | null; after: string | null } | null;
}

/** What happened to a protocol, or to one of its rows; the newest first. */
export interface ProtocolChanges {
  decisions: readonly PlaceDecision[];
  versions: readonly PlaceVersion[];
}
