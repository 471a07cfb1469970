import type { Series, StageResults } from '@otryv/contract';

/** The stage that is decided about. */
export interface ManagedStage {
  series: Series;
  results: StageResults['data'];
}
