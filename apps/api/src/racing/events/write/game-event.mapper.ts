import { distanceSummary, worldSlug } from '@otryv/race';
import type { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import type { GameEvent, GameSubgroup } from '../../../game/client/game.schemas.ts';
import { nameEndings, searchEndings } from '../../../kernel/search/search-endings.ts';
import { importWindow } from '../records/event-window.ts';
import { plainEventFields, type SyncedEvent } from '../records/events.repository.ts';
import { fieldsOrDefaults } from '../records/plain-fields.ts';
import { plainSubgroupFields, type SubgroupFields, timeTrialFields } from '../records/subgroup-fields.ts';

interface Surroundings {
  catalogue: CatalogueService;
  clubName: string | null;
  organizerName: string | null;
  now: Date;
}

/** Maps the game's event to our record. */
export function fromGame(event: GameEvent, { catalogue, clubName, organizerName, now }: Surroundings): SyncedEvent {
  const eventSubgroups = event.eventSubgroups
    .map((group) => fromGameSubgroup(group, event, catalogue))
    .toSorted((a, b) => a.label - b.label);
  const name = event.name?.trim() || String(event.id);
  const description = event.description?.trim() ?? '';
  return {
    ...fieldsOrDefaults(event, plainEventFields),
    gameId: event.id,
    name,
    searchEndings: searchEndings([name, organizerName, clubName, description]),
    nameEndings: nameEndings([name]),
    description,
    eventStart: event.eventStart,
    eventType: event.eventType ?? event.type?.replace('EVENT_TYPE_', '') ?? 'RACE',
    mapId: event.mapId || null,
    routeId: event.routeId || null,
    accessExpression: event.accessExpression || null,
    rangeAccessLabel: event.rangeAccessLabel?.trim() || null,
    clubName,
    rulesSet: event.rulesSet,
    tags: event.tags,
    started: event.eventStart <= now,
    importUntil: importWindow(event.eventStart, eventSubgroups).until,
    eventSubgroups,
  };
}

function fromGameSubgroup(group: GameSubgroup, event: GameEvent, catalogue: CatalogueService): SubgroupFields {
  const routeId = group.routeId || event.routeId || null;
  const mapId = group.mapId || event.mapId || null;
  const { laps, distanceInMeters, durationInSeconds } = lengthOf(group, event);
  const route = catalogue.findRoute(routeId);
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
    ...fieldsOrDefaults(group, plainSubgroupFields),
    id: group.id,
    label: group.label,
    name: group.name?.trim() ?? '',
    description: group.description?.trim() ?? '',
    mapId,
    routeId,
    place: { world: route?.world ?? worldSlug(mapId), routeName: route?.name ?? null },
    laps,
    distanceInMeters,
    durationInSeconds,
    distanceSummary: summary && { distanceInKilometers: summary.distanceKm, elevationGainInMeters: summary.elevationM },
    eventSubgroupStart: group.eventSubgroupStart,
    rangeAccessLabel: group.rangeAccessLabel?.trim() || null,
    accessRules: group.accessRules,
    rulesSet: [...new Set([...event.rulesSet, ...group.rulesSet])],
    tags: group.tags,
    timeTrialOptions: group.timeTrialOptions ? fieldsOrDefaults(group.timeTrialOptions, timeTrialFields) : null,
    invitedLeaders: group.invitedLeaders,
    invitedSweepers: group.invitedSweepers,
  };
}

/** Returns the length of a group's ride: its own laps, distance or time, else those of the event. */
function lengthOf(group: GameSubgroup, event: GameEvent) {
  const source = group.laps || group.distanceInMeters || group.durationInSeconds ? group : event;
  return {
    laps: source.laps ?? 0,
    distanceInMeters: source.distanceInMeters ?? 0,
    durationInSeconds: source.durationInSeconds ?? 0,
  };
}
