import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import type { StageProtocol } from '../stageRow.ts';
import { type SeriesDrafts, type SeriesInput, seriesDrafts } from './seriesDrafts.ts';
import { stageProtocol } from './stageProtocol.ts';

/** Hypothetical changes in addition to the decisions; the results are unofficial. */
export interface WhatIf {
  /** Orders of the stages to exclude. */
  withoutStages?: readonly number[];
  /** Riders, and the category assigned to them on all stages. */
  categories?: ReadonlyMap<number, SeriesCategory>;
}

/**
 * Builds the protocols of the stages of a series, in order: every rider once, regardless of the account used. The order
 * of the input has no effect.
 */
export function stageProtocols(input: SeriesInput, { withoutStages = [], categories }: WhatIf = {}): StageProtocol[] {
  // Categories also carry over from an excluded stage.
  return protocolsOf(seriesDrafts(input, categories), input, (order) => !withoutStages.includes(order));
}

/** Ranks the rows of the stages whose order `isIncluded` accepts, in order. */
export function protocolsOf(
  drafts: SeriesDrafts,
  { stages, rules }: Pick<SeriesInput, 'stages' | 'rules'>,
  isIncluded: (order: number) => boolean,
): StageProtocol[] {
  return stages
    .map(({ stage }) => stage)
    .filter(({ order }) => isIncluded(order))
    .toSorted((one, other) => one.order - other.order)
    .map((stage) => stageProtocol([...(drafts.get(stage.order)?.values() ?? [])], stage, rules));
}
