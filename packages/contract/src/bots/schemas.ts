import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { moment, objectId } from '../values.ts';

/**
 * How an organizer's account in the game fares: `expiring` when its sign-in was not renewed and ends within seven days,
 * `refused` when the game does not accept it any more.
 */
export const botState = z.enum(['working', 'expiring', 'expired', 'refused']);
export type BotState = z.output<typeof botState>;

/** An organizer's account in the game, which serves all its clubs. Tokens and passwords are never part of it. */
export const bot = z
  .object({
    _id: objectId,
    organizerId: objectId,
    /** The e-mail address it signs in with. */
    username: z.string(),
    /** What the game calls it; `null` where the game does not say. */
    name: z.nullable(z.string()),
    gameUserId: z.nullable(z.string()),
    state: botState,
    /** When its sign-in was last made or renewed, and when it ends without a renewal. */
    issuedAt: moment,
    expiresAt: moment,
    /** The sentence of the last renewal that failed. */
    failure: z.nullable(z.string()),
    failedAt: z.nullable(moment),
    /** The clubs it serves. */
    clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .register(z.globalRegistry, { id: 'Bot' });
export type Bot = z.output<typeof bot>;

export const bots = z.object({ data: z.array(bot) }).register(z.globalRegistry, { id: 'Bots' });
export const changedBot = z.object({ message: z.string(), data: bot }).register(z.globalRegistry, { id: 'ChangedBot' });

/** The organizer whose bots are listed; the caller's own by default. */
export const botsQuery = z.object({ organizerId: z.optional(objectId) });

/** An account of the game; its password is exchanged for a token and not stored. */
export const botAccount = z.strictObject({
  username: email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type BotAccount = z.output<typeof botAccount>;
export const botBody = z.extend(botAccount, { organizerId: objectId });
export const botRemoval = z.strictObject({ botId: objectId });
