import { distanceSummary } from '@otryv/race';
import type { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import type { GameEvent, GameSubgroup } from '../../../game/client/game.schemas.ts';
import { searchEndings } from '../../../kernel/search/search-endings.ts';
import { importWindow } from '../records/event-window.ts';
import type { SyncedEvent } from '../records/events.repository.ts';
import type { SubgroupFields } from '../records/subgroup-fields.ts';

interface Surroundings {
  catalogue: CatalogueService;
  clubName: string | null;
  organizerName: string | null;
  now: Date;
}

/** What our record takes from the game's event. */
export function fromGame(event: GameEvent, { catalogue, clubName, organizerName, now }: Surroundings): SyncedEvent {
  const eventSubgroups = event.eventSubgroups
    .map((group) => fromGameSubgroup(group, event, catalogue))
    .toSorted((a, b) => a.label - b.label);
  const name = event.name?.trim() || String(event.id);
  const description = event.description?.trim() ?? '';
  return {
    gameId: event.id,
    name,
    searchEndings: searchEndings([name, organizerName, clubName, description]),
    nameEndings: searchEndings([name]),
    description,
    imageUrl: event.imageUrl ?? null,
    eventStart: event.eventStart,
    eventType: event.eventType ?? event.type?.replace('EVENT_TYPE_', '') ?? 'RACE',
    type: event.type ?? null,
    sport: event.sport ?? 'CYCLING',
    mapId: event.mapId || null,
    routeId: event.routeId || null,
    cullingType: event.cullingType ?? null,
    categoryEnforcement: event.categoryEnforcement ?? false,
    accessExpression: event.accessExpression || null,
    rangeAccessLabel: event.rangeAccessLabel?.trim() || null,
    microserviceEventVisibility: event.microserviceEventVisibility ?? null,
    microserviceExternalResourceId: event.microserviceExternalResourceId ?? null,
    clubName,
    rulesSet: event.rulesSet,
    tags: event.tags,
    visible: event.visible ?? true,
    totalEntrantCount: event.totalEntrantCount ?? 0,
    totalJoinedCount: event.totalJoinedCount ?? 0,
    totalSignedUpCount: event.totalSignedUpCount ?? 0,
    started: event.eventStart <= now,
    importUntil: importWindow(event.eventStart, eventSubgroups).until,
    eventSubgroups,
  };
}

function fromGameSubgroup(group: GameSubgroup, event: GameEvent, catalogue: CatalogueService): SubgroupFields {
  const routeId = group.routeId || event.routeId || null;
  const { laps, distanceInMeters, durationInSeconds } = lengthOf(group, event);
  const route = catalogue.route(routeId);
  const summary = distanceSummary(
    route && {
      distanceKm: route.distance,
      elevationM: route.elevation,
      leadInDistanceKm: route.leadInDistance,
      leadInElevationM: route.leadInElevation,
    },
    Math.max(laps, 1),
  );
  return {
    id: group.id,
    label: group.label,
    name: group.name?.trim() ?? '',
    description: group.description?.trim() ?? '',
    mapId: group.mapId || event.mapId || null,
    routeId,
    laps,
    distanceInMeters,
    durationInSeconds,
    distanceSummary: summary && { distanceInKilometers: summary.distanceKm, elevationGainInMeters: summary.elevationM },
    eventSubgroupStart: group.eventSubgroupStart,
    registrationStart: group.registrationStart ?? null,
    registrationEnd: group.registrationEnd ?? null,
    lineUpStart: group.lineUpStart ?? null,
    lineUpEnd: group.lineUpEnd ?? null,
    startLocation: group.startLocation ?? null,
    paceType: group.paceType ?? null,
    fromPaceValue: group.fromPaceValue ?? null,
    toPaceValue: group.toPaceValue ?? null,
    rangeAccessLabel: group.rangeAccessLabel?.trim() || null,
    accessRules: group.accessRules,
    jerseyHash: group.jerseyHash ?? null,
    bikeHash: group.bikeHash ?? null,
    rulesSet: [...new Set([...event.rulesSet, ...group.rulesSet])],
    tags: group.tags,
    timeTrialOptions: group.timeTrialOptions
      ? {
          timeGapBetweenRowsMs: group.timeTrialOptions.timeGapBetweenRowsMs ?? null,
          maxRows: group.timeTrialOptions.maxRows ?? null,
          maxRidersPerRow: group.timeTrialOptions.maxRidersPerRow ?? null,
        }
      : null,
    invitedLeaders: group.invitedLeaders,
    invitedSweepers: group.invitedSweepers,
    totalEntrantCount: group.totalEntrantCount ?? 0,
    totalSignedUpCount: group.totalSignedUpCount ?? 0,
    totalJoinedCount: group.totalJoinedCount ?? 0,
  };
}

/** How long a group rides: its own laps, distance or time, else those of the event. */
function lengthOf(group: GameSubgroup, event: GameEvent) {
  const source = group.laps || group.distanceInMeters || group.durationInSeconds ? group : event;
  return {
    laps: source.laps ?? 0,
    distanceInMeters: source.distanceInMeters ?? 0,
    durationInSeconds: source.durationInSeconds ?? 0,
  };
}
