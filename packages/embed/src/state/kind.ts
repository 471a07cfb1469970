import type { OpenPath, OpenResponse } from '@otryv/client';
import type { Embed } from '@otryv/contract/embed';
import type { EmbedReads, EmbedState } from './embedState.ts';
import type { RaceTimes } from './refreshOf.ts';

/** A read of the API, with the key of its response. */
export interface Asked<Path extends OpenPath = OpenPath> {
  address: string;
  /** Strips data that the embed does not show; the format stays the API's. */
  keep?(this: void, data: OpenResponse<Path>): OpenResponse<Path>;
}

/** Metadata of an embed besides its markup. */
export interface EmbedFacts {
  /** Plain-text title. */
  title: string;
  /** Path of the portal's page with the same content. */
  path: string;
  /** Races whose results change it. */
  races: readonly RaceTimes[];
}

/** One kind of embed. */
export interface Kind {
  /** Whether its reads depend on the time, e.g. on which races are upcoming. */
  isTimed?: boolean;
  /** Returns its reads, as far as the responses so far determine them. */
  asks: (embed: Embed, reads: EmbedReads) => Asked[];
  /** `null` if its object is missing or hidden from guests. */
  factsOf: (state: EmbedState) => EmbedFacts | null;
}

/** Returns the data of a read; `null` if it failed. */
export function dataOf<Path extends OpenPath>(reads: EmbedReads, { address }: Asked<Path>): OpenResponse<Path> | null {
  const read = reads[address];
  // The API's responses match its contract.
  return read && 'data' in read ? (read.data as OpenResponse<Path>) : null;
}

/** Returns the error code of a read. */
export function codeOf(reads: EmbedReads, { address }: Pick<Asked, 'address'>): string | null {
  const read = reads[address];
  return read && 'code' in read ? read.code : null;
}
