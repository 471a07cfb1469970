import type { Series, StageResults } from '@otryv/contract';

/** Stage being decided on. */
export interface ManagedStage {
  series: Series;
  results: StageResults['data'];
}
