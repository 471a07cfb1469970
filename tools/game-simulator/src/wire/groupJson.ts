import { worlds } from 'zwift-data';
import type { EventGroup, GameEvent } from '../world/gameEvent.ts';
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
export interface Counts {
  readonly signed: number;
  readonly joined: number;
}

/** Id of the world a route lies in. */
export function mapIdOf(event: GameEvent): number {
  return worlds.find(({ slug }) => slug === event.route.world)?.id ?? 1;
}

/** A group of an event. */
export function groupJson(event: GameEvent, group: EventGroup, counts: Counts) {
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
export function sharedJson(event: GameEvent) {
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

/** The six counts of an event or group. */
export function totals(signed: number, joined: number) {
  return {
    followeeEntrantCount: 0,
    totalEntrantCount: joined,
    followeeSignedUpCount: 0,
    totalSignedUpCount: signed,
    followeeJoinedCount: 0,
    totalJoinedCount: joined,
  };
}
