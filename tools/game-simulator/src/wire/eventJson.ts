import type { EventGroup, GameEvent } from '../world/gameEvent.ts';
import type { World } from '../world/world.ts';
import { gameDate } from './gameDate.ts';
import { type Counts, groupJson, sharedJson, totals } from './groupJson.ts';

/** Formats an event with its groups in the game's JSON; `withCounts` is false in the public feed. */
export function eventJson(world: World, event: GameEvent, withCounts: boolean) {
  const groups = event.groups.map((group) => groupJson(event, group, countsOf(world, event, group, withCounts)));
  const clubOnly = event.visibility === 'DEFINED_BY_RESOURCE_ID';
  return {
    ...sharedJson(event),
    id: event.id,
    worldId: 1,
    shortName: null,
    shortDescription: null,
    imageUrl: `https://cdn.zwift.com/static/zc/EVENT/${event.route.slug}.png`,
    visible: true,
    eventStart: gameDate(event.start),
    privateEvent: false,
    invisibleToNonParticipants: true,
    ...totals(sum(groups, 'totalSignedUpCount'), sum(groups, 'totalJoinedCount')),
    eventSubgroups: groups,
    eventSeries: null,
    imageS3Name: null,
    imageS3Bucket: null,
    sport: 'CYCLING',
    cullingType: event.culling,
    recurring: false,
    recurringOffset: null,
    publishRecurring: false,
    parentId: null,
    type: `EVENT_TYPE_${event.eventType}`,
    restricted: false,
    unlisted: clubOnly,
    eventSecret: clubOnly ? secretOf(event) : null,
    accessExpression: event.accessExpression,
    microserviceName: event.organizer ? 'clubs' : null,
    microserviceExternalResourceId: event.organizer?.clubId ?? null,
    microserviceEventVisibility: event.visibility,
    partnerClientId: null,
    minGameVersion: null,
    recordable: false,
    imported: false,
    eventTemplateId: 100,
    categoryEnforcement: event.accessExpression !== null,
    eventType: event.eventType,
  };
}

/** Returns the secret part of the link to an event of club members. */
export function secretOf(event: GameEvent): string {
  return event.id.toString(36);
}

function countsOf(world: World, event: GameEvent, group: EventGroup, counted: boolean): Counts {
  if (!counted) return { signed: 0, joined: 0 };
  const joined = world.hasStarted(event, group) ? group.entrants.filter(({ starts }) => starts).length : 0;
  return { signed: group.entrants.length, joined };
}

function sum<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
