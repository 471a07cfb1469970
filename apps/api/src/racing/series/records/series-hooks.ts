import type { StageResultDto } from '@otryv/contract';
import { defineHook } from '../../../kernel/hooks/define-hook.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';

/** Series with the current protocols of its stages. */
export interface BuiltSeries {
  series: { id: string; name: string; urlSlug: string; isPublished: boolean };
  /** Its races, earliest first. */
  events: readonly StoredEvent[];
  /** By stage order. */
  stages: ReadonlyMap<number, { eventIds: readonly number[]; rows: readonly StageResultDto[] }>;
}

/** Raised when the stages of a series are recomputed. */
export const seriesBuilt = defineHook<BuiltSeries>('series built');

/** Raised when a public series has a new version or a series is published. */
export const seriesShown = defineHook<{ seriesId: string; organizerId: string; version: number }>('series shown');

/** Raised when a series is deleted. */
export const seriesDeleted = defineHook<{ seriesId: string }>('series deleted');
