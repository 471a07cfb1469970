import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { secondMs } from '../../kernel/time-units.ts';
import {
  ChatGone,
  MessageRefused,
  PauseAsked,
  ResponseLost,
  TelegramOff,
  TelegramUnreachable,
  TokenRefused,
} from './telegram.errors.ts';

const timeoutMs = 10_000;
const usualPause = 30;
const refused = z.object({
  ok: z.literal(false),
  error_code: z.int(),
  description: z.prefault(z.string(), ''),
  parameters: z.optional(z.object({ retry_after: z.optional(z.int()) })),
});
const chat = z.object({ id: z.int(), type: z.string() });
const update = z.object({
  update_id: z.int(),
  message: z.optional(z.object({ chat, text: z.optional(z.string()) })),
  my_chat_member: z.optional(z.object({ chat, new_chat_member: z.object({ status: z.string() }) })),
});
export type TelegramUpdate = z.output<typeof update>;

/**
 * Client of the Telegram Bot API.
 *
 * Methods throw TelegramOff without a token, TokenRefused, PauseAsked, TelegramUnreachable and ResponseLost.
 */
@Injectable()
export class TelegramClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.TELEGRAM_BOT_TOKEN !== undefined;
  }

  /** Sends a plain text, at the rate that the API allows. Also throws ChatGone and MessageRefused. */
  async sendMessage(chatId: number, text: string): Promise<void> {
    const pace = wait(secondMs / this.config.TELEGRAM_MESSAGES_PER_SECOND);
    const sent = this.ask('sendMessage', { chat_id: chatId, text, link_preview_options: { is_disabled: true } });
    await Promise.all([sent, pace]);
  }

  /** Returns the updates from an offset on; requesting them confirms the earlier ones. */
  async fetchUpdates(offset: number, limit: number): Promise<TelegramUpdate[]> {
    const allowed = ['message', 'my_chat_member'];
    const given = await this.ask('getUpdates', { offset, limit, timeout: 0, allowed_updates: allowed });
    return z.array(update).parse(given);
  }

  private async ask(method: string, parameters: object): Promise<unknown> {
    const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL } = this.config;
    if (token === undefined) throw new TelegramOff();
    // The address contains the token: it is never part of an error.
    const response = await fetch(new URL(`/bot${token}/${method}`, TELEGRAM_API_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw isUnsent(error) ? new TelegramUnreachable() : new ResponseLost('no response');
    });
    const body: unknown = await response.json().catch(() => null);
    const { data } = z.object({ ok: z.literal(true), result: z.unknown() }).safeParse(body);
    if (data) return data.result;
    throw errorOf(body, response.status);
  }
}

const [badRequest, unauthorized, forbidden, notFound, tooMany] = [400, 401, 403, 404, 429];

function errorOf(body: unknown, status: number): Error {
  const { data } = refused.safeParse(body);
  if (!data) return new ResponseLost(`status ${status}`);
  const { error_code: code, description, parameters } = data;
  if (code === tooMany) return new PauseAsked(parameters?.retry_after ?? usualPause);
  if (code === unauthorized || code === notFound) return new TokenRefused();
  if (code === forbidden || (code === badRequest && /chat not found/i.test(description))) return new ChatGone();
  return code === badRequest ? new MessageRefused(description) : new ResponseLost(`status ${code}`);
}

const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a request failed before any of it was sent. */
function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && unsent.has(String(cause.code));
}
