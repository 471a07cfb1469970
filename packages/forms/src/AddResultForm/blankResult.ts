import type { AddedResult } from '@otryv/contract/schemas';
import type { DraftOf } from '../Form/index.ts';

/** An empty result. */
export const blankResult = {
  seriesId: '',
  stageOrder: 0,
  profileId: null,
  firstName: '',
  lastName: '',
  gender: null,
  countryAlpha3: null,
  imageSrc: null,
  category: null,
  subgroupLabel: 'A',
  durationInMilliseconds: null,
  weightInGrams: null,
  heightInCentimeters: null,
  age: null,
  avgWatts: null,
  avgHeartRate: null,
} as const;

export type ResultDraft = DraftOf<AddedResult, typeof blankResult>;
