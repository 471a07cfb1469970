import { buildGeneralClassification } from './generalClassification.ts';
import { type SeriesInput, stageProtocols, type WhatIf } from './stageProtocols.ts';
import type { StageProtocol } from './stageRow.ts';
import type { Standings } from './standings.ts';

/** All that is counted of a series. */
export interface SeriesStandings {
  protocols: readonly StageProtocol[];
  general: Standings;
}

/** The protocols and the general classification of a series, folded from its rides and decisions. */
export function seriesStandings(input: SeriesInput, whatIf: WhatIf = {}): SeriesStandings {
  const protocols = stageProtocols(input, whatIf);
  return { protocols, general: buildGeneralClassification(input.rules, protocols) };
}
