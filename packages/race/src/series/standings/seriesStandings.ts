import type { StageDecision } from '../stageDecision.ts';
import type { StageProtocol } from '../stageRow.ts';
import { redrafted, type SeriesDrafts, type SeriesInput, seriesDrafts } from '../stages/seriesDrafts.ts';
import { protocolsOf, type WhatIf } from '../stages/stageProtocols.ts';
import { buildGeneralClassification, withStages } from './generalClassification.ts';
import type { Standings } from './standings.ts';

/** All computed results of a series. */
export interface SeriesStandings {
  protocols: readonly StageProtocol[];
  general: Standings;
}

/** Results of a series with the unranked rows that they rank, which further decisions update. */
export interface DraftedStandings extends SeriesStandings {
  drafts: SeriesDrafts;
}

/** Folds the protocols and the general classification of a series from its rides and decisions. */
export function seriesStandings(input: SeriesInput, { withoutStages = [], categories }: WhatIf = {}): DraftedStandings {
  const drafts = seriesDrafts(input, categories);
  const protocols = protocolsOf(drafts, input, (order) => !withoutStages.includes(order));
  return { drafts, protocols, general: buildGeneralClassification(input.rules, protocols) };
}

/**
 * Updates the results of a series with the decisions in `made`, which `input` already contains: equal to a computation
 * from scratch. Only the rows of their riders are built again, and only the stages where these differ are ranked again.
 */
export function withDecisions(
  former: DraftedStandings,
  input: SeriesInput,
  made: readonly StageDecision[],
): DraftedStandings {
  if (mayRelink(input, made)) return seriesStandings(input);
  const profileIds = made.map(({ profileId }) => profileId);
  const { drafts, changed } = redrafted(former.drafts, input, profileIds);
  const ranked = protocolsOf(drafts, input, (order) => changed.has(order));
  const rankedOf = new Map(ranked.map((protocol) => [protocol.stage.order, protocol]));
  return {
    drafts,
    protocols: former.protocols.map((protocol) => rankedOf.get(protocol.stage.order) ?? protocol),
    general: withStages(former.general, input.rules, ranked),
  };
}

/**
 * Whether decisions may link or separate accounts, and thereby change the rows of riders without a decision: an added
 * row with a main account, or its undo.
 */
function mayRelink({ decisions }: SeriesInput, made: readonly StageDecision[]): boolean {
  return made.some(linksAccounts) || (made.some(({ type }) => type === 'undo') && decisions.some(linksAccounts));
}

function linksAccounts(decision: StageDecision): boolean {
  return decision.type === 'rowAdded' && decision.person !== null && decision.person.main !== null;
}
