import { Injectable } from '@nestjs/common';
import type { GeneralClassification, StageResults } from '@otryv/contract/schemas';
import {
  type DraftedStandings,
  type StageDecision,
  type StageProtocol,
  seriesStandings,
  type WhatIf,
  withDecisions,
} from '@otryv/race';
import { ActivitiesService, type RaceEfforts } from '../../../game/activities/activities.service.ts';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { AcceptedFigures, type AcceptedInRace } from '../../results/records/figures/accepted-figures.ts';
import type { StoredStage } from '../records/stage.ts';
import { hideInGeneralRow } from './hide-in-standings.ts';
import type { SeriesFacts } from './series-inputs.ts';
import { toStageRows } from './stage-row.mapper.ts';
import { toClassifications, toGeneralRow } from './standings.mapper.ts';

type Versioned = 'version' | 'resultsUpdatedAt' | 'gcResultsUpdatedAt';
export type BuiltStage = Omit<StageResults['data'], Versioned>;
export type BuiltGeneral = Omit<GeneralClassification['data'], Versioned>;

/** Series with its inputs and the result. */
export interface BuiltSeriesFacts {
  facts: SeriesFacts;
  standings: DraftedStandings;
}

/** Computes the public results of a series from its rides and decisions. */
@Injectable()
export class SeriesBuilder {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly accepted: AcceptedFigures,
  ) {}

  build(facts: SeriesFacts, whatIf?: WhatIf): BuiltSeriesFacts {
    return { facts, standings: seriesStandings(facts, whatIf) };
  }

  /** Adds decisions, which `facts` already contains, to a computed series. */
  addDecisions({ standings }: BuiltSeriesFacts, facts: SeriesFacts, made: readonly StageDecision[]): BuiltSeriesFacts {
    return { facts, standings: withDecisions(standings, facts, made) };
  }

  /** Returns the protocols of all stages, by order. */
  async buildStages(
    { facts, standings: { protocols } }: BuiltSeriesFacts,
    session: SessionOrNone,
  ): Promise<Map<number, BuiltStage>> {
    const ids = protocols.flatMap(({ rows }) => rows.flatMap(({ entry }) => entry.activityData?.activityId || []));
    const effortsOf = await this.activities.listEffortsOf(ids, session);
    const accepted = await this.accepted.listByEvents(
      facts.events.map(({ gameId }) => gameId),
      session,
    );
    const decisions = new Map(facts.decisions.map((decision) => [decision.id, decision]));
    return new Map(
      protocols.flatMap((protocol) => {
        const stage = facts.series.stages.find(({ order }) => order === protocol.stage.order);
        return stage ? [[stage.order, stageDocument(facts, stage, { protocol, effortsOf, decisions, accepted })]] : [];
      }),
    );
  }

  buildGeneral({ facts: { series, events, hidden }, standings: { general } }: BuiltSeriesFacts): BuiltGeneral {
    const { name, urlSlug, type, scoringTable, hasTeams, teamResults, stages } = series;
    return {
      series: { name, urlSlug, type },
      results: general.rows.map((row) => hideInGeneralRow(toGeneralRow(row), hidden.get(row.profileId) ?? [])),
      stages: general.stages.map(({ order, includeResults, requiredForGeneral }) => ({
        order,
        includeResults,
        requiredForGeneral,
        name: stageName(stages.find((stage) => stage.order === order) ?? null, events),
      })),
      classifications: toClassifications(general, {
        scoringTable,
        teamSize: hasTeams && type === 'tour' ? teamResults : null,
      }),
    };
  }
}

/** Returns the name of a stage, or else of its first race. */
export function stageName(stage: StoredStage | null, events: SeriesFacts['events']): string {
  const [first] = events.filter(({ gameId }) => stage?.eventIds.includes(gameId));
  return stage?.name || first?.name || '';
}

interface OfStage {
  protocol: StageProtocol;
  effortsOf: ReadonlyMap<string, RaceEfforts>;
  decisions: ReadonlyMap<string, StageDecision>;
  accepted: readonly AcceptedInRace[];
}

function stageDocument({ series, events, hidden }: SeriesFacts, stage: StoredStage, of: OfStage): BuiltStage {
  const { order, lock, eventIds } = stage;
  const [first] = events.filter(({ gameId }) => eventIds.includes(gameId));
  const made = [...of.decisions.values()].filter(({ subject }) => subject.stageOrder === order);
  return {
    series: { name: series.name, urlSlug: series.urlSlug },
    stage: {
      order,
      name: stageName(stage, events),
      eventStart: first?.eventStart.toISOString() ?? null,
      lock: lock && { author: lock.author, reason: lock.reason, at: lock.at.toISOString() },
    },
    results: toStageRows(of.protocol.rows, { seriesId: series.id, order, hidden, ...of }),
    modified: {
      hasModified: made.length > 0,
      moderators: made.map(({ author, at }) => ({ moderator: author, date: new Date(at).toISOString() })),
    },
  };
}
