import * as z from 'zod/mini';
import { team } from '../events/schemas.ts';
import { bestEffort } from '../results/schemas.ts';
import {
  cursor,
  gameId,
  gameIdText,
  hidden,
  measured,
  moment,
  nextCursor,
  queryFlag,
  queryInteger,
} from '../values.ts';
import { powerColumns } from './intervals.ts';

export const RIDER_CATEGORIES = ['A+', 'A', 'B', 'C', 'D', 'E'] as const;

/** The rider of an address, by the main or an additional game id. */
export const profileParams = z.object({ zwiftId: gameIdText });

/** The rider whose power curve to rebuild. */
export const curveRebuild = z.strictObject({ zwiftId: gameId });

/** Minimal data to name and link a rider. */
export const riderSummary = z
  .object({
    zwiftId: gameId,
    firstName: z.string(),
    lastName: z.string(),
    male: z.boolean(),
    imageSrc: z.nullable(z.string()),
    countryAlpha3: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'RiderSummary' });
export type RiderSummary = z.output<typeof riderSummary>;

/** 95 % of the best 20 minutes of 90 days. */
const ftp = z.object({ watts: measured, wattsKg: measured });

const medals = z.object({ gold: z.int(), silver: z.int(), bronze: z.int() });

/** A rider with the figures of a list. */
export const riderFields = {
  ...riderSummary.shape,
  age: z.nullable(z.int()),
  /** mm */
  height: z.nullable(z.number()),
  /** g */
  weight: z.nullable(z.number()),
  /** Hidden values are `null`. */
  isAgeHidden: hidden,
  isHeightHidden: hidden,
  isWeightHidden: hidden,
  competitionMetrics: z.nullable(
    z.object({
      racingScore: z.nullable(z.number()),
      category: z.nullable(z.string()),
      categoryWomen: z.nullable(z.string()),
    }),
  ),
  /** Change over 30 days; `null` without a score 30 days ago. */
  racingScoreChange: z.nullable(z.number()),
  /** The displayed category: women have their own. */
  category: z.nullable(z.string()),
  ftp: z.nullable(ftp),
  team: z.nullable(team),
  /** Number of protocol rows, including those without a finish. */
  totalEvents: z.int(),
  medals,
};

/** A row of the list of riders. */
export const listedRider = z
  .object({
    ...riderFields,
    /** Position in the whole sorted and filtered list, from 1. */
    sequenceNumber: z.int(),
    /** Best of 90 days; `null` without rides with measured power. */
    cpBestEfforts: z.nullable(z.array(bestEffort)),
    /** The rider's current stream. */
    onAir: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'ListedRider' });
export type ListedRider = z.output<typeof listedRider>;

export const RIDER_COLUMNS = [
  'totalEvents',
  'racingScore',
  'racingScoreChange',
  'ftp',
  'weight',
  'height',
  'age',
  'medals',
] as const;
export const LISTED_INTERVALS = [5, 15, 60, 300, 1200, 2400] as const;

const listedColumns = [...RIDER_COLUMNS, ...powerColumns(LISTED_INTERVALS)] as const;
export type ListedColumn = (typeof listedColumns)[number];

const plainInterval = new RegExp(`^(?:${LISTED_INTERVALS.join('|')})$`);

/**
 * `columnName`: a column, or an interval as `cp-watts-300` or `cp-wattsKg-300`; `300` alone is in W/kg. `isRasing`:
 * ascending. `search`: words of the name, or a whole game id. Medals are ordered by gold, then silver, then bronze.
 * Unknown values are last in both orders.
 */
export const ridersQuery = z.object({
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
  search: z.prefault(z.string().check(z.maxLength(100)), ''),
  columnName: z.pipe(
    z.prefault(z.string().check(z.maxLength(20)), 'totalEvents'),
    z.pipe(
      z.transform((name: string) => (plainInterval.test(name) ? `cp-wattsKg-${name}` : name)),
      z.enum(listedColumns),
    ),
  ),
  isRasing: z.prefault(queryFlag, 'false'),
  category: z.prefault(z.enum(['All', ...RIDER_CATEGORIES]), 'All'),
  male: z.optional(queryFlag),
  /** Whether to return only riders who are live. */
  onAir: z.prefault(queryFlag, 'false'),
});
export type RidersQuery = z.output<typeof ridersQuery>;

export const riders = z
  .object({
    riders: z.array(listedRider),
    currentPage: z.int(),
    quantityPages: z.int(),
    /** Number of matching riders on all pages. */
    quantityRiders: z.int(),
    nextCursor,
    /** Highest racing score of all matches, if the list begins with it; `null` in any other order. */
    leadingScore: z.nullable(z.number()),
    /** Number of live riders, regardless of filters. */
    quantityOnAir: z.int(),
    /** Number of riders in each category, regardless of filters; `null` is no category. */
    categories: z.array(z.object({ category: z.nullable(z.string()), male: z.int(), female: z.int() })),
    /** Time when the riders were last read from the game; `null` before the first read. */
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Riders' });
export type Riders = z.output<typeof riders>;

export const riderProfile = z
  .object({ ...riderFields, bio: z.nullable(z.string()) })
  .register(z.globalRegistry, { id: 'RiderProfile' });
export type RiderProfile = z.output<typeof riderProfile>;

/** The rider's accounts in the game; results of additional ones count as the rider's too. */
export const zwiftProfiles = z
  .object({ zwiftProfileMain: riderSummary, zwiftProfilesAdditional: z.array(riderSummary) })
  .register(z.globalRegistry, { id: 'ZwiftProfiles' });

export const metricsQuery = z.object({
  /** 90 days, or a year. */
  days: z.prefault(z.pipe(z.enum(['90', '365']), z.transform(Number)), '90'),
});

/** One day of a rider, by the Moscow calendar; `null` for values not read that day, or hidden. */
const metric = z.object({
  date: moment,
  racingScore: z.nullable(z.number()),
  weightInGrams: z.nullable(z.number()),
  heightInCentimeters: z.nullable(z.number()),
});

export const riderMetrics = z
  .object({
    zwiftId: gameId,
    isWeightHidden: hidden,
    isHeightHidden: hidden,
    /** Every day from the first with data, oldest first. */
    data: z.array(metric),
  })
  .register(z.globalRegistry, { id: 'RiderMetrics' });
export type RiderMetrics = z.output<typeof riderMetrics>;
