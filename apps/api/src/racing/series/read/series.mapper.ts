import type { Series, SeriesCardDto, Stage } from '@otryv/contract/schemas';
import type { FullOrganizer } from '../../../clubs/organizers/organizers.service.ts';
import { imageUrlsOf } from '../../../kernel/files/images.ts';
import { toOrganizer } from '../../events/read/event.mapper.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import type { SeriesStatus } from '../records/series.repository.ts';
import { type StoredStage, shownStages } from '../records/stage.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';

/** Context of a series in responses. */
export interface SeriesSurroundings {
  events: readonly StoredEvent[];
  organizer: FullOrganizer | null;
  now: Date;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Computes the status from the dates alone. */
export function statusOf({ dateStart, dateEnd }: Pick<StoredSeries, 'dateStart' | 'dateEnd'>, now: Date): SeriesStatus {
  if (now < dateStart) return 'upcoming';
  return now > dateEnd ? 'completed' : 'ongoing';
}

export function toCard(series: StoredSeries, surroundings: SeriesSurroundings): SeriesCardDto {
  const { events, organizer, now } = surroundings;
  const shown = shownStages(series);
  const next = events.find(({ eventStart }) => eventStart > now);
  return {
    _id: series.id,
    name: series.name,
    urlSlug: series.urlSlug,
    type: series.type,
    status: statusOf(series, now),
    dateStart: series.dateStart.toISOString(),
    dateEnd: series.dateEnd.toISOString(),
    mission: series.mission,
    logoUrls: imageUrlsOf(series.logo),
    posterUrls: imageUrlsOf(series.poster),
    organizer: organizer && toOrganizer(organizer, organizer),
    isPublished: series.isPublished,
    stagesCount: shown.length,
    stagesDone: shown.filter((stage) => isDone(series, stage, events)).length,
    nextStart: iso(next?.eventStart ?? null),
  };
}

export function toSeries(series: StoredSeries, surroundings: SeriesSurroundings): Series {
  return {
    ...toCard(series, surroundings),
    description: series.description,
    rules: series.rules,
    prizes: series.prizes,
    hasGeneral: series.hasGeneral,
    hasTeams: series.hasTeams,
    riderCategoryRule: series.riderCategoryRule,
    repeatRule: series.repeatRule,
    finishTimeLimitOnStage: { percentageFromLeader: series.percentageFromLeader, enforcement: series.enforcement },
    timeGapThresholdSeconds: series.timeGapThresholdSeconds,
    teamResults: series.teamResults,
    scoringTable: series.scoringTable,
    gcResultsUpdatedAt: iso(series.gcResultsUpdatedAt),
    publishedAt: iso(series.publishedAt),
    stages: series.stages.map((stage) => toStage(series, stage, surroundings.events)),
  };
}

export function toStageEvent(event: StoredEvent): Stage['events'][number] {
  return {
    id: event.gameId,
    name: event.name,
    eventStart: event.eventStart.toISOString(),
    started: event.started,
    distanceInKilometers: distanceOf(event),
    totalSignedUpCount: event.totalSignedUpCount,
    totalFinishedCount: event.totalFinishedCount,
  };
}

function toStage(series: StoredSeries, stage: StoredStage, events: readonly StoredEvent[]): Stage {
  const { order, name, includeResults, requiredForGeneral, disableTimeGapRule, eventIds, lock } = stage;
  const ofStage = events.filter(({ gameId }) => eventIds.includes(gameId));
  return {
    order,
    name,
    includeResults,
    requiredForGeneral,
    disableTimeGapRule,
    eventStart: iso(ofStage[0]?.eventStart ?? null),
    events: ofStage.map(toStageEvent),
    hasResults: isDone(series, stage, events),
    resultsUpdatedAt: iso(stage.resultsUpdatedAt),
    lock: lock && { author: lock.author, reason: lock.reason, at: lock.at.toISOString() },
  };
}

/** Whether a stage has results: its own, or, in a series without stage protocols, those of a race. */
function isDone(series: StoredSeries, stage: StoredStage, events: readonly StoredEvent[]): boolean {
  if (hasStageResults(series)) return stage.hasResults;
  return events.some(
    ({ gameId, totalFinishedCount }) => stage.eventIds.includes(gameId) && (totalFinishedCount ?? 0) > 0,
  );
}

/** Returns the distance of the longest group. */
function distanceOf({ eventSubgroups }: StoredEvent): number | null {
  const distances = eventSubgroups.flatMap(({ distanceInMeters, distanceSummary }) =>
    distanceInMeters > 0 ? distanceInMeters / 1000 : (distanceSummary?.distanceInKilometers ?? []),
  );
  return distances.length === 0 ? null : Math.max(...distances);
}
