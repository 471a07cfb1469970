import { toEntry } from '../records/imports/entry.ts';
import type { RawGroup, RawImport } from '../records/imports/imports.repository.ts';

export type FinishedGroup = Pick<RawGroup, 'subgroupId' | 'entries'>;

export interface ChosenRows {
  finished: FinishedGroup[];
  /** Import the rows were kept from; `null` for those just fetched. */
  keptFrom: string | null;
}

/**
 * Returns the rows to end a race with: those just fetched, or those of the previous import if it had more finishers.
 *
 * The game loses results of past races. A response without any rows is never compared: it counts as a failure.
 */
export function fullerRows(fetched: FinishedGroup[], before: RawImport | null): ChosenRows {
  const now = finishersOf(fetched).size;
  if (!before || now === 0 || finishersOf(before.groups).size <= now) return { finished: fetched, keptFrom: null };
  return {
    finished: before.groups.map(({ subgroupId, entries }) => ({ subgroupId, entries })),
    keptFrom: before.keptFrom ?? before.importId,
  };
}

/** Returns the riders with a row, deduplicated because pages of the game overlap. */
export function finishersOf(groups: readonly FinishedGroup[]): Set<number> {
  return new Set(groups.flatMap(({ entries }) => entries.map((row) => toEntry(row).profileId)));
}
