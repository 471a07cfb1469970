import type { GroupLabel, Moment } from '@otryv/race';

/** One decision about a row of a protocol. */
export interface PlaceDecision {
  /** Unique in the list. */
  id: string;
  /** Name of the rider. */
  name: string;
  /** A label, the group in which the rider is ranked, or `undo` of an earlier decision. */
  value: 'DSQ' | 'OFF_RECORD' | 'undo' | GroupLabel;
  /** `false` once it is undone. */
  isInForce: boolean;
  reason: string | null;
  author: string;
  at: Moment;
  /** The version it created; `null` before there is one. */
  version: number | null;
}

/** A version of a protocol. */
export interface PlaceVersion {
  version: number;
  createdAt: Moment;
  /** Reason for writing it. */
  cause: 'import' | 'decision' | 'event' | 'state' | 'rebuild' | 'rules' | 'links';
  /** Number of rows with another place or label than in the previous version; `null` if not computed. */
  moved: number | null;
  /** Place or label of the row before and after; `null` if unchanged, or if no row was requested. */
  row: { before: string | null; after: string | null } | null;
}

/** History of a protocol, or of one of its rows; newest first. */
export interface ProtocolChanges {
  decisions: readonly PlaceDecision[];
  versions: readonly PlaceVersion[];
}
