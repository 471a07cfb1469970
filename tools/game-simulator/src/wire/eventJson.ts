import { worlds } from 'zwift-data';
import type { EventGroup, GameEvent } from '../world/gameEvent.ts';
import type { World } from '../world/world.ts';
import { gameDate } from './gameDate.ts';

const MINUTE = 60_000;
const LABELS = ['A', 'B', 'C', 'D', 'E'];
const TIME_TRIAL = { timeGapBetweenRowsMs: 15000, maxRows: 50, maxRidersPerRow: 10 };
const RULE_BITS: Readonly<Record<string, number>> = {
  NO_POWERUPS: 1,
  NO_DRAFTING: 2,
  NO_TT_BIKES: 4,
  LADIES_ONLY: 8,
  SHOW_RACE_RESULTS: 64,
};

/** How many riders signed and joined; the public feed tells zeros. */
interface Counts {
  readonly signed: number;
  readonly joined: number;
}

/** Id of the world a route lies in. */
export function mapIdOf(event: GameEvent): number {
  return worlds.find(({ slug }) => slug === event.route.world)?.id ?? 1;
}

/** An event with its groups as the game tells it; `withCounts` is false in the public feed. */
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

/** The secret part of the link to an event of club members. */
export function secretOf(event: GameEvent): string {
  return event.id.toString(36);
}

function groupJson(event: GameEvent, group: EventGroup, counts: Counts) {
  const start = event.start + group.delaySeconds * 1000;
  return {
    ...sharedJson(event),
    id: group.id,
    name: `${event.name} (${group.label})`,
    label: LABELS.indexOf(group.label) + 1,
    subgroupLabel: group.label,
    startLocation: group.startLocation,
    invitedLeaders: group.leaders,
    invitedSweepers: group.sweepers,
    paceType: 1,
    fromPaceValue: group.pace[0],
    toPaceValue: group.pace[1],
    fieldLimit: null,
    registrationStart: gameDate(start - 30 * MINUTE),
    registrationEnd: gameDate(start),
    lineUpStart: gameDate(start - 5 * MINUTE),
    lineUpEnd: gameDate(start),
    eventSubgroupStart: gameDate(start),
    signedUp: false,
    signupStatus: 0,
    registered: false,
    registrationStatus: 0,
    ...totals(counts.signed, counts.joined),
    accessValidationResult: null,
    accessRules: [],
  };
}

/** What an event and each of its groups tell alike. */
function sharedJson(event: GameEvent) {
  return {
    name: event.name,
    description: event.description,
    rulesId: event.rules.reduce((bits, rule) => bits + (RULE_BITS[rule] ?? 0), 0),
    rulesSet: event.rules,
    mapId: mapIdOf(event),
    routeId: event.route.id,
    routeUrl: null,
    laps: event.length.laps,
    distanceInMeters: event.length.distanceInMeters,
    durationInSeconds: 0,
    jerseyHash: null,
    bikeHash: null,
    workoutHash: null,
    customUrl: '',
    auxiliaryUrl: '',
    overrideMapPreferences: false,
    lateJoinInMinutes: null,
    timeTrialOptions: event.eventType === 'TIME_TRIAL' ? TIME_TRIAL : null,
    qualificationRuleIds: null,
    rangeAccessLabel: null,
    tags: [`timestamp=${event.start - 86_400_000}`, ...event.tags],
  };
}

function countsOf(world: World, event: GameEvent, group: EventGroup, counted: boolean): Counts {
  if (!counted) return { signed: 0, joined: 0 };
  const joined = world.hasStarted(event, group) ? group.entrants.filter(({ starts }) => starts).length : 0;
  return { signed: group.entrants.length, joined };
}

function totals(signed: number, joined: number) {
  return {
    followeeEntrantCount: 0,
    totalEntrantCount: joined,
    followeeSignedUpCount: 0,
    totalSignedUpCount: signed,
    followeeJoinedCount: 0,
    totalJoinedCount: joined,
  };
}

function sum<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
