import type { Embed } from '@otryv/contract/embed';

/** A read of the API: its data, or the status and the error code. */
export type EmbedRead = { data: unknown } | { status: number; code: string | null };

export type EmbedReads = Readonly<Record<string, EmbedRead>>;

/** Everything that an embed is rendered from, by the server and by the hydrating browser. */
export interface EmbedState {
  embed: Embed;
  /** Origin of the portal, used in the links of an embed. */
  origin: string;
  /** Time of the reads, in milliseconds since the epoch. */
  now: number;
  /** API responses by path with query: in the API's format, which older scripts support too. */
  reads: EmbedReads;
}
