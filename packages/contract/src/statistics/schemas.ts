import * as z from 'zod/mini';
import { riderSummary } from '../riders/schemas.ts';
import { gameId, moment } from '../values.ts';

/** Periods of riders in events: a year by months, 13 weeks, 30 days; the id in an address is their length in ms. */
export const EVENT_PERIODS = { year: '31536000000', quarter: '7862400000', month: '2592000000' } as const;
/** Intervals of leaders, in s. */
export const LEADER_INTERVALS = [15, 60, 300, 1200] as const;
export const AGE_LABELS = ['Senior', 'Master', 'Veteran', '50+', '60+', ''] as const;

export const eventsPeriodParams = z.object({
  id: z.enum([EVENT_PERIODS.year, EVENT_PERIODS.quarter, EVENT_PERIODS.month]),
});

/** `zone`: determines the calendar of months, weeks and days. */
export const eventsPeriodQuery = z.object({
  zone: z.prefault(z.string().check(z.maxLength(50), z.refine(isTimeZone)), 'Europe/Moscow'),
});

function isTimeZone(zone: string): boolean {
  try {
    // biome-ignore lint/plugin: It formats nothing.
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const counts = { male: z.int(), female: z.int() };

/** Riders on the start lists of protocols. */
export const ridersInEvents = z
  .object({
    data: z.object({
      step: z.enum(['month', 'week', 'day']),
      /** Oldest first: 12 months, 12 weeks, 30 days; the last is the current one. */
      periods: z.array(z.object({ from: moment, ...counts, events: z.int() })),
      /**
       * Totals of the whole period; a rider with several accounts counts once, and `male` and `female` count riders.
       */
      totals: z.object({ riders: z.int(), starts: z.int(), finishes: z.int(), events: z.int(), ...counts }),
      /** Races by type, most frequent first; `null` without one. */
      types: z.array(z.object({ typeRaceCustom: z.nullable(z.string()), events: z.int() })),
      updatedAt: z.nullable(moment),
    }),
  })
  .register(z.globalRegistry, { id: 'RidersInEvents' });
export type RidersInEvents = z.output<typeof ridersInEvents>;

export const leadersParams = z.object({ id: z.enum(['male', 'female']) });

const leader = {
  zwiftId: gameId,
  /** s */
  interval: z.int(),
  /** Start of the ride, and name of its race. */
  eventStart: moment,
  eventName: z.string(),
  eventId: z.nullable(gameId),
  rider: riderSummary,
};

/** Top ten of each interval, strongest first; without estimated power and banned riders. */
export const leaders = z
  .object({
    maxWattsWithProfile: z.array(z.object({ ...leader, watts: z.number() })),
    maxWattsPerKgWithProfile: z.array(z.object({ ...leader, wattsPerKg: z.number() })),
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'IntervalLeaders' });
export type IntervalLeaders = z.output<typeof leaders>;

/** FTP is 95 % of the best 20 minutes in W/kg, truncated to tenths; ascending. */
export const ftpHistogram = z
  .object({
    data: z.array(z.object({ ftp: z.number(), quantityMale: z.int(), quantityFemale: z.int() })),
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'FtpHistogram' });

/** Below 30, 30 to 39, 40 to 49, 50 to 59, 60 and above, unknown or hidden. */
export const ageHistogram = z
  .object({ data: z.array(z.object({ label: z.enum(AGE_LABELS), value: z.int() })), updatedAt: z.nullable(moment) })
  .register(z.globalRegistry, { id: 'AgeHistogram' });

const scoreBar = z.object({ scoreRange: z.int(), value: z.int() });

/** Scores by upper bound: 180 counts those above 170 up to 180; from 10 to the highest, including 0. */
export const racingScoreHistogram = z
  .object({
    maleRacingScore: z.array(scoreBar),
    femaleRacingScore: z.array(scoreBar),
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'RacingScoreHistogram' });
