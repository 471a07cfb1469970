import type { OpenPath, OpenResponse } from '@otryv/client';
import type { Embed } from '@otryv/contract/embed';
import type { EmbedReads, EmbedState } from './embedState.ts';
import type { RaceTimes } from './refreshOf.ts';

/** What the API is asked for, and how its response is found again. */
export interface Asked<Path extends OpenPath = OpenPath> {
  address: string;
  /** Leaves out what an embed does not show; the format stays that of the API. */
  keep?(this: void, data: OpenResponse<Path>): OpenResponse<Path>;
}

/** What is known of an embed beside its markup. */
export interface EmbedFacts {
  /** Plain text. */
  title: string;
  /** The path of the portal's page that shows the same. */
  path: string;
  /** The races whose results change it. */
  races: readonly RaceTimes[];
}

/** One kind of embed. */
export interface Kind {
  /** Whether what it reads depends on the time, as which races are to come. */
  isTimed?: boolean;
  /** What it reads, as far as the responses so far say it. */
  asks: (embed: Embed, reads: EmbedReads) => Asked[];
  /** `null` where its object is missing or hidden from guests. */
  factsOf: (state: EmbedState) => EmbedFacts | null;
}

/** The data of a read; `null` where it was refused. */
export function dataOf<Path extends OpenPath>(reads: EmbedReads, { address }: Asked<Path>): OpenResponse<Path> | null {
  const read = reads[address];
  // What the API responds with is what its contract says.
  return read && 'data' in read ? (read.data as OpenResponse<Path>) : null;
}

/** The code that a read was refused with. */
export function codeOf(reads: EmbedReads, { address }: Pick<Asked, 'address'>): string | null {
  const read = reads[address];
  return read && 'code' in read ? read.code : null;
}
