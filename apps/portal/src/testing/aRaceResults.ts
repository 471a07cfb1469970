import type { RaceResults, ResultDto } from '@otryv/contract';
import { anEvent, aRoute, aSignedRider } from './anEvent.ts';

const winnerMs = 1_457_346;
const gapMs = 871;
const measured = (value: number | null) => ({ value, addition: '' as const });

/** Creates a finisher of an invented race; the first is the winner. */
export function aResult(at = 0, changes: Partial<ResultDto> = {}): ResultDto {
  const { firstName, lastName, male, countryAlpha3, age, racingScore, subgroupLabel } = aSignedRider(at);
  return {
    _id: `401.${1000 + at}`,
    profileId: 9000 + at,
    subgroupLabel,
    rank: Math.floor(at / 4) + 1,
    rankEvent: at + 1,
    profileData: {
      firstName,
      lastName,
      gender: male ? 'MALE' : 'FEMALE',
      imageSrc: null,
      countryAlpha3,
      age,
      weightInGrams: measured(72_400 + at * 350),
      heightInCentimeters: measured(178 + at),
      team: null,
      racingScore,
    },
    activityData: {
      activityId: String(70_000 + at),
      durationInMilliseconds: measured(winnerMs + at * gapMs),
      segmentDistanceInMeters: 31_800,
      elevationInMeters: 642,
      calories: 610 + at * 3,
      endDate: null,
    },
    sensorData: {
      avgWatts: measured(312 - at),
      heartRateData: { avgHeartRate: measured(at % 4 === 3 ? null : 171 - at) },
      powerType: 'POWER_METER',
      pairedSteeringDevice: false,
    },
    wattsPerKg: measured(4.31 - at / 100),
    speed: 40.1 - at / 50,
    normalizedPower: 320 - at,
    variabilityIndex: 1.03 + at / 100,
    cpBestEfforts: [{ duration: 300, watts: measured(380 - at), wattsKg: measured(5.25 - at / 100) }],
    cpSource: 'activity',
    scoreHistory: null,
    gap: at * gapMs,
    gapPrev: at === 0 ? null : gapMs,
    isDisqualification: false,
    disqualification: null,
    disqualificationDescription: null,
    finishersCount: { category: 0, absolute: 0 },
    isLeader: false,
    isSweeper: false,
    category: null,
    finalCategory: null,
    points: null,
    ...changes,
  };
}

/** Creates a rider with a DNF. */
export function aDnf(at: number): ResultDto {
  const { activityData } = aResult(at);
  return aResult(at, {
    rankEvent: 0,
    gap: null,
    gapPrev: null,
    isDisqualification: true,
    disqualification: 'DNF',
    activityData: { ...activityData, durationInMilliseconds: measured(null) },
  });
}

/** Creates the final protocol of an invented race. */
export function aRaceResults(results: ResultDto[], changes: Partial<RaceResults['event']> = {}): RaceResults {
  return {
    event: {
      ...anEvent({ id: 401, name: 'Четверговая гонка', eventStart: '2026-11-19T16:30:00.000Z' }),
      started: true,
      hasResults: true,
      updated: '2026-11-19T17:12:00.000Z',
      results,
      modifiedResults: { hasModified: false, moderators: [] },
      version: 1,
      isFinal: true,
      ...changes,
    },
    routes: [aRoute],
  };
}

type ProtocolState = NonNullable<RaceResults['event']['protocol']>;

export const provisionalState: ProtocolState = {
  state: 'provisional',
  protestsFrom: null,
  protestsUntil: '2026-11-22T16:58:00.000Z',
  officialSince: null,
  officialBy: null,
  lock: null,
};

export const officialState: ProtocolState = {
  ...provisionalState,
  state: 'official',
  protestsUntil: '2026-11-20T10:00:00.000Z',
  officialSince: '2026-11-20T10:00:00.000Z',
};
