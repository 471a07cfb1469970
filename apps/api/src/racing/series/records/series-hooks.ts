import type { StageResultDto } from '@otryv/contract';
import { defineHook } from '../../../kernel/hooks/define-hook.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';

/** A series with the protocols of its stages as they are now. */
export interface FoldedSeries {
  series: { id: string; name: string; urlSlug: string; isPublished: boolean };
  /** Its races, the earliest first. */
  events: readonly StoredEvent[];
  /** By order. */
  stages: ReadonlyMap<number, { eventIds: readonly number[]; rows: readonly StageResultDto[] }>;
}

/** The stages of a series are folded. */
export const seriesFolded = defineHook<FoldedSeries>('series folded');

/** A series that everybody sees has a new version, or is shown to everybody from now on. */
export const seriesShown = defineHook<{ seriesId: string; organizerId: string; version: number }>('series shown');

/** A series is deleted. */
export const seriesDeleted = defineHook<{ seriesId: string }>('series deleted');
