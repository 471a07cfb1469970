import { courseOf } from '../simulation/course.ts';
import { averageWatts, criticalPower } from '../simulation/ride.ts';
import type { RaceRide } from '../world/world.ts';
import { raceActivityId } from './activityId.ts';
import { gameDate } from './gameDate.ts';
import { mapIdOf } from './groupJson.ts';
import { averageHeartRate } from './streamsJson.ts';

const WORLD_EPOCH = 1_414_016_074_400;

/** Formats a row of the race results; `place` counts from 1 within the group. Centimetres and grams. */
export function resultJson(row: RaceRide, place: number, winnerMs: number) {
  const { event, group, entrant, ride } = row;
  const durationMs = ride.durationMs ?? 0;
  return {
    profileId: entrant.rider.profileId,
    eventId: event.id,
    eventSubgroupId: group.id,
    rank: place,
    bibNumber: 0,
    activityData: activityData(row, durationMs),
    criticalP: {
      criticalP15Seconds: criticalPower(ride, 15),
      criticalP1Minute: criticalPower(ride, 60),
      criticalP5Minutes: criticalPower(ride, 300),
      criticalP20Minutes: criticalPower(ride, 1200),
    },
    profileData: profileData(row),
    sensorData: sensorData(row),
    ...(entrant.rider.sparseResults ? {} : { scoreHistory: scoreHistory(row, place) }),
    qualified: true,
    rankingValue: durationMs,
    rankingValueWinnerDifference: durationMs - winnerMs,
    lateJoin: entrant.lateSeconds > 0,
    flaggedCheating: false,
    flaggedSandbagging: false,
  };
}

function activityData({ event, entrant, ride, finishedAt }: RaceRide, durationMs: number) {
  const course = courseOf(event.route, event.length);
  return {
    activityId: raceActivityId(event.id, entrant.number),
    calories: Math.round((averageWatts(ride) * durationMs) / 1000 / 1000),
    durationInMilliseconds: durationMs,
    elevationInMeters: course.ascent,
    endDate: gameDate(finishedAt),
    endWorldTime: finishedAt - WORLD_EPOCH,
    mapId: mapIdOf(event),
    segmentDistanceInCentimeters: Math.round(course.length * 100),
    segmentDistanceInMeters: Math.round(course.length * 100) / 100,
    sport: 'CYCLING',
    timePenaltyMs: 0,
    worldId: 1,
  };
}

function profileData({ entrant: { rider } }: RaceRide) {
  return {
    firstName: rider.firstName,
    lastName: rider.lastName,
    gender: rider.male ? 'MALE' : 'FEMALE',
    heightInCentimeters: rider.heightCm,
    weightInGrams: rider.weightGrams,
    imageSrc: null,
    playerType: 'NORMAL',
  };
}

function sensorData({ entrant: { rider }, ride }: RaceRide) {
  return {
    avgWatts: averageWatts(ride),
    powerType: rider.virtualPower ? 'VIRTUAL_POWER' : 'SMART_TRAINER',
    pairedSteeringDevice: false,
    trainerDifficulty: 0.5,
    heartRateData: {
      avgHeartRate: Math.round(averageHeartRate(ride, rider)),
      heartRateMonitor: rider.heartRateStrap,
    },
  };
}

/** The most points that a race adds or takes. */
const mostPoints = 6;

/** The score of a rider does not follow from earlier races: the change is small, so that the history has no jumps. */
function scoreHistory({ entrant: { rider }, group }: RaceRide, place: number) {
  const middle = (group.entrants.length + 1) / 2;
  const share = middle > 1 ? (middle - place) / (middle - 1) : 0;
  const change = Math.round(share * mostPoints * 10) / 10;
  return {
    newScore: Math.round((rider.racingScore + change) * 10) / 10,
    previousScore: rider.racingScore,
    scoreChangeType: change > 0 ? 'INCREASE' : change < 0 ? 'DECREASE' : 'NO_CHANGE',
  };
}
