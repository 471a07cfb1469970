import * as z from 'zod/mini';
import { team } from '../events/schemas.ts';
import { protocolRow } from '../results/schemas.ts';
import { gameId, gameIdText, groupLabel, hidden, moment } from '../values.ts';
import { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from './decisions.ts';
import { seriesSlugParams, stageLock } from './schemas.ts';

const category = z.nullable(z.enum(SERIES_CATEGORIES));
/** 0 means unranked. */
const rank = z.object({ category: z.int(), absolute: z.int() });
/** In ms; the leader has none. */
const gap = z.nullable(z.object({ toLeader: z.nullable(z.int()), toPrev: z.nullable(z.int()) }));
const gaps = z.object({ category: gap, absolute: gap });
const author = z.nullable(z.object({ username: z.string() }));

const { profileData, activityData, sensorData, wattsPerKg, cpBestEfforts, finishersCount } = protocolRow.shape;

/** Why a row is out of the classification; without a moderator if a rule of the series decided. */
const outOf = z.object({
  label: z.enum(SERIES_DISQUALIFICATIONS),
  reason: z.nullable(z.string()),
  moderator: author,
  modifiedAt: z.nullable(moment),
});

/** A row of a stage. Times in ms; `finishTime` includes penalties and common times. */
export const stageRow = z
  .object({
    _id: z.string(),
    profileId: gameId,
    /** The game account that rode. */
    zwiftId: z.nullable(gameId),
    /** The race in which it was ridden; `null` for a row added by a moderator. */
    eventId: z.nullable(gameId),
    subgroupLabel: z.nullable(groupLabel),
    category,
    categoryInRace: category,
    modifiedCategory: z.nullable(
      z.object({ value: category, modifiedAt: moment, moderator: author, reason: z.nullable(z.string()) }),
    ),
    rank: z.nullable(rank),
    gapsInCategories: z.nullable(gaps),
    finishTime: z.nullable(z.int()),
    timePenalty: z.array(
      z.object({
        timeInMilliseconds: z.int(),
        reason: z.nullable(z.string()),
        modifiedAt: moment,
        moderator: author,
      }),
    ),
    disqualification: z.nullable(outOf),
    finishTimeLimit: z.nullable(z.object({ isOutside: z.boolean(), exceededMilliseconds: z.int() })),
    /** Time of the bunch, shared by riders close to each other. */
    finishTimeClassification: z.nullable(z.object({ timeInMilliseconds: z.int(), gapToLeaderInMilliseconds: z.int() })),
    addedByModerator: z.boolean(),
    points: z.nullable(z.number()),
    profileData,
    activityData,
    sensorData,
    wattsPerKg,
    cpBestEfforts,
    finishersCount,
  })
  .register(z.globalRegistry, { id: 'StageRow' });
export type StageResultDto = z.output<typeof stageRow>;

export const stageResults = z
  .object({
    data: z.object({
      series: z.object({ name: z.string(), urlSlug: z.string() }),
      stage: z.object({
        order: z.int(),
        name: z.string(),
        eventStart: z.nullable(moment),
        lock: z.nullable(stageLock),
      }),
      results: z.array(stageRow),
      resultsUpdatedAt: z.nullable(moment),
      /** The latest manual change. */
      modified: z.object({
        hasModified: z.boolean(),
        moderators: z.array(z.object({ moderator: z.nullable(z.string()), date: moment })),
      }),
      /** Increments with every change; 0 while there are no results. */
      version: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'StageResults' });
export type StageResults = z.output<typeof stageResults>;

export const stageResultsParams = z.extend(seriesSlugParams, {
  stageOrder: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
});
/** `row`: the rider. */
export const stageHistoryQuery = z.object({ row: z.optional(gameIdText) });

/** The rider of a row of standings. */
const rider = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  imageSrc: z.nullable(z.string()),
  countryAlpha3: z.nullable(z.string()),
  age: z.nullable(z.int()),
  isAgeHidden: hidden,
  team: z.nullable(team),
});

/** A rider in the general classification. Times in ms. */
export const generalRow = z
  .object({
    profileId: gameId,
    profileData: rider,
    finalCategory: category,
    rank: z.nullable(rank),
    gapsInCategories: z.nullable(gaps),
    totalTimeInMilliseconds: z.nullable(z.int()),
    totalDistanceInMeters: z.nullable(z.number()),
    totalElevationInMeters: z.nullable(z.number()),
    totalCalories: z.nullable(z.number()),
    /**
     * Whether the calories are hidden: with a hidden weight they are, in the stages too, as they would reveal the
     * power.
     */
    areCaloriesHidden: hidden,
    totalFinishPoints: z.number(),
    stagesCompleted: z.int(),
    disqualification: z.nullable(
      z.object({
        label: z.enum(SERIES_DISQUALIFICATIONS),
        reason: z.nullable(z.string()),
        /** The stages that caused it. */
        stages: z.array(z.int()),
      }),
    ),
    /** The stages ridden. */
    stages: z.array(
      z.object({
        stageOrder: z.int(),
        category,
        durationInMilliseconds: z.nullable(z.int()),
        distanceInMeters: z.nullable(z.number()),
        elevationInMeters: z.nullable(z.number()),
        calories: z.nullable(z.number()),
        finishPoints: z.nullable(z.number()),
        raceRank: z.nullable(rank),
        /** In ms. */
        penalty: z.nullable(z.int()),
        /** Whether it is excluded from the total. */
        isDropped: z.boolean(),
        disqualification: z.nullable(
          z.object({ label: z.enum(SERIES_DISQUALIFICATIONS), reason: z.nullable(z.string()) }),
        ),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'GeneralRow' });
export type GeneralRow = z.output<typeof generalRow>;

const pointsRow = z.object({
  profileId: gameId,
  place: z.int(),
  points: z.number(),
  stages: z.array(z.object({ stageOrder: z.int(), points: z.number() })),
});
/** A rank by time among a subset of the riders. */
const timeRow = z.object({
  profileId: gameId,
  place: z.int(),
  totalTimeInMilliseconds: z.int(),
  /** Gap to the first; `null` for the first. */
  gapToLeader: z.nullable(z.int()),
});
const teamRow = z.object({
  team,
  place: z.int(),
  totalTimeInMilliseconds: z.int(),
  gapToLeader: z.nullable(z.int()),
  stages: z.array(z.object({ stageOrder: z.int(), timeInMilliseconds: z.int(), riders: z.array(gameId) })),
});

/** The other classifications; their riders are those of the general one's rows. */
export const classifications = z
  .object({
    points: z.array(pointsRow),
    women: z.array(timeRow),
    ages: z.array(z.object({ group: z.enum(['Snr', 'Mas', 'Vet', '50+', '60+']), rows: z.array(timeRow) })),
    teams: z.array(teamRow),
  })
  .register(z.globalRegistry, { id: 'Classifications' });
export type Classifications = z.output<typeof classifications>;

const standings = {
  series: z.object({ name: z.string(), urlSlug: z.string(), type: z.string() }),
  results: z.array(generalRow),
  /** Stages with results, in order. */
  stages: z.array(
    z.object({
      order: z.int(),
      name: z.string(),
      includeResults: z.boolean(),
      requiredForGeneral: z.boolean(),
    }),
  ),
  classifications,
  gcResultsUpdatedAt: z.nullable(moment),
  version: z.int(),
};

export const generalClassification = z
  .object({ data: z.object(standings) })
  .register(z.globalRegistry, { id: 'GeneralClassification' });
export type GeneralClassification = z.output<typeof generalClassification>;

/** Hypothetical standings; none of it is stored. */
export const whatIf = z
  .object({ data: z.object(standings), isOfficial: z.literal(false) })
  .register(z.globalRegistry, { id: 'WhatIf' });

const few = <Item>(item: RegExp, of: z.ZodMiniType<Item, string>) =>
  z.prefault(
    z.pipe(
      z.string().check(z.maxLength(400), z.regex(new RegExp(`^(?:(?:${item.source})(?:,(?:${item.source}))*)?$`))),
      z.pipe(
        z.transform((list: string) => (list === '' ? [] : list.split(','))),
        z.array(of).check(z.maxLength(20)),
      ),
    ),
    '',
  );

/** `without=3,4` excludes stages, `category=501:B` assigns a rider to a category. */
export const whatIfQuery = z.object({
  without: few(/\d{1,2}/, z.pipe(z.string(), z.transform(Number))),
  category: few(
    /[1-9]\d{0,14}:[A-Za-z]{1,5}/,
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((given: string) => {
          const [profileId = '', label = ''] = given.split(':');
          return { profileId: Number(profileId), category: label };
        }),
        z.object({ profileId: gameId, category: z.enum(SERIES_CATEGORIES) }),
      ),
    ),
  ),
});
export type WhatIfQuery = z.output<typeof whatIfQuery>;

/** A race of a catch-up series with its winner. Times and gaps in ms, speed in km/h. */
export const catchUpWin = z
  .object({
    eventId: gameId,
    eventStart: moment,
    groupLabel,
    profileId: gameId,
    rider,
    durationInMilliseconds: z.nullable(z.int()),
    speedKmh: z.nullable(z.number()),
    finishers: z.nullable(z.int()),
    /** Groups in the order of their starts; the first starts at 0. */
    startGaps: z.array(z.object({ groupLabel, gapInMilliseconds: z.int() })),
    world: z.nullable(z.string()),
    route: z.nullable(z.string()),
    laps: z.nullable(z.int()),
    distanceKm: z.nullable(z.number()),
    elevationM: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'CatchUpWin' });
export type CatchUpWinDto = z.output<typeof catchUpWin>;

/** Wins of a catch-up series, newest first. */
export const catchUp = z
  .object({ data: z.object({ wins: z.array(catchUpWin), resultsUpdatedAt: z.nullable(moment) }) })
  .register(z.globalRegistry, { id: 'CatchUp' });
export type CatchUp = z.output<typeof catchUp>;
