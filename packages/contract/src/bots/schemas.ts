import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { moment, objectId } from '../values.ts';

/**
 * State of an organizer's game account: `expiring` if its sign-in was not renewed and ends within seven days, `refused`
 * if the game no longer accepts it.
 */
export const botState = z.enum(['working', 'expiring', 'expired', 'refused']);
export type BotState = z.output<typeof botState>;

/** An organizer's game account, which serves all its clubs. Never includes tokens or passwords. */
export const bot = z
  .object({
    _id: objectId,
    organizerId: objectId,
    /** The email address it signs in with. */
    username: z.string(),
    /** Its name in the game; `null` if the game returns none. */
    name: z.nullable(z.string()),
    gameUserId: z.nullable(z.string()),
    state: botState,
    /** Times when its sign-in was last created or renewed, and when it expires without a renewal. */
    issuedAt: moment,
    expiresAt: moment,
    /** Error message of the last failed renewal. */
    failure: z.nullable(z.string()),
    failedAt: z.nullable(moment),
    /** Clubs that the account serves. */
    clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .register(z.globalRegistry, { id: 'Bot' });
export type Bot = z.output<typeof bot>;

export const bots = z.object({ data: z.array(bot) }).register(z.globalRegistry, { id: 'Bots' });
export const changedBot = z.object({ message: z.string(), data: bot }).register(z.globalRegistry, { id: 'ChangedBot' });

/** The organizer whose bots to list; the caller's own by default. */
export const botsQuery = z.object({ organizerId: z.optional(objectId) });

/** A game account; its password is exchanged for a token and not stored. */
export const botAccount = z.strictObject({
  username: email,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type BotAccount = z.output<typeof botAccount>;
export const botBody = z.extend(botAccount, { organizerId: objectId });
export const botRemoval = z.strictObject({ botId: objectId });
