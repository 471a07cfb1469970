import * as z from 'zod/mini';
import { routeSummary } from './catalogue.ts';
import { event, team } from './event.ts';
import { gameId, groupLabel, measured, moment } from './values.ts';

/** One of the eleven intervals; `duration` in s. */
const bestEffort = z.object({ duration: z.int(), watts: measured, wattsKg: measured });

const profileData = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  imageSrc: z.nullable(z.string()),
  countryAlpha3: z.nullable(z.string()),
  age: z.nullable(z.int()),
  weightInGrams: measured,
  heightInCentimeters: measured,
  team: z.nullable(team),
  /** As known when this version of the protocol was written. */
  racingScore: z.nullable(z.number()),
});

/** One row of a race's protocol. Times and gaps in ms, speed in km/h. */
export const result = z
  .object({
    _id: z.string(),
    /** The rider whose name is shown: the main profile where the race was ridden from another. */
    profileId: gameId,
    subgroupLabel: groupLabel,
    /** The game's own rank inside its group. */
    rank: z.nullable(z.int()),
    /** The place in our protocol; 0 is out of the classification. */
    rankEvent: z.int(),
    profileData,
    activityData: z.object({
      activityId: z.nullable(z.string()),
      durationInMilliseconds: measured,
      segmentDistanceInMeters: z.nullable(z.number()),
      elevationInMeters: z.nullable(z.number()),
      calories: z.nullable(z.number()),
      endDate: z.nullable(moment),
    }),
    sensorData: z.object({
      avgWatts: measured,
      heartRateData: z.object({ avgHeartRate: measured }),
      powerType: z.nullable(z.string()),
      pairedSteeringDevice: z.nullable(z.boolean()),
    }),
    wattsPerKg: measured,
    speed: z.nullable(z.number()),
    normalizedPower: z.nullable(z.number()),
    variabilityIndex: z.nullable(z.number()),
    cpBestEfforts: z.array(bestEffort),
    /** Where the best efforts come from: our reading of the activity, or the game's own four. */
    cpSource: z.nullable(z.enum(['activity', 'game'])),
    scoreHistory: z.nullable(
      z.object({
        newScore: z.nullable(z.number()),
        previousScore: z.nullable(z.number()),
        scoreChangeType: z.nullable(z.string()),
      }),
    ),
    gap: z.nullable(z.int()),
    gapPrev: z.nullable(z.int()),
    isDisqualification: z.boolean(),
    disqualification: z.nullable(z.enum(['VIRTUAL_POWER', 'DSQ', 'OFF_RECORD', 'DNF'])),
    disqualificationDescription: z.nullable(z.string()),
    finishersCount: z.object({ category: z.int(), absolute: z.int() }),
    isLeader: z.boolean(),
    isSweeper: z.boolean(),
    /** Of series, teams and the rating: filled by their modules. */
    category: z.nullable(z.string()),
    finalCategory: z.nullable(z.string()),
    points: z.nullable(z.object({ zpruFinishPoints: z.nullable(z.number()) })),
  })
  .register(z.globalRegistry, { id: 'Result' });
export type Result = z.output<typeof result>;

const modifiedResults = z.object({
  hasModified: z.boolean(),
  moderators: z.array(
    z.object({
      moderator: z.nullable(z.string()),
      date: moment,
      action: z.object({
        property: z.string(),
        value: z.string(),
        rider: z.string(),
        message: z.nullable(z.string()),
      }),
    }),
  ),
});

/** The protocol of a race: one version, whole. */
export const raceResults = z
  .object({
    event: z.object({
      ...event.shape,
      results: z.array(result),
      modifiedResults,
      /** Counts up with every change of the protocol; 0 while nothing was imported. */
      version: z.int(),
      /** `false` while the race is still being watched for new finishers. */
      isFinal: z.boolean(),
    }),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'RaceResults' });
export type RaceResults = z.output<typeof raceResults>;
