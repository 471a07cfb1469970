import type { GameEntry } from '../protocol/gameEntry.ts';
import type { MainProfile, Person } from '../protocol/person.ts';
import type { FinishProtocol, Rules } from '../protocol/rules.ts';
import { latestRulesVersion } from '../rulesVersion.ts';

/** 2026-11-28 19:30 in Moscow. */
export const EVENT_START = Date.UTC(2026, 10, 28, 16, 30);
export const MINUTE = 60_000;

/** Subgroup ids of the rules of `someRules`, by label. */
export const GROUP_ID = { A: 101, B: 102, C: 103, D: 104, E: 105 } as const;

export interface EntryFacts {
  group?: keyof typeof GROUP_ID | null;
  timeMs?: number | null;
  watts?: number | null;
  grams?: number | null;
  heartRate?: number | null;
  powerType?: string;
  didNotFinish?: boolean;
}

const metresOfRace = 16_220;
const fastestMetresPerMs = 0.02;

/** Returns the distance of a ride: that of the race, unless it was impossible in this time. */
export function metresIn(timeMs: number | null): number {
  return timeMs === null ? metresOfRace : Math.min(metresOfRace, Math.floor(timeMs * fastestMetresPerMs));
}

/** Builds a row as sent by the game. */
export function anEntry(profileId: number, facts: EntryFacts = {}): GameEntry {
  const { group = 'A', timeMs = 1_457_346, watts = 250, grams = 70_000, heartRate = 160 } = facts;
  return {
    profileId,
    eventId: 5_100_200,
    eventSubgroupId: group === null ? null : GROUP_ID[group],
    rank: 1,
    activityData: {
      activityId: `17959000000000${profileId}`,
      durationInMilliseconds: timeMs,
      endDate: '2026-11-28T17:05:46.000+0000',
      segmentDistanceInMeters: metresIn(timeMs),
      elevationInMeters: 129,
      calories: 412,
      sport: 'CYCLING',
    },
    criticalP: { criticalP15Seconds: 702, criticalP1Minute: 488, criticalP5Minutes: 361, criticalP20Minutes: 318 },
    profileData: { firstName: 'Rider', lastName: `No${profileId}`, gender: 'MALE', weightInGrams: grams },
    sensorData: {
      avgWatts: watts,
      powerType: facts.powerType ?? 'SMART_TRAINER',
      heartRateData: { avgHeartRate: heartRate, heartRateMonitor: heartRate !== 0 },
    },
    flaggedCheating: false,
    ...(facts.didNotFinish === undefined ? {} : { didNotFinish: facts.didNotFinish }),
  };
}

export function aPerson(profileId: number, facts: Partial<Person> = {}): Person {
  return { profileId, age: 37, countryAlpha3: 'rus', team: null, main: null, ...facts };
}

/** Builds a main profile of which only the id is known. */
export function aMain(profileId: number): MainProfile {
  return { profileId, firstName: '', lastName: '', imageSrc: null, countryAlpha3: null, age: null, team: null };
}

/** Builds the rules of five groups, strongest first off the line, starting the given minutes apart. */
export function someRules(kind: FinishProtocol, minutesApart = 0): Rules {
  const labels = ['A', 'B', 'C', 'D', 'E'] as const;
  return {
    rulesVersion: latestRulesVersion,
    kind,
    eventStart: EVENT_START,
    groups: labels.map((label, index) => ({
      id: GROUP_ID[label],
      label,
      start: EVENT_START + index * minutesApart * MINUTE,
    })),
  };
}
