import * as z from 'zod/mini';
import { gameId, gameIdText, moment, objectId } from '../values.ts';

/** Reasons to exclude a rider from the lists of leaders. */
export const BAN_CODES = [
  'IMPERSONATION',
  'FAKE_RIDER',
  'POWER_MANIPULATION',
  'WEIGHT_MANIPULATION',
  'STICKY_WATTS',
  'UNFAIR_ASSISTANCE',
  'CHEATING',
  'NON_REGULAR_PARTICIPANT',
] as const;
export type BanCode = (typeof BAN_CODES)[number];

export const bannedRiderParams = z.object({ zwiftId: gameIdText });

const riderBan = z.object({
  code: z.enum(BAN_CODES),
  banned: z.boolean(),
  description: z.string(),
  /** `null` without a ban, and for a deleted account. */
  admin: z.nullable(z.string()),
  at: z.nullable(moment),
});
export type RiderBan = z.output<typeof riderBan>;

/** All codes, active or not. */
export const riderBans = z.object({ data: z.array(riderBan) }).register(z.globalRegistry, { id: 'RiderBans' });

export const riderBanBody = z.strictObject({
  zwiftId: gameId,
  code: z.enum(BAN_CODES),
  banned: z.boolean(),
  /** The default text of its code if omitted. */
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
export const changedRiderBans = z
  .object({ message: z.string(), data: z.array(riderBan) })
  .register(z.globalRegistry, { id: 'ChangedRiderBans' });

/** A ride with power for every second; `banned`: it is excluded from every curve. */
const storedActivity = z.object({
  _id: objectId,
  activityId: z.string(),
  /** Name of its race; `null` if the race is gone. */
  name: z.nullable(z.string()),
  eventId: z.nullable(gameId),
  date: moment,
  weightInGrams: z.nullable(z.number()),
  isVirtualPower: z.boolean(),
  banned: z.boolean(),
});
export type StoredActivity = z.output<typeof storedActivity>;

/** Newest first. */
export const riderActivities = z
  .object({ data: z.array(storedActivity) })
  .register(z.globalRegistry, { id: 'RiderActivities' });
export const activityBanBody = z.strictObject({ _idActivity: objectId, banned: z.boolean() });
export const changedActivity = z
  .object({ message: z.string(), data: storedActivity })
  .register(z.globalRegistry, { id: 'ChangedActivity' });
