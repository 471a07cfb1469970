import type { Embed } from '@otryv/contract/embed';

/** A read of the API: its data, or the status and the code it was refused with. */
export type EmbedRead = { data: unknown } | { status: number; code: string | null };

export type EmbedReads = Readonly<Record<string, EmbedRead>>;

/** All that an embed is rendered from, by the server and by the browser that takes its markup over. */
export interface EmbedState {
  embed: Embed;
  /** The origin of the portal, to which the links of an embed lead. */
  origin: string;
  /** When it was read, in milliseconds since the epoch. */
  now: number;
  /** The responses of the API by path with query: their format is the API's, which older scripts understand as well. */
  reads: EmbedReads;
}
