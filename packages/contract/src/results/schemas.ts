import { JUDGED_FIGURES } from '@otryv/race';
import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { event, team } from '../events/schemas.ts';
import { gameId, groupLabel, hidden, measured, moment, queryInteger } from '../values.ts';
import { protocolState } from './decisions.ts';

/** One of the eleven intervals; `duration` in s. */
export const bestEffort = z.object({ duration: z.int(), watts: measured, wattsKg: measured });

const profileData = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  imageSrc: z.nullable(z.string()),
  countryAlpha3: z.nullable(z.string()),
  age: z.nullable(z.int()),
  isAgeHidden: hidden,
  weightInGrams: measured,
  heightInCentimeters: measured,
  team: z.nullable(team),
  /** As of the import. */
  racingScore: z.nullable(z.number()),
});

/** One row of a race's protocol. Times and gaps in ms, speed in km/h. */
export const protocolRow = z
  .object({
    _id: z.string(),
    /** The displayed rider: the main profile if the result is from an additional account. */
    profileId: gameId,
    subgroupLabel: groupLabel,
    /** Whether the group is unknown, whatever else puts the rider out; the label then means nothing. */
    hasNoGroup: z.optional(z.literal(true)),
    /** The game's own rank within its group. */
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
    /** Hidden together with the average power. */
    normalizedPower: z.nullable(z.number()),
    variabilityIndex: z.nullable(z.number()),
    cpBestEfforts: z.array(bestEffort),
    /** Source of the best efforts: our reading of the activity, or the game's own four. */
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
    /**
     * NO_GROUP: the game sent a group that the event lacks, and no decision sets one. SECOND_ACCOUNT: the person has a
     * better finish with another account. IMPLAUSIBLE_TIME: the time is too short for the distance, and no moderator
     * has accepted it.
     */
    disqualification: z.nullable(
      z.enum(['VIRTUAL_POWER', 'DSQ', 'OFF_RECORD', 'DNF', 'NO_GROUP', 'SECOND_ACCOUNT', 'IMPLAUSIBLE_TIME']),
    ),
    disqualificationDescription: z.nullable(z.string()),
    finishersCount: z.object({ category: z.int(), absolute: z.int() }),
    isLeader: z.boolean(),
    isSweeper: z.boolean(),
    /** The group actually ridden by a rider whom a decision ranks in another; otherwise `null`. */
    category: z.nullable(groupLabel),
    /** The group in which a decision ranks the rider; `null` without one. */
    finalCategory: z.nullable(groupLabel),
    points: z.nullable(z.object({ zpruFinishPoints: z.nullable(z.number()) })),
  })
  .register(z.globalRegistry, { id: 'ProtocolRow' });
export type ResultDto = z.output<typeof protocolRow>;

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

/** One complete version of a race's protocol. */
export const raceResults = z
  .object({
    event: z.object({
      ...event.shape,
      results: z.array(protocolRow),
      modifiedResults,
      /** Increments with every change of the protocol; 0 before the first import. */
      version: z.int(),
      /** `false` while the race is still monitored for new finishers. */
      isFinal: z.boolean(),
      /** Missing in versions written before states existed. */
      protocol: z.optional(protocolState),
    }),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'RaceResults' });
export type RaceResults = z.output<typeof raceResults>;

/** Rows of riders who hide figures, including those figures. */
export const hiddenResults = z
  .object({ data: z.array(protocolRow) })
  .register(z.globalRegistry, { id: 'HiddenResults' });

/** Accounts in a protocol that now belong to a person who is named differently there. */
export const linkedAccounts = z
  .object({
    data: z.array(
      z.object({
        /** The account that raced. */
        profileId: gameId,
        name: z.string(),
        /** The account that represents the person. */
        mainProfileId: gameId,
        mainName: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'LinkedAccounts' });
export type LinkedAccounts = z.output<typeof linkedAccounts>;

export const linksApplied = z
  .object({ message: z.string(), eventId: gameId })
  .register(z.globalRegistry, { id: 'LinksApplied' });

const judgedFigure = {
  /** The account that raced. */
  profileId: gameId,
  figure: z.enum(JUDGED_FIGURES),
  /** Interval of a best effort in s; 0 for every other figure. */
  duration: z.int(),
  /** ms, g, cm, bpm, W or W/kg */
  value: z.number(),
};

export const implausibleQuery = z.object({ page: queryInteger(1, 100_000, 1), docsOnPage: queryInteger(1, 100, 20) });
export type ImplausibleQuery = z.output<typeof implausibleQuery>;

/** Physically impossible values of a race; those without `accepted` are excluded from records and rankings. */
export const implausibleFigures = z
  .object({
    data: z.array(
      z.object({
        ...judgedFigure,
        name: z.string(),
        /** The exceeded limit. */
        limit: z.number(),
        accepted: z.nullable(z.object({ author: z.string(), at: moment })),
      }),
    ),
    quantity: z.int(),
    currentPage: z.int(),
    quantityPages: z.int(),
  })
  .register(z.globalRegistry, { id: 'ImplausibleFigures' });
export type ImplausibleFigures = z.output<typeof implausibleFigures>;

/** `value` is the one that the moderator judged: a different one is not accepted by it. */
export const acceptanceDraft = z.strictObject({ ...judgedFigure, isAccepted: z.boolean() });
export type AcceptanceDraft = z.output<typeof acceptanceDraft>;

export const acceptanceSet = z
  .object({ message: z.string(), eventId: gameId })
  .register(z.globalRegistry, { id: 'AcceptanceSet' });

export const importDraft = z.strictObject({ eventId: gameId });

/** Result of a manual import. */
export const imported = z
  .object({
    message: z.string(),
    data: z.object({
      finishers: z.int(),
      unfinished: z.int(),
      /** Whether it created a new version. */
      changed: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'ResultsImported' });
