import { worlds } from 'zwift-data';
import type { EventGroup, GameEvent } from '../world/gameEvent.ts';
import { GROUP_LABELS } from '../world/racePlan.ts';
import { gameDate } from './gameDate.ts';

const MINUTE = 60_000;
const TIME_TRIAL = { timeGapBetweenRowsMs: 15000, maxRows: 50, maxRidersPerRow: 10 };
const RULE_BITS: Readonly<Record<string, number>> = {
  NO_POWERUPS: 1,
  NO_DRAFTING: 2,
  NO_TT_BIKES: 4,
  LADIES_ONLY: 8,
  MEN_ONLY: 16,
  DISABLE_CONTROLLED_ROLLOUT: 32,
  SHOW_RACE_RESULTS: 64,
  REVERSE_ROUTE: 128,
  ALLOWS_LATE_JOIN: 256,
  TEST_BIT_10: 1024,
  ENFORCE_NO_ZPOWER: 2048,
  ONLY_ZPOWER: 4096,
  ENFORCE_HRM: 8192,
};

/** Numbers of sign-ups and joins; zeros in the public feed. */
export interface Counts {
  readonly signed: number;
  readonly joined: number;
}

/** Returns the id of a route's world. */
export function mapIdOf(event: GameEvent): number {
  return worlds.find(({ slug }) => slug === event.route.world)?.id ?? 1;
}

/** Formats a group of an event. */
export function groupJson(event: GameEvent, group: EventGroup, counts: Counts) {
  const start = event.start + group.delaySeconds * 1000;
  return {
    ...sharedJson(event),
    id: group.id,
    name: `${event.name} (${group.label})`,
    label: GROUP_LABELS.indexOf(group.label) + 1,
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

/** Returns the common JSON fields of an event and its groups. */
export function sharedJson(event: GameEvent) {
  return {
    name: event.name,
    description: event.description,
    rulesId: rulesIdOf(event.rules),
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

/** Returns the bit mask of a list of rules. */
export function rulesIdOf(rules: unknown): number {
  if (!Array.isArray(rules)) return 0;
  return rules.reduce<number>((bits, rule) => bits + (RULE_BITS[String(rule)] ?? 0), 0);
}

/** Returns the six counts of an event or group. */
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
