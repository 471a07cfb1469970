import { Injectable } from '@nestjs/common';
import type { Figure } from '@otryv/contract';
import {
  type GameEntry,
  groupLabelOf,
  latestRulesVersion,
  ownTimeMs,
  type Person,
  type RulesVersion,
  type SeriesInput,
  type SeriesRules,
  type StageDecision,
  type StageInput,
  type StageRide,
  startGaps,
} from '@otryv/race';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { gameRulesOf } from '../../results/build/game-rules.ts';
import { StoredRaces } from '../../results/build/stored-races.ts';
import { AcceptedFigures } from '../../results/records/figures/accepted-figures.ts';
import { acceptedTimesOf } from '../../results/records/figures/judged-figures.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import type { StoredStage } from '../records/stage.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { eventIdsOf, hasStageResults, type StoredSeries } from '../records/stored-series.ts';

/** Series with all the inputs of its protocols. */
export interface SeriesFacts extends SeriesInput {
  series: StoredSeries;
  /** Its races, earliest first. */
  events: readonly StoredEvent[];
  /** The import used for each race. */
  imports: ReadonlyMap<number, string>;
  /** Figures hidden by its riders, by profile id. */
  hidden: ReadonlyMap<number, readonly Figure[]>;
}

/** Reads the inputs of a series' protocols. */
@Injectable()
export class SeriesInputs {
  constructor(
    private readonly events: EventCatalogue,
    private readonly races: StoredRaces,
    private readonly documents: SeriesDocumentsRepository,
    private readonly decisions: StageDecisionsRepository,
    private readonly riders: RidersService,
    private readonly accepted: AcceptedFigures,
  ) {}

  /** Uses the stored version of the rules unless one is given. */
  async read(series: StoredSeries, session: SessionOrNone, chosen?: RulesVersion): Promise<SeriesFacts> {
    const stored = chosen ?? (await this.documents.findRulesVersion(series.id, session));
    const rulesVersion = stored ?? latestRulesVersion;
    const events = await this.events.listByIds(eventIdsOf(series), session);
    const imports = new Map<number, string>();
    const stages: StageInput[] = [];
    for (const stage of series.stages) {
      const { rides, people } = await this.ridesOf(stage, events, imports, session);
      stages.push({ stage: settingsOf(stage), rides, people });
    }
    const decisions = await this.decisions.listBySeries(series.id, session);
    const hidden = await this.riders.listHiddenOf(ridersOf(stages, decisions), session);
    return { series, events, imports, stages, decisions, hidden, rules: rulesOf(series, rulesVersion) };
  }

  /** Adds decisions made since the facts were read. */
  async addDecisions(facts: SeriesFacts, made: readonly StageDecision[], session: SessionOrNone): Promise<SeriesFacts> {
    // In storage order: the clock of another process may be ahead.
    const decisions = [...facts.decisions, ...made].toSorted(byTimeAndId);
    // An added row may be the first of its rider.
    const hidden = await this.riders.listHiddenOf(ridersOf(facts.stages, decisions), session);
    return { ...facts, decisions, hidden };
  }

  private async ridesOf(
    stage: StoredStage,
    events: readonly StoredEvent[],
    imports: Map<number, string>,
    session: SessionOrNone,
  ): Promise<Pick<StageInput, 'rides' | 'people'>> {
    const rides: StageRide[] = [];
    const people: Person[] = [];
    for (const event of events.filter(({ gameId }) => stage.eventIds.includes(gameId))) {
      const pinned = stage.lock?.imports.find(({ eventId }) => eventId === event.gameId);
      // A race added after the lock is not included.
      const imported =
        stage.lock && !pinned ? null : await this.races.findImport(event.gameId, pinned?.importId ?? null, session);
      if (!imported) continue;
      imports.set(event.gameId, imported.importId);
      const accepted = await this.accepted.listByEvents([event.gameId], session);
      rides.push(...ridesIn(event, imported.entries, acceptedTimesOf(accepted)));
      people.push(...imported.people);
    }
    return { rides, people };
  }
}

/** Orders decisions by time, then by id. */
function byTimeAndId(one: StageDecision, other: StageDecision): number {
  return Number(one.at) - Number(other.at) || one.id.localeCompare(other.id, 'en');
}

/** Returns the accounts that raced, the main ones that the standings name, and those with decisions. */
function ridersOf(stages: readonly StageInput[], decisions: SeriesInput['decisions']): number[] {
  const raced = stages.flatMap(({ rides }) => rides.map(({ entry }) => entry.profileId));
  const mains = stages.flatMap(({ people }) => people.flatMap(({ main }) => main?.profileId ?? []));
  return [...new Set([...raced, ...mains, ...decisions.map(({ profileId }) => profileId)])];
}

export function settingsOf({ order, includeResults, requiredForGeneral, disableTimeGapRule }: StoredStage) {
  return { order, includeResults, requiredForGeneral, disableTimeGapRule };
}

function ridesIn(
  event: StoredEvent,
  entries: readonly GameEntry[],
  acceptedTimes: ReadonlyMap<number, number>,
): StageRide[] {
  const { gameId, eventStart, eventSubgroups } = event;
  const gaps = startGaps(gameRulesOf(event));
  return entries.map((entry) => {
    const group = eventSubgroups.find(({ id }) => id === entry.eventSubgroupId);
    const acceptedMs = acceptedTimes.get(entry.profileId);
    // The accepted time is that of the race, which includes the start gap.
    const raceMs = (ownTimeMs(entry) ?? 0) + ((group && gaps.get(group.id)) ?? 0);
    return {
      entry: { ...entry, eventId: gameId },
      groupLabel: group ? groupLabelOf(group.label) : null,
      start: (group?.eventSubgroupStart ?? eventStart).getTime(),
      ...(acceptedMs !== undefined && { isTimeAccepted: raceMs === acceptedMs }),
    };
  });
}

/** Throws for a series without stage protocols. */
function rulesOf(series: StoredSeries, rulesVersion: RulesVersion): SeriesRules {
  if (!hasStageResults(series)) throw new Error(`No stage protocols in a series of the type ${series.type}`);
  return {
    rulesVersion,
    seriesId: series.id,
    type: series.type === 'endurance' ? 'endurance' : 'tour',
    importance: 'standard',
    riderCategoryRule: series.riderCategoryRule,
    repeatRides: series.repeatRule,
    finishTimeLimit: { percentageFromLeader: series.percentageFromLeader, enforcement: series.enforcement },
    timeGapThresholdSeconds: series.timeGapThresholdSeconds,
    categoryRanges: [],
    scoringTable: series.scoringTable,
    teamSize: series.teamResults,
  };
}
