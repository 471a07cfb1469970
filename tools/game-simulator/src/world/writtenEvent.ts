import { routes } from 'zwift-data';
import type { EventDocument, GroupDocument } from './eventDocuments.ts';
import type { EventGroup, GameEvent } from './gameEvent.ts';
import { gameClubs } from './organizers.ts';
import { GROUP_LABELS } from './racePlan.ts';

/**
 * Converts a written document to an event that can be ridden, with its previous riders; `null` for a route that cannot.
 */
export function writtenEvent(document: EventDocument, before: GameEvent | null): GameEvent | null {
  const route = routes.find(({ id }) => id === document.routeId) ?? before?.route;
  if (!route) return null;
  const start = epochOf(document.eventStart);
  const { eventType, cullingType, microserviceEventVisibility: visibility } = document;
  return {
    id: document.id,
    name: textOf(document.name),
    description: textOf(document.description),
    organizer:
      Object.values(gameClubs).find(({ clubId }) => clubId === document.microserviceExternalResourceId) ?? null,
    finishProtocol: before?.finishProtocol ?? 'classicCommon',
    start,
    eventType: eventType === 'TIME_TRIAL' || eventType === 'GROUP_RIDE' ? eventType : 'RACE',
    route,
    length: lengthOf(document),
    rules: textsOf(document.rulesSet),
    tags: textsOf(document.tags),
    culling: cullingType === 'CULLING_SUBGROUP_ONLY' ? cullingType : 'CULLING_EVENT_ONLY',
    visibility: visibility === 'PUBLIC' || visibility === 'SHAREABLE' ? visibility : 'DEFINED_BY_RESOURCE_ID',
    accessExpression: textOf(document.accessExpression) || null,
    groups: document.eventSubgroups.map((group) => {
      const known = before?.groups.find(({ id }) => id === group.id);
      return groupOf(group, start, known?.entrants ?? []);
    }),
    knownTimes: before?.knownTimes ?? null,
    isSteady: before?.isSteady ?? false,
  };
}

function groupOf(group: GroupDocument, eventStart: number, entrants: EventGroup['entrants']): EventGroup {
  return {
    id: group.id,
    label: GROUP_LABELS[group.label - 1] ?? 'E',
    delaySeconds: Math.max(0, (epochOf(group.eventSubgroupStart, eventStart) - eventStart) / 1000),
    pace: [numberOf(group.fromPaceValue), numberOf(group.toPaceValue)],
    startLocation: numberOf(group.startLocation),
    leaders: numbersOf(group.invitedLeaders),
    sweepers: numbersOf(group.invitedSweepers),
    entrants,
  };
}

function lengthOf(document: EventDocument): GameEvent['length'] {
  const [first] = document.eventSubgroups;
  const source = first && (numberOf(first.laps) || numberOf(first.distanceInMeters)) ? first : document;
  const distanceInMeters = numberOf(source.distanceInMeters);
  return { laps: distanceInMeters > 0 ? 0 : Math.max(1, numberOf(source.laps)), distanceInMeters };
}

function epochOf(value: unknown, otherwise = 0): number {
  const epoch = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(epoch) ? otherwise : epoch;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}
