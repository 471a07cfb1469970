import * as z from 'zod/mini';
import { gameId, moment } from '../values.ts';
import { riderProfile } from './schemas.ts';

/** The race in which a best effort was. */
const source = {
  /** The start of the ride. */
  date: moment,
  /** The name of the race. */
  name: z.string(),
  eventId: z.nullable(gameId),
};

/** The best of one interval in s; W or W/kg, the weight being that of the race. */
const curvePoint = z.object({ duration: z.int(), value: z.number(), ...source });

/** Why a ride is not in the curve: its power was estimated, it was taken out of the curves, or no rider can ride so. */
export const LEFT_OUT_REASONS = ['virtualPower', 'banned', 'implausible'] as const;

/** The best powers of the last 90 days, W and W/kg apart; an interval that was not ridden is left out. */
export const powerCurve = z
  .object({
    zwiftId: gameId,
    /** From when on rides count. */
    from: moment,
    updatedAt: moment,
    /** Empty with a hidden weight, which W and W/kg together give away. */
    pointsWatts: z.array(curvePoint),
    pointsWattsPerKg: z.array(curvePoint),
    leftOut: z.array(z.object({ ...source, reason: z.enum(LEFT_OUT_REASONS) })),
  })
  .register(z.globalRegistry, { id: 'PowerCurve' });
export type PowerCurveDto = z.output<typeof powerCurve>;

const effort = z.object({ watts: z.nullable(z.number()), wattsKg: z.nullable(z.number()), ...source });

/** Three best efforts of 90 days over one interval in s, the best first, by W/kg and by W. */
const records = z.object({
  duration: z.int(),
  byWattsKg: z.array(effort),
  byWatts: z.array(effort),
  /** The place by W/kg among the riders of the category; `null` without either. */
  place: z.nullable(z.int()),
});

/** The best efforts of one race. */
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

/** What the FTP of the next category asks for, both at once: W/kg and W over 20 minutes. W are `null` with a hidden weight. */
const forecast = z.object({
  /** The category of the FTP that the best 20 minutes make. */
  category: z.string(),
  next: z.string(),
  /** The best 20 minutes by W/kg. */
  watts: z.nullable(z.number()),
  wattsPerKg: z.number(),
  neededWatts: z.number(),
  neededWattsPerKg: z.number(),
  /** 0 where the condition is met. */
  missingWatts: z.nullable(z.number()),
  /** To the next hundredth up. */
  missingWattsPerKg: z.number(),
  /** W over 20 minutes at the rider's weight that meet both. */
  wattsToReach: z.nullable(z.int()),
});

export const riderPower = z
  .object({
    powerCurve: z.nullable(powerCurve),
    records: z.array(records),
    /** Every race with known power, the newest first. */
    powerFromEvents: z.array(racePower),
    /** `null` without 20 minutes, and in the highest category. */
    forecast: z.nullable(forecast),
  })
  .register(z.globalRegistry, { id: 'RiderPower' });
export type RiderPower = z.output<typeof riderPower>;

/** A channel of the rider that is enabled. */
const profileStream = z.object({ platform: z.enum(['twitch', 'youtube']), url: z.url() });

export const profileData = z
  .object({
    profile: riderProfile,
    powerCurve: z.nullable(powerCurve),
    quantityRace: z.int(),
    /** `null` without one. */
    streams: z.nullable(z.array(profileStream)),
    /** The stream that is on air now. */
    onAir: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'ProfileData' });
export type ProfileData = z.output<typeof profileData>;
