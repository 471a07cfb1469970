import * as z from 'zod/mini';
import { moment, objectId } from '../values.ts';

/** Maximum length of one message, in UTF-16 units as Telegram counts them. */
export const LONGEST_BROADCAST = 4096;

/** `stopped`: Telegram rejected the bot's token, so the rest was not sent. */
const broadcastState = z.enum(['sending', 'sent', 'stopped']);
export type BroadcastState = z.output<typeof broadcastState>;

const broadcast = z.object({
  _id: objectId,
  text: z.string(),
  /** Login of the administrator; `null` for a removed account. */
  author: z.nullable(z.string()),
  createdAt: moment,
  state: broadcastState,
  receivers: z.int(),
  delivered: z.int(),
  /** Chats that blocked the bot or are gone. */
  failed: z.int(),
  /** Messages whose response was lost: they are not retried, so that no chat receives duplicates. */
  unknown: z.int(),
});
export type Broadcast = z.output<typeof broadcast>;

/** The bot with its latest messages, newest first. */
export const telegramBot = z
  .object({
    data: z.object({
      isConfigured: z.boolean(),
      /** Name of the bot for a link to it; `null` without one. */
      name: z.nullable(z.string()),
      /** Chats that sent /start and did not leave. */
      receivers: z.int(),
      broadcasts: z.array(broadcast),
    }),
  })
  .register(z.globalRegistry, { id: 'TelegramBot' });
export type TelegramBot = z.output<typeof telegramBot>['data'];

export const broadcastBody = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_BROADCAST)),
});
export type BroadcastBody = z.output<typeof broadcastBody>;
