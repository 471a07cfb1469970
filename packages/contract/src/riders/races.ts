import { CP_DURATIONS } from '@otryv/race';
import * as z from 'zod/mini';
import { protocolRow } from '../results/schemas.ts';
import { cursor, gameId, groupLabel, moment, nextCursor, queryFlag, queryInteger } from '../values.ts';
import { powerColumns } from './intervals.ts';
import { powerCurve } from './power.ts';
import { riderProfile, riderSummary } from './schemas.ts';

const race = { eventId: gameId, eventName: z.string(), eventStart: moment };

/** A row of a protocol with its race. */
export const riderResult = z
  .object({ ...protocolRow.shape, ...race })
  .register(z.globalRegistry, { id: 'RiderResult' });
export type RiderResult = z.output<typeof riderResult>;

const resultColumns = ['date', ...powerColumns(CP_DURATIONS)] as const;
export type ResultColumn = (typeof resultColumns)[number];

/** `columnName`: the date of the race, or an interval as `cp-watts-300` or `cp-wattsKg-300`. `isRasing`: ascending. */
export const riderResultsQuery = z.object({
  zwiftId: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.pipe(z.transform(Number), gameId)),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
  columnName: z.prefault(z.enum(resultColumns), 'date'),
  isRasing: z.prefault(queryFlag, 'false'),
});
export type RiderResultsQuery = z.output<typeof riderResultsQuery>;

/** `max` marks the best of all the rider's races. */
export const riderResults = z
  .object({ userResults: z.array(riderResult), quantityPages: z.int(), quantityResults: z.int(), nextCursor })
  .register(z.globalRegistry, { id: 'RiderResults' });
export type RiderResults = z.output<typeof riderResults>;

export const winsQuery = z.object({ page: queryInteger(1, 100_000, 1), docsOnPage: queryInteger(1, 100, 20), cursor });

/** Races that a rider won, newest first. Times in ms. */
export const riderWins = z
  .object({
    data: z.array(
      z.object({
        ...race,
        subgroupLabel: groupLabel,
        durationInMilliseconds: z.nullable(z.number()),
        /** Riders in the classification that was won. */
        finishers: z.int(),
        watts: z.nullable(z.number()),
        wattsPerKg: z.nullable(z.number()),
      }),
    ),
    quantityPages: z.int(),
    nextCursor,
    medals: z.object({ gold: z.int(), silver: z.int(), bronze: z.int() }),
  })
  .register(z.globalRegistry, { id: 'RiderWins' });
export type RiderWins = z.output<typeof riderWins>;

/**
 * `riders`: two to four game ids, as in `?riders=7,8`. `days`: common races of the last so many days; of all time if
 * omitted.
 */
export const compareQuery = z.object({
  riders: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){1,3}$/)),
    z.pipe(
      z.transform((text: string) => text.split(',').map(Number)),
      z.array(gameId).check(z.refine((ids) => new Set(ids).size === ids.length)),
    ),
  ),
  days: z.optional(z.pipe(z.enum(['90', '365']), z.transform(Number))),
});
export type CompareQuery = z.output<typeof compareQuery>;

/** A rider's finish in a common race. */
const side = z.object({
  /** 0 is out of the classification. */
  place: z.int(),
  subgroupLabel: groupLabel,
  durationInMilliseconds: z.nullable(z.number()),
  disqualification: z.nullable(z.string()),
});

const comparedRider = z.object({
  profile: riderProfile,
  powerCurve: z.nullable(powerCurve),
  quantityRace: z.int(),
  /** Number of counted races in which this rider was ahead. */
  ahead: z.int(),
});

/** Riders in the order of the query. */
export const comparison = z
  .object({
    riders: z.array(comparedRider),
    /** Newest first, 200 at most. */
    races: z.array(
      z.object({
        ...race,
        distanceInMeters: z.nullable(z.number()),
        elevationInMeters: z.nullable(z.number()),
        /** In the order of the riders; `null` for an absent rider. */
        sides: z.array(z.nullable(side)),
        /**
         * Why no rider is ahead: fewer than two have a place, or their groups were ranked separately; `null` in a race
         * that counts.
         */
        uncounted: z.nullable(z.enum(['notRanked', 'otherGroup'])),
        /** Index of the rider ahead in `riders`; `null` for equal times and a race that does not count. */
        aheadAt: z.nullable(z.int()),
        /** Lead in ms over the next rider; `null` in a race that does not count. */
        leadMs: z.nullable(z.int()),
      }),
    ),
    /** Number of races of at least two of the riders, including those that do not count. */
    quantityCommon: z.int(),
    quantityCounted: z.int(),
    /**
     * Median lead of the first of two riders in ms, below 0 if behind; `null` for more riders and without counted
     * races.
     */
    typicalLeadMs: z.nullable(z.int()),
    /** The first upcoming race that all are signed up for. */
    next: z.nullable(z.object(race)),
  })
  .register(z.globalRegistry, { id: 'Comparison' });
export type Comparison = z.output<typeof comparison>;

/** Suggested riders to compare with: those with most common races, then the closest by racing score. */
export const rivals = z
  .object({
    data: z.array(z.object({ ...riderSummary.shape, category: z.nullable(z.string()), commonRaces: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Rivals' });
export type Rivals = z.output<typeof rivals>;
