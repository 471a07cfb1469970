import type { Bot as BotBody } from '@otryv/contract';
import { type Bot, stateOf } from '../../clubs/bots/bot.ts';

/** Maps a bot, naming each field of the response. */
export function toBot(bot: Bot, clubs: readonly { clubId: string; name: string }[], now: Date): BotBody {
  return {
    _id: bot.id,
    organizerId: bot.organizerId,
    username: bot.username,
    name: bot.name,
    gameUserId: bot.gameUserId,
    state: stateOf(bot, now),
    issuedAt: bot.issuedAt.toISOString(),
    expiresAt: bot.expiresAt.toISOString(),
    failure: bot.failure,
    failedAt: bot.failedAt?.toISOString() ?? null,
    clubs: clubs.map(({ clubId, name }) => ({ id: clubId, name })),
  };
}
