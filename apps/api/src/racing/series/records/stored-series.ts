import type { seriesDraft } from '@otryv/contract/schemas';
import type { StoredImage } from '../../../kernel/files/images.ts';
import type { SeriesNames } from '../../events/write/event-series.service.ts';
import type { StoredStage } from './stage.ts';

type Draft = typeof seriesDraft._zod.output;
type Chosen = Omit<
  Draft,
  'type' | 'dateStart' | 'dateEnd' | 'logoFile' | 'posterFile' | 'removesLogo' | 'removesPoster'
>;

/** Organizer's settings in their stored form. */
export interface SeriesFields extends Chosen {
  type: Draft['type'] | 'criterium';
  dateStart: Date;
  dateEnd: Date;
  logo: StoredImage | null;
  poster: StoredImage | null;
}

export interface StoredSeries extends SeriesFields {
  id: string;
  urlSlug: string;
  organizerId: string;
  isPublished: boolean;
  publishedAt: Date | null;
  /** In stage order. */
  stages: StoredStage[];
  gcResultsUpdatedAt: Date | null;
  version: number;
}

/** Whether a series has stage protocols, as tours and endurance series do. */
export function hasStageResults({ type }: Pick<StoredSeries, 'type'>): boolean {
  return type === 'tour' || type === 'endurance';
}

export function eventIdsOf({ stages }: Pick<StoredSeries, 'stages'>): number[] {
  return stages.flatMap(({ eventIds }) => eventIds);
}

/** Returns the series in the form its races store it. */
export function namesOf(series: StoredSeries): SeriesNames {
  const { id, name, urlSlug, logo, isPublished } = series;
  return { id, name, urlSlug, logo, isPublished, hasStageResults: hasStageResults(series) };
}
