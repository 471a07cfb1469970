import type { StageProtocol } from '../stageRow.ts';
import { type SeriesInput, stageProtocols, type WhatIf } from '../stages/stageProtocols.ts';
import { buildGeneralClassification } from './generalClassification.ts';
import type { Standings } from './standings.ts';

/** All computed results of a series. */
export interface SeriesStandings {
  protocols: readonly StageProtocol[];
  general: Standings;
}

/** Folds the protocols and the general classification of a series from its rides and decisions. */
export function seriesStandings(input: SeriesInput, whatIf: WhatIf = {}): SeriesStandings {
  const protocols = stageProtocols(input, whatIf);
  return { protocols, general: buildGeneralClassification(input.rules, protocols) };
}
