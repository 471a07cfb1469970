import * as z from 'zod/mini';
import { gameId, moment } from '../values.ts';
import { riderProfile } from './schemas.ts';

/** The race of a best effort. */
const source = {
  /** Start of the ride. */
  date: moment,
  /** Name of the race. */
  name: z.string(),
  eventId: z.nullable(gameId),
};

/** Best of one interval in s, in W or W/kg; the weight is as of the race. */
const curvePoint = z.object({ duration: z.int(), value: z.number(), ...source });

/** Reasons to exclude a ride from the curve: estimated power, an explicit exclusion, or implausible values. */
export const LEFT_OUT_REASONS = ['virtualPower', 'banned', 'implausible'] as const;

/** Best powers of the last 90 days, W and W/kg separately; intervals without a ride are omitted. */
export const powerCurve = z
  .object({
    zwiftId: gameId,
    /** Start of the period in which rides count. */
    from: moment,
    updatedAt: moment,
    /** Empty with a hidden weight, which W and W/kg together would reveal. */
    pointsWatts: z.array(curvePoint),
    pointsWattsPerKg: z.array(curvePoint),
    leftOut: z.array(z.object({ ...source, reason: z.enum(LEFT_OUT_REASONS) })),
  })
  .register(z.globalRegistry, { id: 'PowerCurve' });
export type PowerCurveDto = z.output<typeof powerCurve>;

const effort = z.object({ watts: z.nullable(z.number()), wattsKg: z.nullable(z.number()), ...source });

/** Three best efforts of 90 days over one interval in s, best first, by W/kg and by W. */
const records = z.object({
  duration: z.int(),
  byWattsKg: z.array(effort),
  byWatts: z.array(effort),
  /** Rank by W/kg among riders of the category; `null` without either. */
  place: z.nullable(z.int()),
});

/** Best efforts of one race. */
const racePower = z.object({
  _id: z.string(),
  eventId: gameId,
  eventName: z.string(),
  eventStart: moment,
  isCounted: z.boolean(),
  cpBestEfforts: z.array(
    z.object({ duration: z.int(), watts: z.nullable(z.number()), wattsKg: z.nullable(z.number()) }),
  ),
});

/**
 * Requirements of the next category's FTP, both at the same time: W/kg and W over 20 minutes. W are `null` with a
 * hidden weight.
 */
const forecast = z.object({
  /** Category of the FTP derived from the best 20 minutes. */
  category: z.string(),
  next: z.string(),
  /** The best 20 minutes by W/kg. */
  watts: z.nullable(z.number()),
  wattsPerKg: z.number(),
  neededWatts: z.number(),
  neededWattsPerKg: z.number(),
  /** 0 if the condition is met. */
  missingWatts: z.nullable(z.number()),
  /** Rounded up to hundredths. */
  missingWattsPerKg: z.number(),
  /** W over 20 minutes that meet both at the rider's weight. */
  wattsToReach: z.nullable(z.int()),
});

export const riderPower = z
  .object({
    powerCurve: z.nullable(powerCurve),
    records: z.array(records),
    /** Every race with known power, newest first. */
    powerFromEvents: z.array(racePower),
    /** `null` without 20 minutes, and in the highest category. */
    forecast: z.nullable(forecast),
  })
  .register(z.globalRegistry, { id: 'RiderPower' });
export type RiderPower = z.output<typeof riderPower>;

/** An enabled channel of the rider. */
const profileStream = z.object({ platform: z.enum(['twitch', 'youtube']), url: z.url() });

export const profileData = z
  .object({
    profile: riderProfile,
    powerCurve: z.nullable(powerCurve),
    quantityRace: z.int(),
    /** `null` without one. */
    streams: z.nullable(z.array(profileStream)),
    /** The rider's current stream. */
    onAir: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'ProfileData' });
export type ProfileData = z.output<typeof profileData>;
